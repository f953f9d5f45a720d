// What may be done now, and where one does it: each legal action belongs to a piece of the board, or to a button.

import type { ActionKind, Declaration } from "./declaration";

/** A legal action, and the same in words. */
export interface Choice {
  action: string;
  label: string;
  /** What is written after the verb and the piece: of a card that may go to either end, which end. */
  rest: string[];
}

/** The component that an action takes a card from; an action that does not say so takes it from a hand. */
const sourceOf = (kind: ActionKind, declaration: Declaration): string =>
  kind.from ?? declaration.components.find((one) => one.kind === "hands" && (!kind.of || one.deck === kind.of))?.name ?? "";
const takesCard = (kind: ActionKind | undefined): boolean => kind?.takes === "card" || kind?.takes === "tile";

/** The names of pieces, as actions, lessons and the coach call them. */
export const nameOfCard = (component: string, text: string): string => `${component}-${text}`;
export const nameOfSuit = (suit: string): string => `suit-${suit}`;
export const nameOfPawn = (number: number): string => `pawn-${number}`;
export const nameOfButton = (verb: string): string => `do-${verb}`;

function kindOf(declaration: Declaration, action: string): ActionKind | undefined {
  const verb = action.split(" ")[0];
  return declaration.actions.find((one) => one.verb === verb);
}

/** The piece that an action is done with. */
export function pieceOf(declaration: Declaration, action: string): string {
  const kind = kindOf(declaration, action);
  const [verb = "", first = ""] = action.split(" ");
  if (kind && takesCard(kind)) return nameOfCard(sourceOf(kind, declaration), first);
  if (kind?.takes === "suit") return nameOfSuit(first);
  if (kind?.takes === "pawn") return nameOfPawn(Number(first));
  if (kind?.takes === "place") return `${kind.of ?? kind.from ?? kind.to}-${Number(first) - 1}`;
  if (kind?.takes === "nothing") return nameOfButton(verb);
  return nameOfButton(action); // each has a button of its own
}

/** Legal actions by piece. What takes nothing is also done by a tap at the pile it takes from, or else goes to. */
export function choicesByPiece(declaration: Declaration, legal: string[], labels: string[]): Map<string, Choice[]> {
  const choices = new Map<string, Choice[]>();
  const add = (piece: string, choice: Choice) => choices.set(piece, [...(choices.get(piece) ?? []), choice]);
  legal.forEach((action, k) => {
    const kind = kindOf(declaration, action);
    const choice = { action, label: labels[k] ?? action, rest: action.split(" ").slice(kind?.takes === "nothing" ? 1 : 2) };
    add(pieceOf(declaration, action), choice);
    const pile = kind?.takes === "nothing" ? (kind.from ?? kind.to) : undefined;
    if (pile) add(pile, choice);
  });
  return choices;
}

/** How an action with a card would be written: to ask why it may not be done. */
export function wouldBe(declaration: Declaration, component: string, text: string): string | undefined {
  const kind = declaration.actions.find((one) => takesCard(one) && sourceOf(one, declaration) === component);
  // Any side will do: the card is what cannot be played.
  return kind && [kind.verb, text, ...(kind.and?.includes("side") ? ["left"] : [])].join(" ");
}

/** The same for what is done with a whole pile, or a pawn. */
export function wouldBeAt(declaration: Declaration, component: string): string | undefined {
  return declaration.actions.find((one) => one.takes === "nothing" && (one.from === component || (!one.from && one.to === component)))?.verb;
}
export function wouldMove(declaration: Declaration, number: number): string | undefined {
  const kind = declaration.actions.find((one) => one.takes === "pawn");
  return kind && `${kind.verb} ${number}`;
}
