/** Fighting: what it is worth to launch, fly, escort and shoot, and where ships are best put. */
import { type Area, areas, launchAreas, type View } from '@ragtag/galactica';
import type { Option, Plain } from '@ragtag/kernel';
import { number, word } from './phrase.ts';
import { basestarWorth, centurionWorth, civilianWorth, heavyRaiderWorth, raiderWorth, relief } from './points.ts';
import type { Offered } from './question.ts';
import { apart, guards, raidersIn, type Scene } from './scene.ts';

const isLaunchArea = (area: Area): boolean => launchAreas.some((one) => one === area);

export function areaNamed(value: Plain | undefined): Area | null {
  return areas.find((one) => one === value) ?? null;
}

/** A civilian ship taken out of danger. */
function escortWorth(view: View, area: Area): number {
  const near = areas.some((one) => apart(one, area) <= 1 && raidersIn(view.ships.areas[one]) > 0);
  const here = raidersIn(view.ships.areas[area]) > 0;
  return civilianWorth(view) * (here ? 0.95 : near ? 0.8 : 0.6);
}

/** One attack by a viper, its chance to hit counted. */
function shotWorth(view: View, target: string, area: Area): number {
  switch (target) {
    case 'raider':
      return 0.75 * raiderWorth(view, area) + 0.05;
    case 'heavy-raider':
      return isLaunchArea(area) ? 0.65 : 0.4;
    case 'scar':
      return 0.35;
    default:
      return 0.25; // a basestar
  }
}

/** The best that a ship in an area can do there. */
function needIn(view: View, area: Area): number {
  const here = view.ships.areas[area];
  const escort = view.options.cylonFleet && here.civilians.length > 0 ? escortWorth(view, area) : 0;
  const guard = here.civilians.length > 0 && guards(here) === 0 && raidersIn(here) > 0 ? 0.5 * civilianWorth(view) : 0;
  const shots = [
    here.raiders > 0 ? shotWorth(view, 'raider', area) : 0,
    here.heavyRaiders > 0 ? shotWorth(view, 'heavy-raider', area) : 0,
    here.basestars.length > 0 ? shotWorth(view, 'basestar', area) : 0,
  ];
  return Math.max(escort, guard, ...shots);
}

export function moveWorth(view: View, from: Area | null, to: Area, left: number): number {
  const deserted = from !== null && guards(view.ships.areas[from]) === 1 ? view.ships.areas[from].civilians.length : 0;
  return (left > 1 ? 0.85 : 0.45) * needIn(view, to) - deserted * 0.4 * civilianWorth(view);
}

export function launchWorth(view: View, area: Area): number {
  const here = view.ships.areas[area];
  const flying = guards(here);
  if (relief(view) === 0 && !areas.some((one) => view.ships.areas[one].civilians.length > 0)) {
    return flying === 0 ? 0.1 : 0.02;
  }
  const needed = raidersIn(here) + here.heavyRaiders + here.civilians.length > 0;
  const bare = flying === 0 && here.civilians.length > 0 ? 0.4 * civilianWorth(view) : 0;
  const first = flying === 0 ? 0.4 : flying === 1 ? 0.15 : 0.05;
  return first + (needed ? 0.15 : 0) + bare;
}

/** One activation of a ship, as it is offered. */
export function activationWorth({ view }: Scene, option: Offered, left: number): number {
  const area = areaNamed(option['area']);
  if (area === null) return 0;
  switch (option.type) {
    case 'escort':
      return escortWorth(view, area);
    case 'attack':
      return shotWorth(view, targetKind(option), area) + (option['ship'] === 'mark-vii' ? 0.01 : 0);
    case 'launch':
      return launchWorth(view, area) + (option['ship'] === 'mark-vii' ? 0.02 : 0);
    case 'move':
      return moveWorth(view, area, areaNamed(option['to']) ?? area, left);
    default:
      return 0;
  }
}

function targetKind(option: Option): string {
  const target = option['target'];
  return typeof target === 'object' && target !== null && 'kind' in target ? String(target['kind']) : '';
}

/** The best that so many activations of unmanned ships can do. */
export function bestActivations({ view }: Scene, n: number): number {
  const worths: number[] = [];
  for (const area of areas) {
    const { vipers, civilians, raiders, heavyRaiders } = view.ships.areas[area];
    if (vipers.viper + vipers['mark-vii'] + vipers['assault-raptor'] === 0) continue;
    for (let left = Math.min(raiders, n); left > 0; left--) worths.push(shotWorth(view, 'raider', area));
    for (let left = Math.min(heavyRaiders, n); left > 0; left--) worths.push(shotWorth(view, 'heavy-raider', area));
    if (view.options.cylonFleet) for (const _ of civilians) worths.push(escortWorth(view, area));
    const at = areas.indexOf(area);
    for (const to of [areas[(at + 1) % 6], areas[(at + 5) % 6]]) {
      if (to) worths.push(moveWorth(view, area, to, n));
    }
  }
  const { hangar } = view.ships;
  const reserve = hangar.viper.reserve + hangar['mark-vii'].reserve + hangar['assault-raptor'].reserve;
  launchAreas.forEach((area, index) => {
    if (reserve > index) worths.push(launchWorth(view, area));
  });
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (const worth of worths.slice(0, n)) sum += Math.max(0, worth);
  return sum;
}

/** What a pilot in this area can do with one activation. */
export function pilotWorth(view: View, area: Area): number {
  const at = areas.indexOf(area);
  const next = [areas[(at + 1) % 6], areas[(at + 5) % 6]];
  const moves = next.map((to) => (to ? moveWorth(view, area, to, 1) : 0));
  return Math.max(0, shooting(view, area), ...moves);
}

/** The same without flying on. */
function shooting(view: View, area: Area): number {
  const here = view.ships.areas[area];
  const escort = view.options.cylonFleet && here.civilians.length > 0 ? escortWorth(view, area) : 0;
  return Math.max(
    escort,
    here.raiders > 0 ? shotWorth(view, 'raider', area) : 0,
    here.heavyRaiders > 0 ? shotWorth(view, 'heavy-raider', area) : 0,
    here.basestars.length > 0 ? shotWorth(view, 'basestar', area) : 0,
  );
}

/** The best target of Galactica's guns, or of the marines. */
export function attackWorth({ view }: Scene, weapon: 'galactica' | 'marine', modifier: number): number {
  if (weapon === 'marine') {
    const space = view.boarding.findLastIndex((n) => n > 0);
    const cylons = view.players.filter(({ revealed }) => revealed).length; // each may call for heavy raiders
    return space < 0 ? 0 : ((2 + modifier) / 8) * centurionWorth(space) * (1 + 0.5 * cylons);
  }
  let best = 0;
  for (const area of areas) {
    const { raiders, heavyRaiders, basestars } = view.ships.areas[area];
    if (raiders > 0) best = Math.max(best, 0.75 * raiderWorth(view, area));
    if (heavyRaiders > 0) best = Math.max(best, 0.25 * heavyRaiderWorth(area));
    for (const { damage } of basestars) best = Math.max(best, 0.5 * (0.8 + 0.3 * damage.length));
  }
  return best;
}

/** A Cylon ship or centurion one may shoot at or destroy, by what it weighs times the chance to hit it. */
export function targetWorth({ view }: Scene, target: { readonly [key: string]: Plain }, certain: boolean): number {
  const area = areaNamed(target['area']) ?? 'bow';
  switch (word(target, 'kind')) {
    case 'raider':
      return (certain ? 1 : 0.75) * (raiderWorth(view, area) + 0.01 * view.ships.areas[area].raiders);
    case 'heavy-raider':
    case 'heavyRaider':
      return (certain ? 1 : 0.25) * heavyRaiderWorth(area);
    case 'centurion':
      return (certain ? 1 : 0.25) * centurionWorth(number(target, 'space') ?? 0);
    case 'scar':
      return 0.35;
    case 'basestar':
      return 0.5 * (0.8 + 0.3 * damageOn(view, number(target, 'basestar')).length);
    default:
      return 0;
  }
}

function damageOn(view: View, basestar: number | null): readonly string[] {
  for (const area of areas) {
    for (const one of view.ships.areas[area].basestars) if (one.basestar === basestar) return one.damage;
  }
  return [];
}

/** So many of a kind of Cylon ship, destroyed without a die. */
export function destroyWorth({ view, area }: Scene, target: string, n: number): number {
  if (target === 'centurion') {
    const space = view.boarding.findLastIndex((one) => one > 0);
    return space < 0 ? 0 : centurionWorth(space);
  }
  let best = 0;
  let sum = 0;
  for (const one of area ? [area] : areas) {
    const { raiders, heavyRaiders } = view.ships.areas[one];
    if (target === 'raider') sum += Math.min(raiders, n) * raiderWorth(view, one);
    else if (heavyRaiders > 0) best = Math.max(best, heavyRaiderWorth(one));
  }
  return target === 'raider' ? Math.min(sum, n * 0.8) : best;
}

/** What a nuke does in an area, ours caught in it counted. */
export function nukeWorth(view: View, area: Area): number {
  const here = view.ships.areas[area];
  let worth = 0;
  for (const { damage } of here.basestars) worth += 0.85 * basestarWorth(damage) + 0.2;
  worth += here.raiders * 0.35 * 0.25 + here.heavyRaiders * 0.2;
  const ours = guards(here) * 0.9 + here.pilots.length * 2 + here.civilians.length * civilianWorth(view);
  return worth - ours / 8;
}

/** Where a civilian ship is best off. */
export function shelter(view: View, area: Area): number {
  const here = view.ships.areas[area];
  let worth = guards(here) > 0 ? 0.6 : 0;
  if (isLaunchArea(area)) worth += 0.3;
  if (raidersIn(here) > 0) worth -= guards(here) > 0 ? 0.5 : 2;
  for (const one of areas) {
    const raiders = raidersIn(view.ships.areas[one]) + 0.5 * view.ships.areas[one].basestars.length;
    if (raiders > 0 && one !== area) worth -= (0.4 * Math.min(raiders, 3)) / apart(one, area);
  }
  return worth - 0.15 * here.civilians.length;
}

/** What a ship of ours is worth as the one to lose. */
export function shipPrice(option: Option): number {
  const kind = { viper: 1, 'mark-vii': 1.4, 'assault-raptor': 1.6 }[word(option, 'ship')] ?? 1;
  const pilot = number(option, 'pilot') === null ? 0 : 3;
  const at = word(option, 'at') === 'reserve' ? 0 : 0.2;
  return kind + pilot + at;
}
