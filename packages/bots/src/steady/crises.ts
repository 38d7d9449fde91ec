/** What crises and destinations are worth to the humans: before they come, and when somebody has to choose. */
import type { CrisisEntry, DestinationEntry } from '@ragtag/galactica';
import type { Option } from '@ragtag/kernel';
import { crisisNamed, crisisNames } from './entries.ts';
import { phraseIn, word } from './phrase.ts';
import { distanceWorth, exposure, trackWorth } from './points.ts';
import { once, playerAt, type Scene } from './scene.ts';
import { areaNamed } from './ships.ts';
import { arrivalHarm, iconHarm } from './threat.ts';
import { checkWorth, stakesOf, value } from './value.ts';

/** A crisis if it were resolved now; Caprica brings one without its icons. */
export function crisisWorth(s: Scene, name: string, activated = true): number {
  const entry = crisisNamed(name);
  if (!entry) return -1;
  const scene = { ...s, name };
  let worth = textWorth(scene, entry);
  if (activated) for (const icon of entry.activation) worth -= iconHarm(s.view, icon);
  return worth + (entry.jump ? trackWorth(s.view, 1) : 0);
}

/** What a crisis usually comes to as things stand. */
export function averageCrisis(s: Scene): number {
  return once(s, 'average crisis', () => {
    const names = crisisNames(!s.view.options.cylonFleet);
    return names.reduce((sum, name) => sum + crisisWorth(s, name), 0) / names.length;
  });
}

function textWorth(s: Scene, entry: CrisisEntry): number {
  if (entry.attack) return attackWorth(s, entry);
  if (entry.event) return value(entry.event.text, s);
  const sides: number[] = [];
  if (entry.check) sides.push(checkWorth(s, entry.check.difficulty, entry.check.skills, stakesOf(entry.check, s)));
  if (entry.otherwise) sides.push(value(entry.otherwise.text, s));
  for (const option of entry.options ?? []) sides.push(value(option.text, s));
  if (sides.length === 0) return 0;
  return choosesAgainstUs(s, entry) ? Math.min(...sides) : Math.max(...sides);
}

/** Whether a Cylon player has the choice. */
function choosesAgainstUs(s: Scene, { chooser = 'current' }: CrisisEntry): boolean {
  const seat = chooser === 'current' ? s.view.turn.current : s.view.titles[chooser];
  return seat !== null && (playerAt(s, seat)?.revealed ?? false);
}

function attackWorth(s: Scene, { attack }: CrisisEntry): number {
  if (!attack) return 0;
  let worth = value(attack.special.effect.text, s) - (attack.special.stays ? 0.6 : 0);
  for (const icon of attack.activate) worth -= iconHarm(s.view, icon);
  for (const [where, ships] of Object.entries(attack.setup)) {
    const area = areaNamed(where) ?? 'bow';
    for (const [ship, n] of Object.entries(ships)) {
      if (ship === 'viper') worth += 0.3 * n;
      else if (ship === 'civilian') worth -= n * exposure(s.view, area);
      else worth -= n * arrivalHarm(s.view, ship, area);
    }
  }
  return worth;
}

/** One of the two sides of a crisis, as it is offered. */
export function sideWorth(s: Scene, name: string, option: Option): number {
  const scene = { ...s, name };
  const check = crisisNamed(name)?.check;
  if (word(option, 'label') === 'check' && check) {
    return checkWorth(scene, check.difficulty, check.skills, stakesOf(check, scene));
  }
  return value(phraseIn(option['text']), scene);
}

/** The same, by its number. */
export function sideNumbered(s: Scene, name: string, index: number): number {
  const entry = crisisNamed(name);
  const scene = { ...s, name };
  if (!entry) return 0;
  const choice = entry.options?.[index];
  if (choice) return value(choice.text, scene);
  if (index === 0 && entry.check) {
    return checkWorth(scene, entry.check.difficulty, entry.check.skills, stakesOf(entry.check, scene));
  }
  return entry.otherwise ? value(entry.otherwise.text, scene) : 0;
}

export function destinationWorth(s: Scene, entry: DestinationEntry | null): number {
  if (!entry) return 0;
  return distanceWorth(s.view, entry.distance) + value(entry.effect.text, { ...s, name: entry.name });
}
