/** The ring of space areas round Galactica. BG-VIPER-08 */
import { type Area, areas } from './terms.ts';

/** So many areas further clockwise; negative steps go counterclockwise. */
export function around(area: Area, steps: number): Area {
  return areas[(areas.indexOf(area) + steps + areas.length) % areas.length] as Area; // an index of the ring
}

export function neighbours(area: Area): readonly [clockwise: Area, counterclockwise: Area] {
  return [around(area, 1), around(area, -1)];
}

/** The way towards the nearest area that fits: 1 clockwise, -1 counterclockwise, 0 here; null if none does. */
export function nearest(area: Area, fits: (area: Area) => boolean): 1 | -1 | 0 | null {
  if (fits(area)) return 0;
  for (let steps = 1; steps <= areas.length / 2; steps++) {
    if (fits(around(area, steps))) return 1; // equally far both ways: clockwise. BG-RAIDER-08
    if (fits(around(area, -steps))) return -1;
  }
  return null;
}
