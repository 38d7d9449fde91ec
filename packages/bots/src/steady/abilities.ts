/** What the abilities of a sheet gain that answer to a moment, by name; those of the first box are with the cards. */
import type { Decision, Option } from '@ragtag/kernel';
import { counts, stakeOf, stakesNow } from './checks.ts';
import { sideNumbered } from './crises.ts';
import { crisisNamed, skillNamed } from './entries.ts';
import { cardPrice, cardsOf, discardedWorth, drawnWorth } from './hand.ts';
import { brigWorth, executionWorth } from './people.ts';
import { number, word } from './phrase.ts';
import { cheapestCard, placeWorth } from './places.ts';
import { centurionWorth, civilianWorth, gainOf, lossOf, SHIPS } from './points.ts';
import { playerAt, type Scene } from './scene.ts';
import { iconHarm } from './threat.ts';

export type Gain = (s: Scene, asked: Decision, option: Option) => number;

function held(s: Scene): number {
  return playerAt(s, s.me)?.hand.count ?? 6;
}

/** Population an FTL roll puts at risk. */
export function ftlLoss({ view }: Scene): number {
  return lossOf(view, 'population', view.jumpTrack === 3 ? 3 : 1);
}

/** The centurion farthest on. */
export function centurion({ view }: Scene): number {
  return centurionWorth(
    Math.max(
      0,
      view.boarding.findLastIndex((n) => n > 0),
    ),
  );
}

/** What a die is rolled for, the least that will do, and what it is worth that it does. */
function purposeOf(s: Scene, purpose: string): { readonly least: number; readonly worth: number } | null {
  switch (purpose) {
    case 'ftl':
      return { least: 7, worth: ftlLoss(s) };
    case 'centurion-attack':
      return { least: 7, worth: centurion(s) };
    case 'galactica-attack':
      return { least: 5, worth: 0.9 };
    case 'nuke':
      return { least: 7, worth: 2 };
    case 'risk':
      return { least: 3, worth: 1.5 };
    case 'viper-attack':
      return { least: 3, worth: 0.4 };
    default:
      return null;
  }
}

/** A result named before the roll, in place of chance. */
function named(s: Scene, { context }: Decision, result: number): number {
  const purpose = purposeOf(s, word(context, 'purpose'));
  if (!purpose) return 0;
  const byChance = (9 - purpose.least) / 8;
  return result >= purpose.least ? (1 - byChance) * purpose.worth : -byChance * purpose.worth;
}

/** How far a check that lies open is over its mark. */
function over(s: Scene): number | null {
  const { check } = s.view;
  if (!check || check.cards.length === 0) return null;
  let sum = 0;
  for (const card of check.cards) {
    if (!('name' in card)) return null;
    const strength = card.strength ?? 0;
    sum += counts(check, { name: card.name, strength, type: card.type ?? null }) ? strength : -strength;
  }
  return sum - check.difficulty;
}

/** What one could add to it, for or against. */
function mine(s: Scene, forIt: boolean): number {
  const { check } = s.view;
  const me = playerAt(s, s.me);
  if (!check || !me) return 0;
  return cardsOf(me)
    .filter((card) => counts(check, card) === forIt)
    .reduce((sum, { strength }) => sum + strength, 0);
}

/** The ships that a crisis is about to set in motion. */
function crisisIcons(s: Scene): number {
  const card = s.view.crisis?.card;
  const entry = card && 'name' in card ? crisisNamed(card.name) : null;
  return (entry?.activation ?? []).reduce((sum, icon) => sum + iconHarm(s.view, icon), 0);
}
const icons = ['raiders', 'launch', 'heavy', 'basestars'] as const;

/** For whoever is for the humans. */
export const abilityGains: { readonly [name: string]: Gain } = {
  Memento: (s) => drawnWorth(held(s), 2),
  Escort: ({ view }) => civilianWorth(view) - SHIPS.viper,
  'No One Gets Left Behind': ({ view }) => gainOf(view, 'population', 2) - lossOf(view, 'fuel', 1),
  'Forward Thinker': (s) => placeWorth(s, s.me, playerAt(s, s.me)?.place ?? ''),
  'Choose a Different Path': (s, { context }) => {
    const name = word(context, 'name');
    const cards = playerAt(s, s.view.turn.current)?.hand.count ?? 5;
    return -discardedWorth(cards, 5, false) - Math.max(sideNumbered(s, name, 0), sideNumbered(s, name, 1));
  },
  Dutiful: (s, { context }) => placeWorth(s, s.me, word(context, 'location')) - cheapestCard(s),
  'Quick Fix': (s, _, option) => {
    const { check } = s.view;
    const strength = number(option, 'strength') ?? 0;
    const name = word(option, 'discarded');
    if (!check || strength === 0) return 0;
    const helps = counts(check, { name, strength, type: skillNamed(name)?.type ?? null });
    const short = -(over(s) ?? 0);
    const stake = stakeOf(stakesNow(s));
    if (helps) return -stake;
    return short > 0 && short <= strength ? stake : 0.02 * strength * Math.sign(stake);
  },
  'FTL Operator': (s, { context }) => ((number(context, 'natural') ?? 8) <= 6 ? 0.25 * ftlLoss(s) : 0),
  Longshot: (s, asked, option) => named(s, asked, number(option, 'result') ?? 1),
  Hotshot: (s, asked, option) => {
    const strength = number(option, 'strength') ?? 0;
    const name = word(option, 'discarded');
    const price = cardPrice({ name, strength, type: skillNamed(name)?.type ?? null }, held(s));
    return named(s, asked, Math.min(8, strength + 2)) - price;
  },
  Adaptable: (s) => drawnWorth(held(s), 2),
  'Fast Learner': (s, _, option) => {
    const { check } = s.view;
    const wanted = check?.skills.some((one) => one === word(option, 'skill')) ?? false;
    const stake = stakeOf(stakesNow(s));
    return wanted && stake >= 2 ? 0.45 * stake + 0.5 : 0;
  },
  'Politically Adroit': (s, _, option) =>
    drawnWorth(held(s), 2) - cheapestCard(s) + 0.2 * (1 - 2 * s.belief(number(option, 'seat') ?? s.me)),
  Manipulative: () => 1,
  Intolerant: (s) => {
    const target = s.view.check?.target ?? null;
    return target === null ? 0 : executionWorth(s, target) - brigWorth(s, target);
  },
  'For Love': (s, { context }) => 0.3 * (1 - 2 * s.belief(number(context, 'seat') ?? s.me)),
  'Human Delusion': (s) => {
    const short = -(over(s) ?? 0);
    return short > 0 && mine(s, true) >= short ? stakeOf(stakesNow(s)) : 0;
  },
  Modifications: (s) => crisisIcons(s) - Math.min(...icons.map((icon) => iconHarm(s.view, icon))),
};

/** For whoever is against them. */
export const cylonGains: { readonly [name: string]: Gain } = {
  Sabotage: () => 2,
  'Human Delusion': (s) => {
    const spare = over(s);
    return spare !== null && spare >= 0 && mine(s, false) > spare ? stakeOf(stakesNow(s)) : 0;
  },
  Modifications: (s) => Math.max(...icons.map((icon) => iconHarm(s.view, icon))) - crisisIcons(s),
};
