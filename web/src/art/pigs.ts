// The looks of the pigs: their coats, their racing cloths, and the shape of each colour.

export type PigColour = "red" | "blue" | "green" | "yellow" | "black" | "white";

/** The pig of each seat, where a pig stands for a player. */
export const SEAT_COLOURS: readonly PigColour[] = ["red", "blue", "green", "yellow", "black", "white"];

export interface Coat {
  skin: string;
  /** Belly, far legs, inside of the ears. */
  shade: string;
  snout: string;
  cloth: string;
  trim: string;
  /** The sign on the cloth. */
  sign: string;
  /** How fat, across and upwards: 1 is a proper pig. */
  girth: number;
}

/** The line around everything drawn here. */
export const LINE = "#3b2418";

// The same in both themes, since the cloth has to match the card. A sign has a contrast of more than 4.5 to 1.
export const coats: Record<PigColour, Coat> = {
  red: { skin: "#ef9583", shade: "#d4715f", snout: "#f7b3a3", cloth: "#bd2c25", trim: "#7f1712", sign: "#fff6e6", girth: 0.97 },
  blue: { skin: "#a9c3de", shade: "#83a2c4", snout: "#d5c6d6", cloth: "#1f5d9a", trim: "#123c68", sign: "#fff6e6", girth: 1 },
  green: { skin: "#b5cf96", shade: "#8fb06d", snout: "#e0cdb0", cloth: "#27702f", trim: "#164a1c", sign: "#fff6e6", girth: 1.09 },
  yellow: { skin: "#f6d684", shade: "#dcb455", snout: "#f7c3a0", cloth: "#eab308", trim: "#9a6d00", sign: "#3b2418", girth: 0.95 },
  black: { skin: "#746560", shade: "#544743", snout: "#b08f88", cloth: "#2b2522", trim: "#0f0b0a", sign: "#fff6e6", girth: 1 },
  white: { skin: "#fdf3e6", shade: "#e4d0bb", snout: "#f6c9bd", cloth: "#ffffff", trim: "#8d8177", sign: "#3b2418", girth: 1.03 },
};

/** Each colour's shape in a square of 16; that of white is open. */
export const shapes: Record<PigColour, string> = {
  red: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  blue: "M2.2 2.2h11.6v11.6H2.2z",
  green: "M8 1.2 15 14H1z",
  yellow: "M8 .6l2.3 4.9 5.3.6-3.9 3.6 1 5.3L8 12.4 3.3 15l1-5.3L.4 6.1l5.3-.6z",
  black: "M8 .8 15.2 8 8 15.2.8 8z",
  white: "M8 2.4a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 1 1 0-11.2z",
};
