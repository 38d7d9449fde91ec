/** How the cards of a game lie in its state: where the words are, what they are called, how they are stored. */
import { type Layout, Names } from './layout.ts';
import type { ZoneSpec } from './zones.ts';

/** How many numbers so many cards share, so that a fresh one is never a giveaway. */
export function numbersFor(cards: number): number {
  return cards === 0 ? 0 : cards + Math.max(16, cards >> 1);
}

/** What a game's cards need of a state: how many there can be, where they can lie, what is printed on them. */
export interface CardShape {
  /** How many cards there can be. How many that is makes no difference to the cards there are. */
  readonly cards: number;
  readonly zones: readonly ZoneSpec[];
  /** What the printed cards are called, by face: then they count by name in the hash. Each has a name of its own. */
  readonly faces?: readonly string[];
}

export function cardWords({ cards, zones }: CardShape): number {
  return numbersFor(cards) * 6 + 2 + zones.length * 3;
}

export const NONE = -1;

/** Where the words of the cards are, and by what names their values go. Made once per shape. */
export class CardLayout {
  readonly numbers: number;
  readonly places: Names;
  readonly faces: Names | null;

  constructor(
    readonly at: number,
    readonly shape: CardShape,
  ) {
    this.numbers = numbersFor(shape.cards);
    this.places = new Names(shape.zones.map(({ name }) => name));
    this.faces = shape.faces ? new Names(shape.faces) : null;
  }

  /** Says what each word is. How the cards lie is stored apart, as `pack` has it. */
  layOut(layout: Layout): void {
    const { at, numbers, shape } = this;
    for (let card = 0; card < numbers; card++) {
      layout.word(at + card, `card ${card} face`, { initial: NONE, names: this.faces, apart: true });
      layout.word(at + numbers + card, `card ${card} place`, { initial: NONE, names: this.places, apart: true });
      layout.word(at + numbers * 2 + card, `card ${card} below`, { apart: true });
      layout.word(at + numbers * 3 + card, `card ${card} above`, { apart: true });
      layout.word(at + numbers * 4 + card, `card ${card} known`, { hidden: true });
      layout.word(at + numbers * 5 + card, `free ${card}`, { apart: true });
    }
    layout.word(at + numbers * 6, 'free', { apart: true });
    layout.word(at + numbers * 6 + 1, 'made', { apart: true });
    const tops = at + numbers * 6 + 2;
    shape.zones.forEach(({ name }, zone) => {
      layout.word(tops + zone, `zone ${name} top`, { initial: NONE, apart: true });
      layout.word(tops + shape.zones.length + zone, `zone ${name} bottom`, { initial: NONE, apart: true });
      layout.word(tops + shape.zones.length * 2 + zone, `zone ${name} count`, { apart: true });
    });
  }
}

/** How the cards lie, in numbers that mean the same in a state with more zones and cards. */
export interface PackedCards {
  readonly made: number;
  readonly free: readonly number[];
  /** The zones with cards in them, each by the number of its name. */
  readonly zones: readonly { readonly zone: number; readonly cards: readonly PackedCard[] }[];
}
/** A card by its number, and its face: by the number of its name, where faces have names. */
export type PackedCard = readonly [card: number, face: number];
