/**
 * A game for tests: in turn, everybody moves or whispers; whoever is whispered to is asked in secret and may pass it on, and
 * only the one who whispered and the one who was asked learn the answer. A move of kind `break` breaks the rules.
 */
import {
  ask,
  type Bound,
  cell,
  checkpoint,
  type Game,
  only,
  type Rules,
  record,
  seat,
  type World,
} from '@ragtag/kernel';

const fields = record({ turn: cell(), score: cell() });
type Fields = Bound<typeof fields>;
type Parley = World<Fields>;

const options = [{ type: 'move' }, { type: 'whisper' }, { type: 'break' }] as const;
export const [MOVE, WHISPER, BREAK] = [0, 1, 2];
export const [NO, PASS_ON] = [1, 2];

export function parley(turns: number, version = 1): Game<{ players: number }, Fields, Parley> {
  return {
    name: 'parley',
    version,
    configure: () => ({ players: 3 }),
    seats: () => 3,
    shape: () => ({ fields, cards: 0, zones: [] }),
    create: (_, world) => world,
    *play(g) {
      while (g.fields.turn < turns) {
        yield* checkpoint();
        yield* turn(g);
        g.fields.turn++;
      }
    },
    view: (g, viewer) => ({ turn: g.fields.turn, score: g.fields.score, viewer }),
    alike: () => 0,
  };
}

function* turn(g: Parley): Rules {
  const player = seat(g.fields.turn % 3);
  const { type } = yield* ask({ seat: player, kind: 'act', options });
  if (type === 'break') throw new Error('broken');
  if (type === 'move') {
    g.fields.score++;
    g.emit({ type: 'moved', player });
    return;
  }
  let next = seat((player + 1) % 3);
  for (;;) {
    const answers = [{ type: 'yes' }, { type: 'no' }, { type: 'pass-on' }] as const;
    const reply = yield* ask({ seat: next, kind: 'whispered', options: answers, secret: true });
    g.emit({ type: 'replied', reply: reply.type }, only(player, next));
    if (reply.type !== 'pass-on') return;
    next = seat((next + 1) % 3);
  }
}
