/** What can be done to a card: `target(ship, ready)`. */
import type { Card, Rules } from '@ragtag/kernel';
import { choose } from '../rules/asking.ts';
import * as moving from '../rules/moving.ts';
import { lastingPower, liftOut } from '../rules/unit-stacks.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Bar, Context, Gift, Worth } from '../state/printed.ts';
import type { OwnKind } from '../state/questions.ts';
import type { Keyword, Trait } from '../state/terms.ts';
import { type Amount, amountOf, roughly } from './amounts.ts';
import type { PlayerAction } from './player-actions.ts';
import { nominative, number, type Subject, sentence, verb } from './words.ts';

/** To whoever controls the card. */
export interface CardAction extends Partial<Worth> {
  /** What is said of the card: "ready it", "it gets +2 power until the end of the phase". */
  text(card: Subject): string;
  /** As what a player does with a card of his: "commit". */
  readonly verb?: OwnKind;
  readonly changesPower?: boolean;
  /** Whether it would do anything; a player who chooses must choose so, if possible. CCG-EFFECT-05 */
  can?(g: Ccg, card: Card): boolean;
  /** What else is chosen when a target is. CCG-PLAY-03 */
  prepare?(g: Ccg, c: Context): Rules<void>;
  run(g: Ccg, c: Context, card: Card): Rules<void>;
}

function simple(
  verbWord: OwnKind,
  worth: number,
  can: (g: Ccg, card: Card) => boolean,
  act: (g: Ccg, card: Card) => unknown,
): CardAction {
  return {
    text: ({ name }) => `${verbWord} ${name}`,
    verb: verbWord,
    worth,
    can,
    *run(g, _, card) {
      act(g, card);
    },
  };
}

const isAlert = (g: Ccg, card: Card) => g.placeOf(card) === 'alert';
const isReserve = (g: Ccg, card: Card) => g.placeOf(card) === 'reserve';
const isFaceUp = (g: Ccg, card: Card) => !g.isExhausted(card);

export const ready = simple('ready', 1.5, isReserve, moving.ready);
export const commit = simple('commit', -1.5, isAlert, moving.commit);
export const exhaust = simple('exhaust', -1.5, isFaceUp, moving.exhaust);
export const restore = simple('restore', 1, (g, card) => g.isExhausted(card), moving.restore);

/** Where committing would put it, but no commit. */
export const toReserve: CardAction = {
  ...commit,
  text: ({ name }) => `move ${name} to its owner's reserve area`,
};

/** Commits and exhausts, as far as each can be done. CCG-EFFECT-06 */
export const commitAndExhaust = simple(
  'commit and exhaust',
  -2,
  (g, card) => isAlert(g, card) || isFaceUp(g, card),
  (g, card) => {
    moving.commit(g, card);
    moving.exhaust(g, card);
  },
);

export const defeat: CardAction = {
  text: ({ name }) => `defeat ${name}`,
  verb: 'defeat',
  worth: -3,
  *run(g, c, card) {
    yield* moving.defeat(g, card, c.source);
  },
};

export const sacrifice: CardAction = {
  text: ({ name }) => `sacrifice ${name}`,
  verb: 'sacrifice',
  worth: -3,
  *run(g, _, card) {
    yield* moving.sacrifice(g, card);
  },
};

function leaving(how: moving.Leaving, worth: number, say: (card: Subject) => string): CardAction {
  return {
    text: say,
    worth,
    *run(g, _, card) {
      if (g.isInFleet(card)) yield* moving.leave(g, card, how);
    },
  };
}

export const toHand = leaving('returned-to-hand', -2, ({ name }) => `return ${name} to its owner's hand`);
export const toTopOfDeck = leaving('put-on-deck', -2.5, ({ name }) => `put ${name} on top of its owner's deck`);
export const intoDeck = leaving('shuffled-into-deck', -2.8, ({ name }) => `shuffle ${name} into its owner's deck`);

/** Done to a card, and then something to whose card it was: `itsOwner(toHand, influence(2))`. */
export function itsOwner(action: CardAction, then: PlayerAction): CardAction {
  return {
    text: (card) => `${action.text(card)}. ${sentence(then.text({ name: 'its owner', plural: false }))}`,
    worth: (action.worth ?? 0) + (then.worth ?? 0),
    *run(g, c, card) {
      const owner = g.ownerOf(card); // where the card goes, its number may be another
      yield* action.run(g, c, card);
      yield* then.run(g, c, owner);
    },
  };
}

/** Power for the rest of the phase. CCG-EFFECT-04 */
export function power(amount: Amount): CardAction {
  const said = number(typeof amount === 'number' ? amount : (amount.times ?? 1));
  const each = typeof amount === 'number' ? '' : ` ${amount.each}`;
  return {
    text: (card) => `${nominative(card)} ${verb(card, 'get')} ${said} power${each} until the end of the phase`,
    changesPower: true,
    power: roughly(amount),
    *run(g, c, card) {
      const by = amountOf(amount, g, c, card);
      if (by !== 0) lastingPower(g, c, card, by);
    },
  };
}

/** Something given to a card for a while. */
function lasting(gift: Gift, worth: number, until: 'phase' | 'turn', say: (card: Subject) => string): CardAction {
  return {
    text: say,
    worth,
    *run(g, c, card) {
      g.turn.lasting.push({ until, card, continuous: { kind: 'continuous', text: '', affects: () => true, gift }, c });
      g.touch();
      const trait = gift.trait ?? gift.loses;
      if (trait) g.emit({ type: 'trait', card, id: g.printed(card).id, trait, gained: gift.trait !== undefined });
    },
  };
}

export function gains(keyword: Keyword): CardAction {
  return lasting(
    { keyword },
    keyword === 'Vulnerable' ? -0.5 : 0.5,
    'phase',
    (card) => `${nominative(card)} ${verb(card, 'gain')} ${keyword} until the end of the phase`,
  );
}

export function gainsTrait(trait: Trait, until: 'phase' | 'turn'): CardAction {
  return lasting(
    { trait },
    0.1,
    until,
    (card) => `${nominative(card)} ${verb(card, 'gain')} the ${trait} trait until the end of the ${until}`,
  );
}

export function losesTrait(trait: Trait, until: 'phase' | 'turn'): CardAction {
  return lasting(
    { loses: trait },
    -0.1,
    until,
    (card) => `${nominative(card)} ${verb(card, 'lose')} the ${trait} trait until the end of the ${until}`,
  );
}

export function cannotBe(bar: Extract<Bar, 'target' | 'power-target'>): CardAction {
  const by = bar === 'target' ? 'by any effect' : 'by effects that change its power';
  return lasting(
    { bar },
    0.3,
    'phase',
    (card) => `${nominative(card)} can't be targeted ${by} until the end of the phase`,
  );
}

/** The top card of a unit stack becomes a unit of its own. */
export const leavesStack: CardAction = {
  text: ({ name }) => `take ${name} out of its unit stack and put it into your reserve area`,
  *run(g, _, card) {
    liftOut(g, card);
  },
};

/** Done once the challenge under way is over. */
export function afterChallenge(action: CardAction): CardAction {
  return {
    text: (card) => `${action.text(card)} at the end of that challenge`,
    worth: (action.worth ?? 0) / 3,
    *run(g, c, card) {
      g.challenge?.after.push(() => action.run(g, c, card));
    },
  };
}

/** Power for the rest of the phase, but only in a challenge of this kind. */
export function powerWhile(n: number, kind: 'challenging' | 'challenging a Cylon threat'): CardAction {
  const threat = kind === 'challenging a Cylon threat';
  const gift: Gift = {
    power: ({ challenge }, _, card) => (challenge?.challenger === card && (challenge.threat || !threat) ? n : 0),
  };
  const said = (card: Subject) =>
    `${nominative(card)} ${verb(card, 'get')} ${number(n)} power while ${kind} until the end of the phase`;
  return { ...lasting(gift, 0, 'phase', said), changesPower: true, power: n };
}

/** Cylon threat for the rest of the turn. */
export function threat(n: number): CardAction {
  return lasting(
    { threat: n },
    -0.1 * n,
    'turn',
    (card) => `${nominative(card)} ${verb(card, 'get')} ${number(n)} Cylon threat until the end of the turn`,
  );
}

const sparedPlayer = {};

/** For a Cylon threat: its red text is void for a target player, chosen with it. */
export const voidText: CardAction = {
  text: ({ name }) => `the red text of ${name} does not affect target player`,
  worth: -1,
  *prepare(g, c) {
    const options = g.players.map((player) => ({ type: 'player' as const, player }));
    const { player } = yield* choose({
      seat: c.you,
      kind: 'target-player',
      rules: ['CCG-PLAY-08'],
      context: { ...g.source(c), helps: true },
      options,
    });
    c.chosen.set(sparedPlayer, [player]);
  },
  *run(g, c, card) {
    for (const player of c.chosen.get(sparedPlayer) ?? []) g.turn.voided.add(`${card} ${player}`);
  },
};
