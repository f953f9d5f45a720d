// Fair lots from the browser's cryptographic randomness: every outcome is exactly as likely as every other.

/** A number from 0, below a bound of at most 2³². What would make the first numbers likelier is drawn again. */
export function draw(below: number): number {
  const fair = Math.floor(2 ** 32 / below) * below;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] as number) >= fair);
  return (word[0] as number) % below;
}

export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const result = [...things];
  for (let at = result.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [result[at], result[other]] = [result[other] as Thing, result[at] as Thing];
  }
  return result;
}
