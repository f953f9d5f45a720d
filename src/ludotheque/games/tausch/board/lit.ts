// Where on the board an action is put together: the cards that are given and their market, or an objective, which takes up its
// cards by itself; then the button. What was taken up too much is laid back first.

export function lit(action: string): string[] {
  const [verb, place, ...cards] = action.split(" ");
  const index = Number(place) - 1;
  const others = cards.map((card) => `:not([data-card="${card}"])`).join("");
  const missing = cards.map((card) => `[data-card="${card}"][aria-pressed="false"]`);
  if (verb === "claim") return [`[data-goal="${index}"][aria-pressed="false"]`, `[data-card][aria-pressed="true"]${others}`, ...missing, "[data-do]"];
  return [`[data-card][aria-pressed="true"]${others}`, ...missing, `[data-market="${index}"][aria-pressed="false"]`, "[data-do]"];
}
