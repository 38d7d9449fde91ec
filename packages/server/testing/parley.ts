/**
 * A game for tests: in turn, everybody moves or whispers; whoever is whispered to is asked in secret and may pass it on, and
 * only the one who whispered and the one who was asked learn the answer. A move of kind `break` breaks the rules.
 * Where the house has it so, all others might object to a move, and those of the house's choice can; or a die is rolled when a
 * whisper is passed on.
 */
import {
  ask,
  type Bound,
  cell,
  checkpoint,
  type Game,
  type Option,
  only,
  openWindow,
  type Rules,
  record,
  type Seat,
  seat,
  type World,
} from '@ragtag/kernel';

const fields = record({ turn: cell(), score: cell() });
type Fields = Bound<typeof fields>;
type Parley = World<Fields>;

const options = [{ type: 'move' }, { type: 'whisper' }, { type: 'break' }] as const;
export const [MOVE, WHISPER, BREAK] = [0, 1, 2];
export const [NO, PASS_ON] = [1, 2];
export const [PASS, OBJECT] = [0, 1];

interface House {
  /** From this turn on a move scores two, and a whisper too. */
  readonly doubledFrom?: number;
  /** Who can object to a move of others: nobody knows that of anybody else. */
  readonly objectors?: readonly number[];
  /** Whether a whisper never comes back to whoever whispered. */
  readonly aside?: boolean;
  /** Whether a die is rolled for all to see when a whisper is passed on. */
  readonly dice?: boolean;
}

export function parley(turns: number, version = 1, house: House = {}): Game<{ players: number }, Fields, Parley> {
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
        yield* turn(g, house);
        if (g.fields.turn >= (house.doubledFrom ?? turns)) g.fields.score++;
        g.fields.turn++;
      }
    },
    view: (g, viewer) => ({ turn: g.fields.turn, score: g.fields.score, viewer }),
    alike: () => 0,
  };
}

function* turn(g: Parley, house: House): Rules {
  const player = seat(g.fields.turn % 3);
  const { type } = yield* ask({ seat: player, kind: 'act', options });
  if (type === 'break') throw new Error('broken');
  if (type === 'move') {
    g.fields.score++;
    g.emit({ type: 'moved', player });
    if (house.objectors) yield* objections(g, player, house.objectors);
    return;
  }
  let next = seat((player + 1) % 3);
  for (;;) {
    const answers = [{ type: 'yes' }, { type: 'no' }, { type: 'pass-on' }] as const;
    const reply = yield* ask({ seat: next, kind: 'whispered', options: answers, secret: true });
    g.emit({ type: 'replied', reply: reply.type }, only(player, next));
    if (reply.type !== 'pass-on') return;
    if (house.dice) g.emit({ type: 'rolled', die: g.chance.die(6) });
    next = house.aside ? seat(3 - player - next) : seat((next + 1) % 3);
  }
}

/** Twice: before and after the move is known to stand. */
function* objections(g: Parley, player: Seat, objectors: readonly number[]): Rules {
  for (const kind of ['objection', 'appeal']) {
    yield* openWindow<Option>({
      kind,
      rules: [],
      event: 'move',
      seats: g.seats.filter((one) => one !== player),
      until: 'once-each',
      arbiter: player,
      responses: (one) => (objectors.includes(one) ? [{ type: 'object' }] : []),
      respond(one) {
        g.fields.score--;
        g.emit({ type: 'objected', seat: one });
      },
    });
    g.emit({ type: 'settled', kind });
  }
}
