/** What players do or have done to them: `eachPlayer(discards(1))`, `targetOpponent(either(own(commit, ship), ...))`. */
import { type Card, EVERYBODY, type Rules, type Seat } from '@ragtag/kernel';
import { choose } from '../rules/asking.ts';
import { chooseHidden, discard, discardChosen, distinct, draw, mill } from '../rules/decks.ts';
import { changeInfluence } from '../rules/influence.ts';
import { supplyFromHand } from '../rules/ready.ts';
import { handSize } from '../rules/setup.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Worth } from '../state/printed.ts';
import { type Amount, amountOf, roughly } from './amounts.ts';
import type { CardAction } from './card-actions.ts';
import { aCard, aPersonnelCard, type CardFilter, type FaceFilter } from './filter.ts';
import { type Subject, things, verb, whose } from './words.ts';

/** To the player it is about. */
export interface PlayerAction extends Partial<Worth> {
  /** "gains 1 influence": what is said of the player. */
  text(player: Subject): string;
  /** Whether the player can do it. Absent: always. */
  can?(g: Ccg, c: Context, seat: Seat): boolean;
  run(g: Ccg, c: Context, seat: Seat): Rules<void>;
  /** For several players by one and the same effect; one after another unless said. */
  together?(g: Ccg, c: Context, seats: readonly Seat[]): Rules<void>;
}

/** Gains, or loses, influence. */
export function influence(amount: Amount): PlayerAction {
  const loses = typeof amount === 'number' && amount < 0;
  const many =
    typeof amount === 'number' ? `${Math.abs(amount)} influence` : `${amount.times ?? 1} influence ${amount.each}`;
  const together = (g: Ccg, c: Context, seats: readonly Seat[]) => {
    const by = amountOf(amount, g, c);
    return changeInfluence(
      g,
      seats.map((seat) => ({ seat, by })),
    ); // at the same moment. CCG-WIN-05
  };
  return {
    text: (player) => `${player.name} ${verb(player, loses ? 'lose' : 'gain')} ${many}`,
    worth: roughly(amount),
    run: (g, c, seat) => together(g, c, [seat]),
    together,
  };
}

export function draws(count: Amount): PlayerAction {
  const many = typeof count === 'number' ? things(count, 'card') : `1 card ${count.each}`;
  return {
    text: (player) => `${player.name} ${verb(player, 'draw')} ${many}`,
    worth: roughly(count),
    *run(g, c, seat) {
      yield* draw(g, seat, amountOf(count, g, c));
    },
  };
}

/** Cards of one's own choice. */
export function discards(count: number): PlayerAction {
  return {
    text: (player) => `${player.name} ${verb(player, 'discard')} ${things(count, 'card')}`,
    worth: -0.8 * count,
    can: (g, _, seat) => g.count('hand', seat) > 0,
    *run(g, _, seat) {
      yield* discardChosen(g, seat, count);
    },
  };
}

export const discardsHand: PlayerAction = {
  text: (player) => `${player.name} ${verb(player, 'discard')} ${whose(player)} hand`,
  worth: -2.5,
  *run(g, _, seat) {
    for (const card of g.list('hand', seat)) discard(g, card);
  },
};

export const showsHand: PlayerAction = {
  text: (player) => `${player.name} ${verb(player, 'reveal')} ${whose(player)} hand`,
  worth: -0.2,
  *run(g, _, seat) {
    showHand(g, seat);
  },
};

function showHand(g: Ccg, seat: Seat): void {
  const held = g.list('hand', seat);
  for (const card of held) g.cards.flash(card, EVERYBODY);
  g.emit({ type: 'hand-shown', player: seat, ids: held.map((card) => g.printed(card).id) });
}

/** Top cards of the deck to the discard pile. */
export function mills(count: Amount): PlayerAction {
  const many = typeof count === 'number' && count !== 1 ? `the top ${count} cards` : 'the top card';
  const each = typeof count === 'number' ? '' : ` ${count.each}`;
  return {
    text: (player) =>
      `${player.name} ${verb(player, 'put')} ${many} of ${whose(player)} deck into ${whose(player)} discard pile${each}`,
    worth: -0.1 * roughly(count),
    *run(g, c, seat) {
      mill(g, seat, amountOf(count, g, { ...c, you: seat }));
    },
  };
}

/** The player does something with one card of his own choice: "commits a ship". CCG-PLAY-07 */
export function own(action: CardAction, filter: CardFilter): PlayerAction {
  const mine = (g: Ccg, c: Context, seat: Seat) => ownCards(g, c, seat, filter, action);
  return {
    text: (player) =>
      `${player.name} ${verbOf(action, player)} ${(player.name === 'you' ? filter.yours : filter.theirs).any}`,
    worth: action.worth ?? 0,
    power: action.power ?? 0,
    can: (g, c, seat) => mine(g, c, seat).length > 0,
    *run(g, c, seat) {
      const options = g.named('card', mine(g, c, seat));
      if (options.length === 0) return;
      const { card } = yield* choose({ seat, kind: action.verb ?? 'choose', context: g.source(c), options });
      yield* action.run(g, c, card);
    },
  };
}

/** The same with all of them. */
export function ownAll(action: CardAction, filter: CardFilter): PlayerAction {
  return {
    text: (player) =>
      `${player.name} ${verbOf(action, player)} all ${(player.name === 'you' ? filter.yours : filter.theirs).several}`,
    worth: 2 * (action.worth ?? 0),
    power: action.power ?? 0,
    can: (g, c, seat) => ownCards(g, c, seat, filter, action).length > 0,
    *run(g, c, seat) {
      for (const card of ownCards(g, c, seat, filter, action)) yield* action.run(g, c, card);
    },
  };
}

function verbOf({ verb: base = 'choose' }: CardAction, player: Subject): string {
  return base
    .split(' and ')
    .map((one) => verb(player, one))
    .join(' and ');
}

/** The player's cards of which this can be done, if there are any; else all that fit. */
function ownCards(g: Ccg, c: Context, seat: Seat, filter: CardFilter, action: CardAction): Card[] {
  return filter.in(g, c).filter((card) => g.ownerOf(card) === seat && (action.can?.(g, card) ?? true));
}

/** The player picks one of two things to do; one that can be done, if there is. CCG-EFFECT-05 */
export function either(first: PlayerAction, second: PlayerAction): PlayerAction {
  return {
    worth: Math.max(first.worth ?? 0, second.worth ?? 0),
    text: (player) => {
      const [a, b] = [first.text(player), second.text(player)];
      return `${a} or ${b.startsWith(`${player.name} `) ? b.slice(player.name.length + 1) : b}`;
    },
    *run(g, c, seat) {
      const ways = [first, second];
      const possible = ways.filter((way) => way.can?.(g, c, seat) ?? true);
      const options = possible.map((way) => ({
        type: 'way' as const,
        index: ways.indexOf(way),
        text: way.text({ name: 'you', plural: false }),
      }));
      if (options.length === 0) return;
      const { index } = yield* choose({
        seat,
        kind: 'either',
        rules: ['CCG-PLAY-07'],
        context: g.source(c),
        options,
      });
      yield* (ways[index] ?? first).run(g, c, seat);
    },
  };
}

/** A card of one's own discard pile goes to one's hand. */
export function takesBack(filter: FaceFilter): PlayerAction {
  const found = (g: Ccg, seat: Seat) =>
    distinct(
      g,
      g.list('discard', seat).filter((card) => filter.matches(g, card)),
    );
  return {
    text: (player) =>
      `${player.name} ${verb(player, 'return')} a ${filter.one} from ${whose(player)} discard pile to ${whose(player)} hand`,
    worth: 1,
    can: (g, _, seat) => found(g, seat).length > 0,
    *run(g, _, seat) {
      const options = g.named('card', found(g, seat));
      if (options.length === 0) return;
      const { card, id } = yield* choose({ seat, kind: 'take-back', options });
      g.cards.move(card, g.zone('hand', seat));
      g.emit({ type: 'returned-to-hand', player: seat, card, id });
    },
  };
}

/** A card of one's choice from hand goes on top of one's deck. */
export const putsHandCardOnDeck: PlayerAction = {
  text: (player) =>
    `${player.name} ${verb(player, 'put')} a card from ${whose(player)} hand on top of ${whose(player)} deck`,
  worth: -0.5,
  can: (g, _, seat) => g.count('hand', seat) > 0,
  *run(g, _, seat) {
    const card = yield* chooseHidden(g, seat, 'put-on-deck', g.list('hand', seat), false);
    if (card !== null) g.cards.move(card, g.zone('deck', seat), 'top');
  },
};

/** The player picks an opponent of his own, who does it. */
export function havesOpponent(action: PlayerAction): PlayerAction {
  return {
    text: (player) =>
      `${player.name} ${verb(player, 'choose')} a target opponent; ${action.text({ name: 'that opponent', plural: false })}`,
    worth: -(action.worth ?? 0),
    *run(g, c, seat) {
      const concerned = g.opponentsOf(seat).filter((player) => !g.turn.spared.has(player));
      const options = concerned.map((player) => ({ type: 'player' as const, player }));
      if (options.length === 0) return;
      const { player } = yield* choose({
        seat,
        kind: 'target-player',
        rules: ['CCG-PLAY-08'],
        context: g.source(c),
        options,
      });
      yield* action.run(g, c, player);
    },
  };
}

/** A card of one's choice from hand becomes a supply card. */
export const suppliesFromHand: PlayerAction = {
  text: (player) =>
    `${player.name} ${verb(player, 'put')} a card from ${whose(player)} hand into ${whose(player)} resource area as a supply card`,
  worth: 0.5,
  can: (g, _, seat) => g.count('hand', seat) > 0,
  *run(g, _, seat) {
    yield* supplyFromHand(g, seat);
  },
};

export const drawsStartingHand: PlayerAction = {
  text: (player) => `${player.name} ${verb(player, 'draw')} as many cards as ${whose(player)} base's hand size`,
  worth: 4,
  *run(g, _, seat) {
    yield* draw(g, seat, handSize(g, seat));
  },
};

/** The player shows the hand; whoever plays this picks a card of it. */
function picksFromHand(filter: FaceFilter, then: string, put: (g: Ccg, card: Card) => void): PlayerAction {
  return {
    text: (player) =>
      `${player.name} ${verb(player, 'reveal')} ${whose(player)} hand. Choose a ${filter.one} there; ${then}`,
    worth: -1.2,
    *run(g, c, seat) {
      showHand(g, seat);
      const held = g.list('hand', seat);
      for (const card of held) g.cards.show(card, EVERYBODY);
      const fitting = held.filter((card) => filter.matches(g, card));
      const options = g.named('card', distinct(g, fitting));
      if (options.length === 0) return;
      const { card } = yield* choose({ seat: c.you, kind: 'pick-from-hand', context: { player: seat }, options });
      put(g, card);
    },
  };
}

export const discardsYourPick = picksFromHand(aCard, 'that player discards it', discard);
export const putsYourPickOnDeck = picksFromHand(aPersonnelCard, "put it on top of its owner's deck", (g, card) => {
  g.cards.move(card, g.zone('deck', g.ownerOf(card)), 'top');
});
