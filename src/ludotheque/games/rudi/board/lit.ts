// Where on the board an action is done: a card in the hand.

export const lit = (action: string): string[] => [`[data-card="${action}"]`];
