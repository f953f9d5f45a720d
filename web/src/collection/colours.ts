// Text on a colour that an owner has chosen: whichever of dark and light is easier to read on it.

const DARK = "#1a110a";
const LIGHT = "#ffffff";

/** The part of light that a colour gives back, as the accessibility guidelines count it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour of text on a colour. */
export const inkOn = (colour: string): string => (contrast(colour, DARK) >= contrast(colour, LIGHT) ? DARK : LIGHT);
