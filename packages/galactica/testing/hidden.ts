/** The hidden-information property over random positions: nobody's view depends on what that viewer may not know. */
import { startTable, type Viewer } from '@ragtag/kernel';
import { checkHidden, dice, step } from '@ragtag/kernel/testing';
import { galactica } from '../src/game.ts';
import { type Configuration, defaults } from '../src/setup/options.ts';

/** Every kind of game there is, one after another. */
const games: readonly Partial<Configuration>[] = [
  { players: 5 },
  { players: 3 },
  { players: 4, cylonFleet: false },
  { players: 6 },
  { players: 5, cylonFleet: false, fewerCrises: true },
  { players: 6, cylonFleet: false, conflictedLoyalties: false },
  { players: 4, conflictedLoyalties: false, brigTwoCards: true, brigEasierRelease: true },
];

/** How many random answers lie between two positions, at most. */
const STRIDE = 60;

export interface HiddenRun {
  /** Position-and-viewer pairs looked at. */
  readonly pairs: number;
  /** Moments compared in two worlds. */
  readonly moments: number;
}

/** Looks at so many positions of random games, each with one random viewer, onlookers among them. Throws a `Leak`. */
export function checkHiddenPairs(pairs: number, seed = 1): HiddenRun {
  const below = dice(seed);
  let [done, moments] = [0, 0];
  for (let game = 0; done < pairs; game++) {
    const configuration = { ...defaults, ...games[game % games.length] };
    const name = `hidden ${seed} ${game}`;
    const table = startTable(galactica, configuration, name);
    const viewers: readonly Viewer[] = [...table.world.seats, 'spectator'];
    try {
      while (done < pairs && !table.over) {
        for (let left = 1 + below(STRIDE); left > 0 && !table.over; left--) step(table, below);
        const viewer = viewers[below(viewers.length)] ?? 'spectator';
        moments += checkHidden(table, viewer, below);
        done++;
      }
    } catch (error) {
      throw new Error(`game '${name}' after ${table.length} answers: ${error}`, { cause: error });
    }
  }
  return { pairs: done, moments };
}
