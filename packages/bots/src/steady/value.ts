/** What an effect is worth to the humans, read from its own words: new cards need no new code. */
import {
  type Area,
  areas,
  type CheckSpec,
  type Resource,
  resources,
  type SkillType,
  skillTypes,
} from '@ragtag/galactica';
import { expected, outlook, type Stakes } from './forecast.ts';
import { discardedWorth, drawnWorth } from './hand.ts';
import { brigWorth, executionWorth, sickbayWorth, titleWorth } from './people.ts';
import { count, isOdd, keyOf, type Part, part, parts, partsOf } from './phrase.ts';
import {
  centurionWorth,
  civilianWorth,
  damageOf,
  exposure,
  gainOf,
  lossOf,
  MIRACLE,
  QUORUM,
  relief,
  SHIPS,
  SUPER_CRISIS,
  trackWorth,
} from './points.ts';
import { bestArea, playerAt, type Scene } from './scene.ts';
import { attackWorth, bestActivations, destroyWorth } from './ships.ts';
import { arrivalHarm, iconHarm, pursuitStep } from './threat.ts';
import { pickable, seatsOf } from './who.ts';

type Reader = (phrase: Part, s: Scene) => number;

/** In points; what cannot be read counts nothing. */
export function value(phrase: Part, s: Scene): number {
  if (typeof phrase === 'string') return 0;
  const reader = readers[phrase.key];
  if (reader) return reader(phrase, s);
  if (isOdd(phrase)) return s.odd(s, phrase.key);
  return sum(partsOf(phrase), (one) => value(one, s)); // an unknown word does what is said in it
}

function sum<T>(items: readonly T[], worth: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += worth(item);
  return total;
}

/** The best for the side of whoever decides. */
function best(s: Scene, by: Part, worths: readonly number[]): number {
  if (worths.length === 0) return 0;
  const [seat] = seatsOf(by, s);
  const evil = seat !== undefined && (playerAt(s, seat)?.revealed ?? false);
  return evil ? Math.min(...worths) : Math.max(...worths);
}

/** Trust in a player counts what helps him for the humans, or against them. */
function forPlayers(s: Scene, who: Part, worth: (seat: number) => number): number {
  return sum(seatsOf(who, s), (seat) => worth(seat) * (1 - 2 * Math.min(1, s.belief(seat))));
}

function resourceOf(which: Part, s: Scene): Resource {
  const key = keyOf(which);
  const sorted = [...resources].sort((a, b) => s.view.resources[a] - s.view.resources[b]);
  if (key === 'lowest') return sorted[0] ?? 'morale';
  if (key === 'highest') return sorted.at(-1) ?? 'morale';
  return resources.find((one) => one === key) ?? 'morale';
}

function held(s: Scene, seat: number): number {
  return playerAt(s, seat)?.hand.count ?? 0;
}

function areaOf(where: Part, s: Scene): Area {
  const id = part(where, 'id');
  return areas.find((one) => one === id) ?? s.area ?? 'bow';
}

const kinds = ['basestar', 'raider', 'heavyRaider'] as const;

/** How much of the harm ships will do before the fleet jumps, by the space of the track. */
const BEFORE_JUMP = [1, 1, 0.85, 0.65, 0.45];

/** Ships that come to an area. */
function shipsWorth(ships: readonly Part[], area: Area, s: Scene): number {
  const stay = BEFORE_JUMP[s.view.jumpTrack] ?? 1;
  return sum(ships, (one) => {
    const kind = kinds.find((name) => keyOf(one) === `ships-${name}`);
    if (kind) return -stay * count(one) * arrivalHarm(s.view, kind, area);
    return keyOf(one) === 'ships-civilian' ? -stay * count(one) * exposure(s.view, area) : 0;
  });
}

function drawWorth(phrase: Part, s: Scene): number {
  const n = count(phrase);
  const treachery = keyOf(part(phrase, 'types')) === 'treachery';
  return sum(seatsOf(part(phrase, 'who'), s), (seat) => {
    const belief = Math.min(1, s.belief(seat));
    if (treachery) return n * (-0.45 + 0.1 * belief);
    return drawnWorth(held(s, seat), n) * (1 - 1.6 * belief);
  });
}

/** What the results of a check come to. */
export function stakesOf(check: CheckSpec, s: Scene): Stakes {
  return {
    pass: value(check.pass.text, s),
    partial: check.partial ? { least: check.partial[0], worth: value(check.partial[1].text, s) } : null,
    fail: check.fail ? value(check.fail.text, s) : 0,
  };
}

/** The same, of a check that a place makes. */
export function stakesIn(phrase: Part, s: Scene): Stakes {
  const stakes = { pass: 0, fail: 0, partial: null as Stakes['partial'] };
  for (const result of parts(phrase, 'results')) {
    const worth = value(part(result, 'effect'), s);
    if (keyOf(result) === 'checkPass') stakes.pass = worth;
    if (keyOf(result) === 'checkFail') stakes.fail = worth;
    if (keyOf(result) === 'checkPartial') stakes.partial = { least: count(result, 'least'), worth };
  }
  return stakes;
}

/** A check that would be made, the cards it takes counted. */
export function checkWorth(s: Scene, difficulty: number, skills: readonly SkillType[], stakes: Stakes): number {
  return expected(outlook(s, skills), difficulty, stakes) - 0.09 * difficulty;
}

/** The check somewhere in an effect. */
export function checkIn(phrase: Part): Part | null {
  if (keyOf(phrase) === 'check') return phrase;
  for (const one of partsOf(phrase)) {
    const found = checkIn(one);
    if (found) return found;
  }
  return null;
}

const readers: { readonly [key: string]: Reader } = {
  nothing: () => 0,
  all: (p, s) => sum(parts(p, 'effects'), (one) => value(one, s)),
  choose: (p, s) =>
    best(
      s,
      part(p, 'by'),
      parts(p, 'effects').map((one) => value(one, s)),
    ),
  may: (p, s) => best(s, part(p, 'by'), [0, value(part(p, 'effect'), s)]),
  when: (p, s) => (value(part(p, 'met'), s) + value(part(p, 'otherwise'), s)) / 2,
  onlyIf: (p, s) => value(part(p, 'effect'), s),
  each: (p, s) => sum(seatsOf(part(p, 'who'), s), (chosen) => value(part(p, 'effect'), { ...s, chosen })),
  rollTable: (p, s) =>
    sum(parts(p, 'bands'), (band) => {
      const sides = count(band, 'upTo') - count(band, 'from') + 1;
      return (sides / 8) * value(part(band, 'effect'), s);
    }),
  risk: (p, s) => riskWorth(p, s, -count(p) * (part(p, 'kind') === 'viper' ? SHIPS.viper : SHIPS.raptor)),
  riskElse: (p, s) => riskWorth(p, s, value(part(p, 'loss'), s)),
  pick: (p, s) => {
    const worths = pickable(part(p, 'whom'), s).map((chosen) => value(part(p, 'effect'), { ...s, chosen }));
    return best(s, part(p, 'by'), worths);
  },
  pickArea: (p, s) => bestArea((area) => value(part(p, 'effect'), { ...s, area })).worth,
  check: (p, s) => {
    const keys = parts(p, 'skills').map(keyOf);
    const skills = skillTypes.filter((type) => keys.includes(type));
    return checkWorth(s, count(p, 'difficulty'), skills, stakesIn(p, s));
  },
  byChosen: (p, s) => value(part(p, 'effect'), { ...s, you: s.chosen ?? s.you }),

  lose: (p, s) => -lossOf(s.view, resourceOf(part(p, 'resource'), s), count(p)),
  gain: (p, s) => gainOf(s.view, resourceOf(part(p, 'resource'), s), count(p)),

  drawSkills: drawWorth,
  discard: (p, s) =>
    -forPlayers(s, part(p, 'who'), (seat) =>
      discardedWorth(held(s, seat), count(p), keyOf(part(p, 'how')) === 'random'),
    ),
  discardAll: (p, s) => -forPlayers(s, part(p, 'who'), (seat) => discardedWorth(held(s, seat), 20, false)),
  takeSkills: (p, s) => {
    const n = keyOf(part(p, 'n')) === 'allOfThem' ? 20 : count(p);
    return (
      forPlayers(s, part(p, 'to'), (seat) => drawnWorth(held(s, seat), Math.min(n, 5))) -
      forPlayers(s, part(p, 'from'), (seat) => discardedWorth(held(s, seat), n, true))
    );
  },
  giveSkills: () => -0.1,
  'treachery.trade': (p, s) =>
    -forPlayers(s, part(p, 'who'), (seat) => discardedWorth(held(s, seat), count(p), false)) -
    0.4 * count(p) * seatsOf(part(p, 'who'), s).length,
  searchDestiny: () => 0.3,
  scry: (p) => 0.25 + 0.1 * count(p),
  'treachery.into-destiny': (p) => -0.25 * count(p),

  staysInPlay: () => -0.6,
  execute: (p, s) => sum(seatsOf(part(p, 'who'), s), (seat) => executionWorth(s, seat)),
  drawSuper: (p, s) => -SUPER_CRISIS * count(p) * seatsOf(part(p, 'who'), s).length,

  jumpTrack: (p, s) => trackWorth(s.view, count(p)),
  jumpTrackBack: (p, s) => trackWorth(s.view, -count(p)),
  jumpFleet: (_, s) => trackWorth(s.view, 5),
  jumpBlind: (_, s) => trackWorth(s.view, 5) - 1,
  afterJump: (p, s) => value(part(p, 'effect'), { ...s, view: { ...s.view, jumpTrack: 0 }, memo: new Map() }),
  anotherDestination: () => 9,

  sendTo: (p, s) => {
    const id = part(part(p, 'place'), 'id');
    const worth = id === 'brig' ? brigWorth : id === 'sickbay' ? sickbayWorth : () => 0;
    return sum(seatsOf(part(p, 'who'), s), (seat) => worth(s, seat));
  },
  free: freedWorth,
  freeAnywhere: freedWorth,
  freeTo: freedWorth,
  takeAction: (p, s) => 0.8 * count(p) * Math.sign(forPlayers(s, part(p, 'who'), () => 1)),
  removeThis: () => 0,
  keepsThis: () => 0.3,

  damageGalactica: (p, s) => -damageOf(s.view, count(p)),
  drawDamage: (p, s) => -1.2 * damageOf(s.view, count(p, 'resolve')),
  destroyCivilian: (p, s) => -count(p) * civilianWorth(s.view),
  placeCivilian: (p, s) => -count(p) * 0.4 * civilianWorth(s.view),
  placeCivilianIn: (p, s) => -count(p) * exposure(s.view, areaOf(part(p, 'area'), s)),
  twoOf: (p, s) => {
    const worths = parts(p, 'effects').map((one) => value(one, s));
    return sum(worths.sort((a, b) => a - b).slice(0, 2), (worth) => worth);
  },

  place: (p, s) => shipsWorth(parts(p, 'ships'), areaOf(part(p, 'area'), s), s),
  boarding: (p) => -count(p) * centurionWorth(0),
  activate: (p, s) =>
    -sum(parts(p, 'icons'), (icon) => {
      const found = (['raiders', 'launch', 'heavy', 'basestars'] as const).find((one) => keyOf(icon) === `icon-${one}`);
      return found ? iconHarm(s.view, found) : 0;
    }),
  launchEach: (p, s) =>
    sum(areas, (area) => s.view.ships.areas[area].basestars.length * shipsWorth(parts(p, 'ships'), area, s)),
  pursuit: (_, s) => -pursuitStep(s.view),
  destroyCylon: (p, s) =>
    Math.max(0, ...parts(p, 'ships').map((one) => destroyWorth(s, keyOf(one).replace('ships-', ''), count(one)))),
  destroyAllCylonShips: (_, s) => relief(s.view) * 1.5,
  removeCylonShips: (_, s) => relief(s.view) * 1.5,
  activateVipers: (p, s) => bestActivations(s, count(p)),
  activateVipersNow: (p, s) => bestActivations(s, count(p)),
  activateOneViper: (p, s) => 0.8 * bestActivations(s, count(p)),
  attackCylonShip: (_, s) => attackWorth(s, 'galactica', 0),
  attackCenturion: (p, s) => attackWorth(s, 'marine', count(p, 'modifier')),
  damageVipers: (p) => -count(p) * SHIPS.damagedViper,
  destroyViper: () => -SHIPS.viper,
  repairVipers: (p, s) => mendWorth(s, count(p), false),
  repairAnyVipers: (p, s) => mendWorth(s, count(p), true),
  repairAllVipers: (_, s) => mendWorth(s, 10, false),
  destroyRaptor: (p, s) => -SHIPS.raptor * Math.min(count(p), s.view.ships.raptors.reserve),
  regainRaptor: (p, s) => SHIPS.raptor * Math.min(count(p), s.view.ships.raptors.destroyed),
  gainAssaultRaptor: () => SHIPS.assaultRaptor - 0.3,
  vipersHome: (_, s) => -0.4 * sum(areas, (area) => s.view.ships.areas[area].vipers.viper) - 0.3,
  nuke: () => 0.3,
  gainNuke: () => SHIPS.nuke,
  loseNukes: (p, s) => -SHIPS.nuke * Math.min(count(p), s.view.nukes.held),
  loseAllNukes: (_, s) => -SHIPS.nuke * s.view.nukes.held,

  giveTitle: (p, s) => {
    const [to] = seatsOf(part(p, 'to'), s);
    return to === undefined ? 0 : titleWorth(s, keyOf(part(p, 'title')), to);
  },
  passOnTitle: () => -0.6,
  passOnTitles: () => -0.6,
  discardRandomQuorum: (p) => -QUORUM * count(p),
  drawQuorum: (p) => QUORUM * count(p),
  playQuorum: () => 0.5,
  drawMutiny: (p, s) => -0.5 * count(p) * seatsOf(part(p, 'who'), s).length,
  drawMutinyNoBrig: (p) => -0.3 * count(p),
  lookLoyalty: () => 0.3,
  lookAllLoyalty: () => 0.5,
  gainMiracle: (p, s) => forPlayers(s, part(p, 'who'), () => MIRACLE),
};

function freedWorth(p: Part, s: Scene): number {
  return -sum(seatsOf(part(p, 'who'), s), (seat) => brigWorth(s, seat));
}

function riskWorth(p: Part, s: Scene, loss: number): number {
  const succeeds = (9 - count(p, 'least')) / 8;
  return succeeds * value(part(p, 'gain'), s) + (1 - succeeds) * loss;
}

function mendWorth({ view }: Scene, n: number, destroyedToo: boolean): number {
  let broken = 0;
  for (const { damaged, destroyed } of Object.values(view.ships.hangar))
    broken += damaged + (destroyedToo ? destroyed : 0);
  return SHIPS.damagedViper * Math.min(n, broken);
}
