/** A game for tests whose rules can do all that rules never should: loop, end their thread, use up its memory, throw unseen. */
import { ask, type Bound, cell, checkpoint, type Game, record, seat, type World } from '@ragtag/kernel';
import { hosted } from '@ragtag/kernel/host';

const fields = record({ turn: cell() });
type Fields = Bound<typeof fields>;

const options = [
  { type: 'move' },
  { type: 'loop' },
  { type: 'end' },
  { type: 'fill' },
  { type: 'throw-later' },
] as const;
export const [MOVE, LOOP, END, FILL, THROW_LATER] = [0, 1, 2, 3, 4];

const misdeeds = {
  move: () => undefined,
  loop: () => {
    for (;;);
  },
  end: () => process.exit(3),
  fill: () => {
    for (const hoard: number[][] = []; ; ) hoard.push(new Array<number>(100_000).fill(hoard.length));
  },
  'throw-later': () => void Promise.reject(new Error('thrown where nobody waits')),
};

const game: Game<{ players: number }, Fields, World<Fields>> = {
  name: 'unruly',
  version: 1,
  configure: () => ({ players: 1 }),
  seats: () => 1,
  shape: () => ({ fields, cards: 0, zones: [] }),
  create: (_, world) => world,
  *play(g) {
    for (; g.fields.turn < 10_000; g.fields.turn++) {
      yield* checkpoint();
      const { type } = yield* ask({ seat: seat(0), kind: 'act', options });
      misdeeds[type]();
    }
  },
  view: (g) => ({ turn: g.fields.turn }),
  alike: () => 0,
};

export const games = { unruly: hosted(game, { title: 'Unruly' }) };
