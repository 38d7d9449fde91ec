/** What Cylon ships do when they are activated, in points the humans lose. */
import { type ActivationIcon, areas, launchAreas, type View } from '@ragtag/galactica';
import { civilianWorth, damageOf, raiderWorth } from './points.ts';
import { basestarsOut, guards, raidersIn } from './scene.ts';

/** How often each icon stands at the foot of a crisis. */
const icons: Readonly<Record<ActivationIcon, number>> = { raiders: 0.48, heavy: 0.22, basestars: 0.18, launch: 0.12 };

/** What the ships cost a turn, with the centurions aboard. */
export function threat(view: View): number {
  return icons.heavy * centurionsHarm(view) + shipThreat(view);
}

/** What the ships cost a turn that a jump leaves behind. */
export function shipThreat(view: View): number {
  let sum = -icons.heavy * centurionsHarm(view);
  for (const icon of ['raiders', 'heavy', 'basestars', 'launch'] as const) sum += icons[icon] * iconHarm(view, icon);
  return sum;
}

export function iconHarm(view: View, icon: ActivationIcon): number {
  switch (icon) {
    case 'raiders':
      return raidersHarm(view);
    case 'heavy':
      return heavyHarm(view);
    case 'basestars':
      return basestarsHarm(view);
    case 'launch':
      return basestarsOut(view) > 0 ? 1.05 * launching(view) : pursuitHarm(view, 1);
  }
}

function raidersHarm(view: View): number {
  let harm = 0;
  let flying = 0;
  for (const area of areas) {
    const here = view.ships.areas[area];
    const raiders = raidersIn(here);
    if (raiders === 0) continue;
    flying += raiders;
    if (guards(here) > 0) harm += raiders * 0.3;
    else if (here.civilians.length > 0) harm += Math.min(raiders, here.civilians.length) * civilianWorth(view);
    else if (areas.some((one) => view.ships.areas[one].civilians.length > 0)) harm += raiders * 0.25;
    else harm += (raiders / 8) * damageOf(view, 1);
  }
  if (flying > 0) return harm;
  return basestarsOut(view) > 0 ? 0.7 * launching(view) : pursuitHarm(view, 0.35);
}

/** A centurion one space on, by the space it comes from. */
const ADVANCES = [1, 1.8, 4];

function centurionsHarm({ boarding }: View): number {
  let harm = 0;
  boarding.forEach((n, space) => {
    if (n > 0) harm += space >= 3 ? 60 : n * (ADVANCES[space] ?? 0);
  });
  return harm;
}

function heavyHarm(view: View): number {
  let harm = centurionsHarm(view);
  let flying = 0;
  for (const area of areas) {
    const { heavyRaiders } = view.ships.areas[area];
    flying += heavyRaiders;
    harm += heavyRaiders * (launchAreas.some((one) => one === area) ? 1.1 : 0.4);
  }
  if (flying > 0) return harm;
  if (basestarsOut(view) > 0) return harm + launching(view);
  return harm > 0 ? harm : pursuitHarm(view, 0.6);
}

function basestarsHarm(view: View): number {
  let firing = 0;
  for (const area of areas) {
    for (const { damage } of view.ships.areas[area].basestars) if (!damage.includes('weapons')) firing++;
  }
  return basestarsOut(view) > 0 ? firing * 0.63 * damageOf(view, 1) : pursuitHarm(view, 1);
}

/** Basestars that can launch. */
function launching(view: View): number {
  let sum = 0;
  for (const area of areas) {
    for (const { damage } of view.ships.areas[area].basestars) if (!damage.includes('hangar')) sum++;
  }
  return sum;
}

/** A ship more on the Cylon Fleet board, and the pursuit marker one space on. */
function pursuitHarm(view: View, ship: number): number {
  return view.options.cylonFleet ? 0.3 * ship + pursuitStep(view) : 0;
}

const CIVILIANS_PLACED = [1, 0, 2, 0];
/** The pursuit marker's next space. */
export function pursuitStep(view: View): number {
  if (!view.options.cylonFleet) return 0;
  const placed = (CIVILIANS_PLACED[view.pursuit] ?? 0) * 0.4 * civilianWorth(view);
  return view.pursuit >= 3 ? placed + waiting(view) * 0.3 : placed + 0.1;
}

/** Ships on the Cylon Fleet board. */
export function waiting(view: View): number {
  let sum = 0;
  for (const area of areas) {
    const { fleet } = view.ships.areas[area];
    sum += fleet.raiders + fleet.heavyRaiders + fleet.basestars;
  }
  return sum;
}

/** What new Cylon ships in an area weigh. */
export function arrivalHarm(view: View, ship: string, area: (typeof areas)[number]): number {
  if (ship === 'raider') return raiderWorth(view, area);
  if (ship === 'basestar') return 2;
  return launchAreas.some((one) => one === area) ? 2.5 : 1;
}
