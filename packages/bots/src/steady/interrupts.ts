/** When to interrupt: what a response gains, card by card; what is not here is read from its own words. */
import type { Decision, Option } from '@ragtag/kernel';
import { abilityGains, centurion, cylonGains, ftlLoss, type Gain } from './abilities.ts';
import { counts, stakeOf, stakesNow } from './checks.ts';
import { crisisWorth, sideNumbered } from './crises.ts';
import { characterOf, crisisNamed, skillNamed } from './entries.ts';
import { chance, forecast } from './forecast.ts';
import { cardPrice, cardsOf, share } from './hand.ts';
import { number, word } from './phrase.ts';
import { lossOf, MIRACLE, relief } from './points.ts';
import { humansOf, playerAt, type Scene } from './scene.ts';
import { value } from './value.ts';

/** What responding gains, its price taken off; passing gains nothing. */
export function responseWorth(s: Scene, asked: Decision, option: Option): number {
  return gainOf(s, asked, option) - price(s, option);
}

/** The same to somebody who is against the humans: what harms them. */
export function harmfulResponse(s: Scene, asked: Decision, option: Option): number {
  const gain = cylonGains[word(option, 'name')]?.(s, asked, option) ?? -gainOf(s, asked, option);
  return gain - price(s, option);
}

function gainOf(s: Scene, asked: Decision, option: Option): number {
  const name = word(option, 'name');
  return (gains[name] ?? abilityGains[name])?.(s, asked, option) ?? read(s, name);
}

function price(s: Scene, option: Option): number {
  const from = word(option, 'from');
  if (from === 'miracle' || from === 'once') return s.view.distance >= 6 ? 0.7 * MIRACLE : 1.6 * MIRACLE;
  if (from !== 'skill') return 0.02;
  const me = playerAt(s, s.me);
  const name = word(option, 'name');
  const card = me?.hand.cards.find(({ card: one }) => one === option['card']);
  const seen = { name, strength: card?.strength ?? 3, type: skillNamed(name)?.type ?? null };
  return cardPrice(seen, me?.hand.count ?? 6);
}

/** Whatever the text says it does. */
function read(s: Scene, name: string): number {
  const ability = characterOf(playerAt(s, s.me)?.character?.id)?.abilities.find((one) => one.name === name);
  const text = ability?.action?.text ?? skillNamed(name)?.action?.text;
  return text === undefined ? 0 : value(text, { ...s, name });
}

function result({ context }: Decision): number {
  return (number(context, 'natural') ?? 0) + (number(context, 'modifier') ?? 0);
}

/** The gap between the best and the worst a crisis' die can do. */
function crisisSpread(s: Scene): number {
  const card = s.view.crisis?.card;
  const entry = card && 'name' in card ? crisisNamed(card.name) : null;
  const text = s.view.crisis?.option === 1 ? entry?.otherwise?.text : entry?.check?.fail?.text;
  return text === undefined ? 0 : 2 * Math.abs(value(text, { ...s, name: entry?.name ?? '' }));
}

const strategicPlanning: Gain = (s, { context }) => {
  switch (word(context, 'purpose')) {
    case 'ftl':
      if (s.view.jumpTrack === 3) return 0.25 * ftlLoss(s) + 1;
      return s.view.resources.population < 6 ? 0.25 * ftlLoss(s) + 0.6 : 0;
    case 'centurion-attack':
      return 0.25 * centurion(s);
    case 'risk':
      return 0.55;
    case 'card':
      return crisisSpread(s) >= 1.5 ? 0.25 * crisisSpread(s) + 0.2 : 0;
    default:
      return 0;
  }
};

/** One more or one less, where it just misses. */
const calculations: Gain = (s, asked, option) => {
  const up = number(option, 'change') === 1;
  const shown = result(asked);
  switch (word(asked.context, 'purpose')) {
    case 'ftl':
      return up && shown === 6 ? ftlLoss(s) : 0;
    case 'centurion-attack':
      return up && shown === 6 ? centurion(s) : 0;
    case 'galactica-attack':
      return up && shown === 4 ? 0.7 : 0;
    case 'risk':
      return up && shown === 2 ? 1 : 0;
    case 'viper-attack':
      return up && shown === 2 ? 0.35 : 0;
    case 'attack-on-viper':
      if (up) return 0;
      return shown === 8 ? 0.5 : shown === 5 ? hitLoss(asked) : 0;
    default:
      return 0;
  }
};

const reroll: Gain = (s, asked) => {
  const shown = result(asked);
  switch (word(asked.context, 'purpose')) {
    case 'ftl':
      return shown <= 6 ? 0.25 * ftlLoss(s) : 0;
    case 'centurion-attack':
      return shown < 7 ? 0.25 * centurion(s) : 0;
    case 'risk':
    case 'viper-attack':
      return shown < 3 ? 0.5 : 0;
    case 'galactica-attack':
      return shown < 5 ? 0.4 : 0;
    case 'nuke':
      return shown < 3 ? 0.5 : 0;
    case 'card':
      return shown <= 4 ? 0.4 : 0;
    default:
      return 0;
  }
};

/** What a hit on a viper costs. */
function hitLoss({ context }: Decision): number {
  return number(context, 'pilot') === null ? 0.45 : 2;
}

const evasiveManeuvers: Gain = (s, asked) => {
  const shown = result(asked);
  const least = { viper: 5, 'mark-vii': 6, 'assault-raptor': 7 }[word(asked.context, 'ship')] ?? 5;
  if (shown < least) return 0;
  if (number(asked.context, 'pilot') !== null) return 2;
  const { viper, 'mark-vii': seven } = s.view.ships.hangar;
  const left = viper.reserve + seven.reserve;
  if (shown >= 8) return 1;
  return left <= 1 ? 0.8 : 0.3;
};

/** Before a check: what it gains to raise the total by so much. */
function raise(s: Scene, by: number): number {
  const { check } = s.view;
  if (!check) return 0;
  const total = forecast(s, check);
  const mine = 4; // what the one who decides will add
  const at = (more: number) => chance({ mean: total.mean + mine + more, sd: total.sd }, check.difficulty);
  return stakeOf(stakesNow(s)) * (at(by) - at(0));
}

/** Reckless checks let treachery out: only for much. */
const reckless =
  (by: number): Gain =>
  (s) =>
    stakeOf(stakesNow(s)) >= 3 ? raise(s, by) - 0.6 : 0;

/** Cards of a type come to count, that did not. */
const countType =
  (type: 'engineering' | 'politics'): Gain =>
  (s) => {
    const { check } = s.view;
    if (!check || counts(check, { name: '', strength: 2, type })) return 0;
    const me = playerAt(s, s.me);
    const mine = me ? cardsOf(me).filter((card) => card.type === type).length : 0;
    const others = humansOf(s).reduce(
      (sum, { seat, hand }) => sum + (seat === s.me ? 0 : hand.count * share(s.view, seat, [type])),
      0,
    );
    return mine + others >= 2 ? raise(s, Math.min(4, 1.5 + 0.8 * (mine + others))) : 0;
  };

/** For or against a check, whichever one wants. */
const tilt =
  (field: string): Gain =>
  (s, _, option) => {
    const easier = (number(option, field) ?? 0) < 0;
    const stake = stakeOf(stakesNow(s));
    return (easier ? stake : -stake) * 0.2;
  };

const outright: Gain = (s, _, option) => {
  const { check } = s.view;
  const stake = stakeOf(stakesNow(s));
  if (!check) return 0;
  const passes = chance({ ...forecast(s, check), mean: forecast(s, check).mean + 4 }, check.difficulty);
  return word(option, 'outcome') === 'pass' ? stake * (1 - passes) : -stake * passes;
};

const gains: { readonly [name: string]: Gain } = {
  'Strategic Planning': strategicPlanning,
  Calculations: calculations,
  'ECO Officer': reroll,
  'Evasive Maneuvers': evasiveManeuvers,
  'Declare Emergency': (s, { context }) => {
    const short = number(context, 'short') ?? 0;
    return short >= 1 && short <= 2 && stakeOf(stakesNow(s)) >= 0.6 ? stakeOf(stakesNow(s)) + 0.5 : 0;
  },
  'Scientific Research': countType('engineering'),
  'Assign Chief of Staff': countType('politics'),
  'Investigative Committee': (s) => {
    const suspects = s.view.players.some(({ seat }) => seat !== s.me && s.belief(seat) >= 0.4);
    return suspects && stakeOf(stakesNow(s)) >= 3 ? 0.9 : 0;
  },
  'Support the People': reckless(4),
  'Jury Rigged': reckless(4),
  'At Any Cost': reckless(1),
  'Guts and Initiative': (s, asked, option) =>
    (s.view.check?.skills.length ?? 3) <= 2 ? reckless(1.5)(s, asked, option) : 0,
  'Restore Order': () => 0,
  'A Second Chance': () => 0,
  'Cylon Hatred': (s) => stakeOf(stakesNow(s)) * 0.2,
  'Friends in Low Places': tilt('difficulty'),
  'Assign Arbitrator': tilt('change'),
  'Mysterious Intuition': outright,
  'Political Prowess': outright,
  'Change of Plans': (s) => {
    const people = humansOf(s);
    const room = people.filter(({ hand }) => hand.count <= 7).length;
    return 0.6 * room - Math.max(0, stakesNow(s).pass) - 0.2;
  },
  'Command Authority': (s) => {
    const cards = s.view.check?.cards.length ?? 0;
    const held = playerAt(s, s.me)?.hand.count ?? 10;
    return cards >= 7 && held <= 4 ? 0.4 * cards : 0;
  },
  'Blind Devotion': () => 0,
  'Secret Destiny': (s, { context }) => -crisisWorth(s, word(context, 'name')) - 1.5,
  'Moral Compass': (s, { context }, option) => {
    const name = word(context, 'name');
    return sideNumbered(s, name, number(option, 'option') ?? 0) - sideNumbered(s, name, number(context, 'option') ?? 0);
  },
  'Run Interference': (s) => (raidersBeside(s) >= 2 ? 0.35 * Math.min(4, raidersBeside(s)) : 0),
  'Best of the Best': (s) => (raidersBeside(s) >= 3 ? 0.3 * Math.min(4.5, raidersBeside(s)) : 0),
  'Major Victory': ({ view }) => 0.5 * lossOf(view, 'morale', 1) + 0.5,
  'Maintenance Engineer': () => 1,
  Recon: () => 0.5,
  'Alert Viper Pilot': ({ view }) => (relief(view) > 0 ? 1 : 0),
  Probation: (s, { context }) => (s.belief(number(context, 'seat') ?? s.me) >= 0.4 ? 0.5 : 0),
};

function raidersBeside(s: Scene): number {
  const area = playerAt(s, s.me)?.piloting?.area;
  return area ? s.view.ships.areas[area].raiders : 0;
}
