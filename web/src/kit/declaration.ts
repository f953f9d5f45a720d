// What a game declares of itself, for a board that nobody has drawn: decks, tracks, components, actions, layout.

/** A kind of card or tile; views name it by its number. */
export interface Kind {
  /** As it is written in actions. */
  text: string;
  suit?: string;
  symbol?: string;
  name?: string;
  worth?: number;
  copies?: number;
}

export interface Deck {
  /** Cards with a suit of the French deck, domino tiles, or a number. */
  style: "french" | "tiles" | "plain";
  kinds: Kind[];
}

export interface Space {
  /** safe or home, or a name of the game's own; most are plain. */
  kind?: string;
  /** Whose pawns begin here. */
  owner?: number | null;
}

/** Spaces that everybody walks, in a ring, a cross or a line. A pawn's place is a number: below 0 in its yard, up to `length` a
 * space, then the `lane` spaces that only its owner uses, and then home. */
export interface TrackPlan {
  length: number;
  shape: "cross" | "ring" | "line";
  /** Where each seat begins. */
  starts: number[];
  lane: number;
  /** How many spaces a seat walks before it turns into its lane. */
  walk: number;
  spaces: Space[];
}

interface Named<K extends string> {
  /** The field of the view. */
  name: string;
  kind: K;
}
interface OfDeck<K extends string> extends Named<K> {
  deck: string;
}

/** Private cards of each seat, counted by kind; their numbers are public. */
export interface Hands extends OfDeck<"hands"> {
  size?: string;
}
/** Covered cards. */
export interface Stock extends OfDeck<"stock"> {
  size: string;
}
/** Open cards, of which the topmost is seen. */
export interface Pile extends OfDeck<"pile"> {
  top?: string;
}
/** Open cards in rows. */
export interface Piles extends OfDeck<"piles"> {
  count: number;
  places: number;
}
/** A card that each seat chooses in secret; then all are shown. */
export interface Choices extends OfDeck<"choices"> {
  chosen: string;
  shown: string;
}
/** Open cards side by side. */
export interface Display extends OfDeck<"display"> {
  places: number;
}
/** What everybody knows each seat to hold. */
export type Marks = OfDeck<"marks">;
/** Tiles in a line, laid at either end. */
export interface Chain extends OfDeck<"chain"> {
  ends?: string;
}
export interface Pawns extends Named<"pawns"> {
  track: string;
  each: number;
  /** A public field: so many of each seat's pawns are in play, one number for all or one for each seat. */
  used?: string;
}
export interface Dice extends Named<"dice"> {
  count: number;
  sides: number;
}
export interface Counters extends Named<"counters"> {
  each: "seat" | "table";
}

export type Component = Hands | Stock | Pile | Piles | Choices | Display | Marks | Chain | Pawns | Dice | Counters;
export type KindOfComponent = Component["kind"];

/** What people may do: a verb, and what it names. */
export interface ActionKind {
  verb: string;
  /** card, tile, suit, pawn, number …, or nothing. */
  takes: string;
  /** The deck, or the component. */
  of?: string;
  /** What is written after it, such as the side of a line. */
  and?: string[];
  from?: string;
  to?: string;
}

export interface Layout {
  /** Components in the middle, in this order. */
  middle?: string[];
  /** Components beside each name. */
  seat?: string[];
  sort?: "suit" | "value";
  /** How pawns look. */
  figure?: "pawn" | "horse";
}

export interface Declaration {
  decks: Record<string, Deck>;
  tracks?: Record<string, TrackPlan>;
  components: Component[];
  actions: ActionKind[];
  layout?: Layout;
}

/** The components of one kind. */
export function allOf<K extends KindOfComponent>({ components }: Declaration, kind: K): Extract<Component, { kind: K }>[] {
  return components.filter((one): one is Extract<Component, { kind: K }> => one.kind === kind);
}
