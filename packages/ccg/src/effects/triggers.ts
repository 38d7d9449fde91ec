/** Texts that respond: `when(thisEntersPlay, you(influence(1)))`, `mayWhen(youAreChallenged, self(ready))`. */
import type { Rules } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Effect, Happening, Moment, Price, Triggered } from '../state/printed.ts';
import type { CardFilter } from './filter.ts';
import { clause } from './select.ts';
import { lowered } from './words.ts';

export interface When {
  readonly moment: Moment;
  /** "this card enters play" */
  readonly text: string;
  matches(g: Ccg, c: Context, what: Happening): boolean;
}

interface Ways {
  readonly once?: boolean;
  readonly price?: Price;
}

/** Must be done. */
export function when(on: When, effect: Effect, { once = false }: Ways = {}): Triggered {
  return triggered(on, effect, false, once, null);
}

/** May be done, for a price where there is one. */
export function mayWhen(on: When, effect: Effect, { once = false, price }: Ways = {}): Triggered {
  return triggered(on, effect, true, once, price ?? null);
}

function triggered(on: When, effect: Effect, optional: boolean, oncePerTurn: boolean, price: Price | null): Triggered {
  const told = clause(effect);
  const does = price
    ? `you may ${price.clause ?? lowered(price.text)}. If you do, ${told}`
    : optional
      ? `you may have this happen: ${told}`
      : told;
  return {
    kind: 'triggered',
    moment: on.moment,
    when: on.text,
    matches: (g, c, what) => on.matches(g, c, what),
    optional,
    oncePerTurn,
    price,
    worth: (effect.worth ?? 0) + (effect.power ?? 0) / 2,
    text: `When ${on.text}, ${optional && !price ? mayDo(told) : does}.${oncePerTurn ? ' Once per turn.' : ''}`,
    possible: (g, c) => effect.possible?.(g, c) ?? true,
    *prepare(g, c) {
      if (effect.prepare) yield* effect.prepare(g, c);
    },
    run: (g, c) => effect.run(g, c),
  };
}

function mayDo(told: string): string {
  return told.startsWith('you ') ? `you may ${told.slice(4)}` : `you may ${told}`;
}

/** A text that changes or takes the place of what happens: a smaller loss, another card in its stead. */
export function instead(
  on: When,
  text: string,
  change: (g: Ccg, c: Context, what: Happening) => Rules<void>,
  { price, optional = true }: { price?: Price; optional?: boolean } = {},
): Triggered {
  return {
    kind: 'triggered',
    moment: on.moment,
    when: on.text,
    matches: (g, c, what) => on.matches(g, c, what),
    optional,
    oncePerTurn: false,
    price: price ?? null,
    worth: 1,
    text: `When ${on.text}, ${text}.`,
    possible: () => true,
    *prepare() {},
    run: change,
  };
}

// Moments

export const thisEntersPlay: When = {
  moment: 'enters-play',
  text: 'this card enters play',
  matches: (_, c, what) => what.card === c.source,
};

/** A card of yours enters play: `enters(ship)`. */
export function enters(filter: CardFilter): When {
  return {
    moment: 'enters-play',
    text: `${filter.any} you control enters play`,
    matches: (g, c, { card, seat }) => card !== null && seat === c.you && filter.matches(g, c, card),
  };
}

export const thisChallenges: When = {
  moment: 'challenge-declared',
  text: 'this card challenges',
  matches: (_, c, what) => what.card === c.source,
};

/** This card challenges, and there is such a card of yours. */
export function thisChallengesBeside(filter: CardFilter): When {
  const { yours } = filter;
  return {
    ...thisChallenges,
    text: `this card challenges while you control ${filter.any}`,
    matches: (g, c, what) => what.card === c.source && yours.in(g, c).length > 0,
  };
}

/** A card of yours challenges: `challenges(personnel.other)`. */
export function challenges(filter: CardFilter): When {
  return {
    moment: 'challenge-declared',
    text: `${filter.any} you control challenges`,
    matches: (g, c, { card }) => card !== null && g.ownerOf(card) === c.you && filter.matches(g, c, card),
  };
}

export const youAreChallenged: When = {
  moment: 'challenge-declared',
  text: 'you are challenged',
  matches: (g, c, { seat }) => seat === c.you && g.challenge?.threat === false,
};

/** The same for a card that can still be readied for it. */
export const youAreChallengedWithThisInReserve: When = {
  ...youAreChallenged,
  matches: (g, c, what) => g.placeOf(c.source) === 'reserve' && youAreChallenged.matches(g, c, what),
};

/** Anybody's card challenges and nobody defends. */
export function challengesUndefended(filter: CardFilter): When {
  return {
    moment: 'undefended',
    text: `${filter.any} challenges undefended`,
    matches: (g, c, { card }) => card !== null && filter.matches(g, c, card),
  };
}

export const thisWinsChallenge: When = {
  moment: 'challenge-won',
  text: 'this card wins a challenge',
  matches: (_, c, what) => what.card === c.source,
};

export const thisIsDefeated: When = {
  moment: 'defeated',
  text: 'this card is defeated',
  matches: (_, c, what) => what.card === c.source,
};

/** One of your cards is defeated by a Cylon threat. */
export function threatDefeats(type: 'personnel' | 'ship'): When {
  return {
    moment: 'defeated',
    text: `a Cylon threat defeats a ${type} you control`,
    matches: (g, c, { card, by, seat }) =>
      card !== null && by !== null && seat === c.you && g.printed(card).type === type && g.placeOf(by) === 'threats',
  };
}

export const linkedLeavesPlay: When = {
  moment: 'left-play',
  text: 'the linked unit leaves play',
  matches: (_, c, what) => what.attached.includes(c.source),
};

export const youPlayEvent: When = {
  moment: 'event-played',
  text: 'you play an event',
  matches: (_, c, { seat }) => seat === c.you,
};

export const readyPhaseBegins: When = { moment: 'ready-phase', text: 'the ready phase begins', matches: () => true };

export const drawnInExecution: When = {
  moment: 'drawn-in-execution',
  text: 'a player draws a card in the execution phase',
  matches: () => true,
};

export const threatsRevealed: When = {
  moment: 'threats-revealed',
  text: 'Cylon threats are revealed',
  matches: () => true,
};

export const linkedBeatsThreat: When = {
  moment: 'threat-beaten',
  text: 'the linked unit defeats a Cylon threat',
  matches: (g, c, { card }) => g.state.under.get(c.source) === card,
};

export const linkedDefeatsChallenger: When = {
  moment: 'challenge-won',
  text: 'the linked unit defeats a challenger',
  matches: (g, c, { card, by }) =>
    g.state.under.get(c.source) === card && by !== null && g.challenge?.challenger === by && !g.isInFleet(by),
};

export const youRevealMystic: When = {
  moment: 'mystic-revealed',
  text: 'you reveal a mystic value',
  matches: (_, c, { seat }) => seat === c.you,
};

export const youLoseInfluence: When = {
  moment: 'influence-loss',
  text: 'you lose influence',
  matches: (_, c, { seat, amount }) => seat === c.you && amount > 0,
};

/** One of your cards would be defeated. */
export function yoursWouldBeDefeated(type: 'personnel' | 'ship'): When {
  return {
    moment: 'about-to-be-defeated',
    text: `a ${type} you control would be defeated`,
    matches: (g, c, { card }) =>
      card !== null && g.isInFleet(card) && g.ownerOf(card) === c.you && g.printed(card).type === type,
  };
}

/** For `instead`: so much less is lost. */
export function lessLost(n: number): (g: Ccg, c: Context, what: Happening) => Rules<void> {
  return function* (_g, _c, what) {
    what.amount -= n;
  };
}

/** For `instead`: it does not happen. */
export function* replaced(_g: Ccg, _c: Context, what: Happening): Rules<void> {
  what.replaced = true;
}
