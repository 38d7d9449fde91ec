/** What things are worth to the humans, in points: one point is one space of the jump track. */
import { type Area, areas, launchAreas, type Resource, type View } from '@ragtag/galactica';
import { locationOf } from './entries.ts';
import { guards, raidersIn } from './scene.ts';

/** The unit that would be lost next, by the level it stands at. */
const units = [0, 60, 14, 5, 3, 2.2, 1.7, 1.4, 1.2];
const weights: Readonly<Record<Resource, number>> = { fuel: 1.15, food: 1, morale: 1, population: 1.3 };

/** On the last leg no fuel is burnt any more. */
const FUEL_ON_LAST_LEG = 0.6;

function unit({ nextJumpWins }: View, resource: Resource, level: number): number {
  const scarce = resource === 'fuel' && nextJumpWins ? FUEL_ON_LAST_LEG : 1;
  return (units[level] ?? 1) * weights[resource] * scarce;
}

export function lossOf(view: View, resource: Resource, n: number): number {
  let sum = 0;
  for (let level = view.resources[resource]; level > 0 && level > view.resources[resource] - n; level--) {
    sum += unit(view, resource, level);
  }
  return sum;
}

export function gainOf(view: View, resource: Resource, n: number): number {
  let sum = 0;
  for (let more = 1; more <= n; more++) sum += unit(view, resource, view.resources[resource] + more);
  return sum;
}

/** A civilian ship nobody has looked at. */
export function civilianWorth(view: View): number {
  return lossOf(view, 'population', 1) + 0.08 * (lossOf(view, 'fuel', 1) + lossOf(view, 'morale', 1));
}

/** What it costs to have a civilian ship in an area. */
export function exposure(view: View, area: Area): number {
  return civilianWorth(view) * danger(view, area);
}

function danger(view: View, area: Area): number {
  const here = view.ships.areas[area];
  if (guards(here) > 0) return 0.35;
  if (raidersIn(here) > 0) return 0.95;
  const at = areas.indexOf(area);
  const near = [at + 1, at + areas.length - 1].map((index) => areas[index % areas.length] as Area); // round the ring
  return near.some((one) => raidersIn(view.ships.areas[one]) > 0) ? 0.7 : 0.45;
}

/** The next hit on Galactica, by those she has taken. */
export const HITS = [1.4, 1.7, 2.2, 3.2, 7, 60];
const PEGASUS_HIT = 0.7;

export function galacticaHits({ damaged }: View): number {
  return damaged.filter((id) => locationOf(id)?.board === 'galactica').length;
}
export function pegasusHits(view: View): number {
  return view.damaged.length - galacticaHits(view);
}
function hasPegasus({ boards, destroyed }: View): boolean {
  return boards.includes('pegasus') && !destroyed.pegasus;
}

/** So many hits on Galactica, some of which Pegasus may take. */
export function damageOf(view: View, n: number): number {
  let sum = 0;
  let taken = galacticaHits(view);
  let spare = hasPegasus(view) ? 3 - pegasusHits(view) : 0;
  for (let hit = 0; hit < n; hit++) {
    if (spare > 0 && taken >= 2) {
      spare--;
      sum += PEGASUS_HIT;
    } else sum += HITS[taken++] ?? 0;
  }
  return sum;
}

const centurions = [3, 5, 12, 20];
/** One centurion on a space of the Boarding Party track. */
export function centurionWorth(space: number): number {
  return centurions[space] ?? 20;
}

const isLaunchArea = (area: Area): boolean => launchAreas.some((one) => one === area);

/** A raider beside civilian ships kills one; with none about it fires at Galactica, an 8 hits. */
export function raiderWorth(view: View, area: Area): number {
  const { civilians } = view.ships.areas[area];
  const cylons = view.players.filter(({ revealed }) => revealed).length; // each may have the raiders fly
  const fire = (damageOf(view, 1) / 8) * (1.2 + 0.8 * cylons);
  return Math.max(civilians.length > 0 ? 0.8 : 0.35, fire);
}
export function heavyRaiderWorth(area: Area): number {
  return isLaunchArea(area) ? 2.5 : 1;
}
export function basestarWorth(damage: readonly string[]): number {
  return damage.some((token) => token === 'weapons' || token === 'hangar') ? 1 : 2;
}

export const SHIPS = { viper: 0.9, damagedViper: 0.45, raptor: 0.7, assaultRaptor: 0.9, nuke: 0.9 } as const;
export const QUORUM = 0.4;
export const MIRACLE = 1.2;
export const SUPER_CRISIS = 2.5;

/** So many spaces of the Jump Preparation track. */
export function trackWorth(view: View, n: number): number {
  const spaces = n > 0 ? Math.min(n, 5 - view.jumpTrack) : Math.max(n, -view.jumpTrack);
  const space = view.nextJumpWins ? 2.5 : 1;
  if (n > 0 && view.jumpTrack + n >= 5) return view.nextJumpWins ? 100 : spaces * space + relief(view);
  return spaces * space;
}

const FINAL_DISTANCE = 8;

/** Distance towards the goal: nothing beyond it. */
export function distanceWorth(view: View, n: number): number {
  const left = FINAL_DISTANCE - view.distance;
  if (left <= 0) return 0;
  return 6 * Math.min(n, left) + (n >= left ? 2 : 0);
}

/** What the Cylon ships on the main board weigh. */
export function relief(view: View): number {
  let sum = 0;
  for (const area of areas) {
    const here = view.ships.areas[area];
    sum += raidersIn(here) * raiderWorth(view, area) + here.heavyRaiders * heavyRaiderWorth(area);
    for (const { damage } of here.basestars) sum += basestarWorth(damage);
    sum += here.civilians.length * (exposure(view, area) - 0.35 * civilianWorth(view));
  }
  return view.options.cylonFleet ? sum * 0.5 : sum; // they wait on the Cylon Fleet board
}
