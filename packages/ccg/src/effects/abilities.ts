import type {
  Activated,
  Condition,
  Continuous,
  Effect,
  Gift,
  Once,
  PlayedOnly,
  Price,
  Standing,
  StandingRule,
} from '../state/printed.ts';
import type { Trait } from '../state/terms.ts';
import type { Amount } from './amounts.ts';
import { type CardFilter, ship } from './filter.ts';
import * as prices from './prices.ts';
import { number, type Subject, sentence, verb } from './words.ts';

/** An event's effect, or a mission's. */
export function effect(one: Effect): Once {
  return { kind: 'effect', effect: one };
}

interface Limits {
  readonly once?: boolean;
  readonly only?: Condition;
}

/** An ability that another card pays for: `paying(withTarget(commit, those('Pilot')), you(influence(1)))`. */
export function paying(price: prices.CardPrice, one: Effect, limits?: Limits): Activated {
  return activated(prices.sparing(one, price), one, limits);
}

function activated(price: Price, one: Effect, { once = false, only }: Limits = {}): Activated {
  return { kind: 'activated', price, effect: one, oncePerTurn: once, ...(only ? { only } : {}) };
}

/** "Commit: ..." */
export const commitTo = (one: Effect, limits?: Limits) => activated(prices.commitSelf, one, limits);
export const exhaustTo = (one: Effect, limits?: Limits) => activated(prices.exhaustSelf, one, limits);
export const commitAndExhaustTo = (one: Effect, limits?: Limits) => activated(prices.commitAndExhaustSelf, one, limits);
export const sacrificeTo = (one: Effect, limits?: Limits) => activated(prices.sacrificeSelf, one, limits);
export const commitAndSacrificeTo = (one: Effect, limits?: Limits) =>
  activated(prices.commitAndSacrificeSelf, one, limits);
export const commitLinkedTo = (one: Effect, limits?: Limits) => activated(prices.commitLinked, one, limits);

export function onlyWhen(condition: Condition): PlayedOnly {
  return { kind: 'only', condition };
}

// Conditions

export const inChallenge: Condition = { text: 'during a challenge', holds: (g) => g.challenge !== null };
export const inExecutionPhase: Condition = {
  text: 'during the execution phase',
  holds: (g) => g.turn.phase === 'execution',
};
export const inCylonPhase: Condition = { text: 'during the Cylon phase', holds: (g) => g.turn.phase === 'cylon' };
export const whileChallenging: Condition = {
  text: 'while challenging',
  holds: (g, c) => g.challenge?.challenger === c.source,
};
export const whileDefending: Condition = {
  text: 'while defending',
  holds: (g, c) => g.challenge?.defender === c.source,
};

/** While it challenges, once such a unit defends. */
export function whileChallengingA(filter: CardFilter): Condition {
  const { defending } = filter;
  return {
    text: `while challenging if the defender is ${filter.any}`,
    holds: (g, c) => whileChallenging.holds(g, c) && defending.in(g, c).length > 0,
  };
}

export const whileChallengingShipless: Condition = {
  text: 'while challenging an opponent who controls no ships',
  holds: (g, c) => {
    const { challenge } = g;
    if (challenge?.challenger !== c.source || challenge.threat) return false;
    return !ship.in(g, c).some((card) => g.ownerOf(card) === challenge.against);
  },
};

/** While there is such a card: "while you control another alert personnel". */
export function whileYouHave(filter: CardFilter): Condition {
  const mine = filter.and((g, c, card) => g.ownerOf(card) === c.you, {});
  return { text: `while you control ${mine.any}`, holds: (g, c) => mine.in(g, c).length > 0 };
}

// Continuous effects

type Given = Omit<Gift, 'power'> & {
  readonly power?: Amount;
};

/** What this very card has: `has({ power: 2 }, whileDefending)`. */
export function has(given: Given, when?: Condition): Continuous {
  return continuous({ name: 'this card', plural: false }, given, when, (_, c, card) => card === c.source);
}

/** What the unit a mission is attached to has. */
export function linkedHas(given: Given, when?: Condition): Continuous {
  return continuous(
    { name: 'the linked unit', plural: false },
    given,
    when,
    (g, c, card) => g.state.under.get(c.source) === card,
  );
}

/** What all cards of a kind have: `all(those('Pilot').other.yours, { power: 1 })`. */
export function all(filter: CardFilter, given: Given, when?: Condition): Continuous {
  // "Politicians can't defend": of all of them, "all Politicians can't" could be read as "not all can".
  const name = given.bar ? filter.several : `all ${filter.several}`;
  return continuous({ name, plural: true }, given, when, (g, c, card) => filter.matches(g, c, card));
}

function continuous(
  subject: Subject,
  given: Given,
  when: Condition | undefined,
  fits: Continuous['affects'],
): Continuous {
  const { power, ...rest } = given;
  return {
    kind: 'continuous',
    text: `${saidOf(subject, given)}${when ? ` ${when.text}` : ''}`,
    affects: when ? (g, c, card) => fits(g, c, card) && when.holds(g, c) : fits,
    gift: power === undefined ? rest : { ...rest, power: giftOf(power) },
  };
}

function giftOf(power: Amount): NonNullable<Gift['power']> {
  return typeof power === 'number' ? power : (g, c, card) => power.of(g, c, card);
}

function saidOf(subject: Subject, { power, keyword, trait, loses, bar, threat }: Given): string {
  const parts: string[] = [];
  if (power !== undefined)
    parts.push(
      `${verb(subject, 'get')} ${typeof power === 'number' ? number(power) : '+1'} power${typeof power === 'number' ? '' : ` ${power.each}`}`,
    );
  if (threat !== undefined) parts.push(`${verb(subject, 'get')} ${number(threat)} Cylon threat`);
  if (keyword) parts.push(`${verb(subject, 'have')} ${keyword}`);
  if (trait) parts.push(`${verb(subject, 'have')} the ${trait} trait`);
  if (loses) parts.push(`${verb(subject, 'lose')} the ${loses} trait`);
  if (bar === 'challenge' || bar === 'defend') parts.push(`can't ${bar}`);
  if (bar === 'target' || bar === 'power-target') parts.push(`can't be targeted`);
  return `${subject.name} ${parts.join(' and ')}`;
}

/** A continuous effect for the rest of the phase. CCG-EFFECT-04 */
export function thisPhase(continuous: Continuous): Effect {
  return {
    text: sentence(`${continuous.text} this phase`),
    *run(g, c) {
      g.turn.lasting.push({ until: 'phase', card: null, continuous, c });
      g.touch();
    },
  };
}

export const cantChallenge: Continuous = has({ bar: 'challenge' });

// Rules of a card's own

export function rules(text: string, rule: Standing): StandingRule {
  return { kind: 'standing', text, rule };
}

export function fleetDefense(n: number): StandingRule {
  return rules(`The fleet defense level is ${Math.abs(n)} ${n > 0 ? 'higher' : 'lower'}.`, {
    kind: 'fleet-defense',
    n,
  });
}

export function threatPower(n: number): StandingRule {
  return rules(`All Cylon threats get ${number(n)} power.`, { kind: 'threat-power', n });
}

export function spendingHelp(resource: 'persuasion' | 'logistics' | 'security'): StandingRule {
  return rules(`When you spend a resource stack, you may commit this card to generate 1 additional ${resource}.`, {
    kind: 'spending-help',
    resource,
  });
}

export function notSingular(trait: Trait): StandingRule {
  return rules(`${trait} units you control are not singular.`, { kind: 'not-singular', trait });
}

export function mysticBonus(n: number, trait: Trait | null): StandingRule {
  const cards = trait ? `${trait} cards you reveal` : 'Cards you reveal';
  return rules(`${cards} for their mystic value get ${number(n)} mystic value.`, { kind: 'mystic-bonus', n, trait });
}
