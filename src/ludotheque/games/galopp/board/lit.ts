// Where on the board an action is done: a card in the hand, a space of the ring, or the button below the line-up.

export function lit(action: string): string[] {
  const [verb, what] = action.split(" ");
  if (verb === "arrange") return ["[data-line-up]"];
  return [verb === "feed" ? `[data-space="${what}"]` : `[data-card="${what}"]`];
}
