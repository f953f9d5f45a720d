// Where on the board an action is done: stock and pile; cards of the hand, and then where they go. What was picked too much is
// put back first.

export function lit(action: string): string[] {
  const [verb, ...rest] = action.split(" ");
  if (verb === "draw") return ["[data-stock]"];
  if (verb === "take") return ["[data-pile]"];
  const combination = `[data-number="${rest.at(-1)}"]`;
  if (verb === "back") return [`${combination} [data-back="${rest[0]}"]`];
  const cards = verb === "add" || verb === "free" ? rest.slice(0, -1) : rest;
  const target = { lay: "[data-lay]", discard: "[data-discard]", free: `${combination} :is([data-free], [data-add])` }[verb ?? ""];
  return [
    `[data-drop="hand"] li${cards.map((face) => `:not([data-face="${face}"])`).join("")} [aria-pressed="true"]`,
    ...cards.map((face) => `[data-drop="hand"] [data-face="${face}"] [aria-pressed="false"]`),
    target ?? `${combination} [data-add]`,
  ];
}
