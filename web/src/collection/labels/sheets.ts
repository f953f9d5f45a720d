// Sheets of labels as they are sold, A4: how many there are, how large, and which box is on which.

export const PAPER = { width: 210, height: 297 };

/** Sizes in millimetres. Sheets are symmetrical, so the margins follow. */
export interface LabelSheet {
  id: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Between two columns. */
  gap: number;
}

export const SHEETS: LabelSheet[] = [
  { id: "63.5×38.1", columns: 3, rows: 7, width: 63.5, height: 38.1, gap: 2.5 },
  { id: "70×36", columns: 3, rows: 8, width: 70, height: 36, gap: 0 },
  { id: "63.5×33.9", columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.5 },
  { id: "99.1×38.1", columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
  { id: "99.1×67.7", columns: 2, rows: 4, width: 99.1, height: 67.7, gap: 2.5 },
  { id: "38.1×21.2", columns: 5, rows: 13, width: 38.1, height: 21.2, gap: 2.5 },
];

export const labelsOf = ({ columns, rows }: LabelSheet): number => columns * rows;

export interface Margins {
  left: number;
  top: number;
}

export function marginsOf({ columns, rows, width, height, gap }: LabelSheet): Margins {
  const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;
  return { left: rounded((PAPER.width - columns * width - (columns - 1) * gap) / 2), top: rounded((PAPER.height - rows * height) / 2) };
}

/** The sheets that are needed: a box for each label, nothing for those that were used already or stay empty. */
export function pagesOf<Box>(boxes: Box[], sheet: LabelSheet, used: number): (Box | undefined)[][] {
  if (!boxes.length) return [];
  const most = labelsOf(sheet);
  const skipped = Math.min(Math.max(0, Math.round(used) || 0), most - 1);
  const all: (Box | undefined)[] = [...Array.from({ length: skipped }, () => undefined), ...boxes];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, page) => Array.from({ length: most }, (_, at) => all[page * most + at]));
}

/** The address of a box, as its label bears it; undefined if what was typed is no address of the web. */
export function boxAddress(library: string, id: number): string | undefined {
  try {
    const { protocol, origin } = new URL(library.trim());
    return protocol === "http:" || protocol === "https:" ? `${origin}/collection/${id}` : undefined;
  } catch {
    return undefined;
  }
}
