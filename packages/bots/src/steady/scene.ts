/** What one question is looked at with: the seat's view, and what the seat holds of the others. */
import { type Area, type AreaView, areas, type PlayerView, type View } from '@ragtag/galactica';
import type { Course } from './aims.ts';

export interface Scene {
  readonly view: View;
  /** Who decides. */
  readonly me: number;
  /** How likely a player is a Cylon, as far as the one who decides can tell; 1 for revealed ones. */
  belief(seat: number): number;
  /** Who carries an effect out; the one who decides unless somebody else is meant. */
  readonly you: number;
  /** The player, and the space area, an effect is about. */
  readonly chosen: number | null;
  readonly area: Area | null;
  /** The card or place that is read, and what its own words are worth that the vocabulary does not have. */
  readonly name: string;
  odd(s: Scene, key: string): number;
  /** What the one who decides is after who has aims of their own. */
  readonly course: Course | null;
  /** What has been worked out for this very view. */
  readonly memo: Map<string, number>;
}

/** Works something out once for a view. */
export function once({ memo }: Scene, key: string, work: () => number): number {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const worth = work();
  memo.set(key, worth);
  return worth;
}

export function playerAt({ view }: Pick<Scene, 'view'>, seat: number): PlayerView | null {
  return view.players[seat] ?? null;
}

export function humansOf({ view }: Pick<Scene, 'view'>): readonly PlayerView[] {
  return view.players.filter(({ revealed }) => !revealed);
}

/** Ships of ours that keep raiders off civilian ships. */
export function guards({ vipers, pilots }: AreaView): number {
  return vipers.viper + vipers['mark-vii'] + vipers['assault-raptor'] + pilots.length;
}

export function raidersIn({ raiders, scar }: AreaView): number {
  return raiders + (scar ? 1 : 0);
}

export function basestarsOut({ ships }: View): number {
  let sum = 0;
  for (const area of areas) sum += ships.areas[area].basestars.length;
  return sum;
}

/** How many areas lie between two, the shorter way. */
export function apart(from: Area, to: Area): number {
  const steps = Math.abs(areas.indexOf(from) - areas.indexOf(to));
  return Math.min(steps, areas.length - steps);
}

/** A member's value for each area, and the area where it is highest. */
export function bestArea(value: (area: Area) => number): { readonly area: Area; readonly worth: number } {
  let best = { area: areas[0] as Area, worth: value(areas[0]) };
  for (const area of areas.slice(1)) {
    const worth = value(area);
    if (worth > best.worth) best = { area, worth };
  }
  return best;
}
