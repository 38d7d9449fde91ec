/** Everything on the page stands at the same moment: asserted from the queue, over whole games that are told and shown. */
import { galactica, type View } from '@ragtag/galactica';
import { type Emitted, eventFor, type GameEvent, type Plain, randomAnswer, seat, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import type { LogLine, ServerMessage, TableState } from '@ragtag/server/protocol';
import { describe, expect, test } from 'vitest';
import { heard, opened, type Theatre } from '../src/games/galactica/check/theatre.ts';
import { beats } from '../src/games/galactica/moments/beats.ts';
import { Connection, type Watched } from '../src/shell/socket/connection.ts';
import { farthest, stepFrom } from '../src/table/moments/pace.ts';
import { shownTable } from '../src/table/moments/shown.ts';

const ME = seat(0);
type Message = Extract<ServerMessage, { type: 'patch' }>;
type Said = Message['moments'][number];

/** As much of a view as is compared, and how much had been told when it was made. */
type Seen = Pick<View, 'resources' | 'turn' | 'check' | 'over'> & {
  readonly places: readonly (string | null)[];
  readonly damaged: readonly string[];
  readonly told: number;
};

function seen(view: Plain, told: number): Plain {
  const { resources, turn, check, over, players, damaged } = view as unknown as View; // a view of this game
  const places = players.map(({ place }) => place);
  return { resources, turn, check, over, places, damaged, told } as unknown as Plain; // plain data throughout
}

/** A game of random players as the server tells it to one of them: a message for each answer. */
function* told(game: number): Generator<Said[], void, undefined> {
  const table = startTable(galactica, galactica.configure({ players: 3 + (game % 4) }), `one clock ${game}`);
  const below = dice(game);
  let lines = 0;
  let moments: Said[] = [];
  const say = (view: Plain, question: string | null, log: LogLine[]) => {
    const put = (at: string, value: Plain) => ({ at: [at], put: value });
    const asked = question === null ? null : { name: question, asked: { kind: 'any', options: [] } };
    moments.push({ patch: [put('view', view), put('question', asked)], log });
  };
  const witness = (emitted: Emitted) => {
    const event = eventFor(emitted, ME);
    if (!event) return;
    lines++; // in place of the time: how many lines there are by then
    say(seen(table.view(ME).game, lines), null, [{ at: lines, event }]);
  };
  for (;;) {
    const asks = table.askedOf(ME) !== null;
    say(seen(table.view(ME).game, lines), asks ? `after ${lines}` : null, []);
    yield moments;
    if (table.over) return;
    moments = [];
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked and the game is not over');
    table.witness = witness;
    table.answer(asked.seat, randomAnswer(asked, below));
    table.witness = null;
    if (table.fault) throw table.fault;
  }
}

/** A page that keeps what arrives. */
function page(now: () => number): {
  connection: Connection;
  say: (message: ServerMessage) => void;
  watched: () => Watched;
} {
  let say: (text: string) => void = () => undefined;
  const connection = new Connection(
    (listen) => {
      say = listen;
      return { send: () => undefined, close: () => undefined };
    },
    { after: () => () => undefined, soon: (then) => then(), chance: () => 0, now },
  );
  connection.watch('g');
  connection.hold(true);
  const watched = (): Watched => {
    const { watched: now } = connection.snapshot();
    if (!now) throw new Error('no table is watched');
    return now;
  };
  return { connection, say: (message) => say(JSON.stringify(message)), watched };
}

/** What the log says by now of what is also shown elsewhere. */
class Account {
  private read = 0;
  private readonly left = new Map<string, Plain>();
  private readonly places = new Map<number, Plain>();
  private turn: Plain = null;
  private over = false;

  hear(log: readonly LogLine[]): void {
    for (const { at, event } of log) if (at > this.read) this.note(event);
    this.read = log.at(-1)?.at ?? 0;
  }

  private note({ type, resource, left, seat: who, to, turn }: GameEvent): void {
    if (type === 'resource-lost' || type === 'resource-gained') this.left.set(String(resource), left ?? null);
    if (type === 'turn-began') this.turn = turn ?? null;
    if (type === 'game-over') this.over = true;
    if (type === 'character-moved') this.places.set(Number(who), to ?? null);
    else if (typeof who === 'number' && elsewhere.has(type)) this.places.delete(who);
  }

  /** What of the page is about another time than the rest. */
  partings({ table, log, waiting }: Watched, { script }: Theatre): string[] {
    this.hear(log);
    const shown = shownTable({ table, waiting });
    const view = shown?.view as unknown as Seen; // as `seen` made it
    const wrong: string[] = [];
    const same = (what: string, now: unknown, then: unknown) => {
      if (now !== then) wrong.push(`${what}: ${now}, not ${then}`);
    };
    const told = log.at(-1)?.at ?? 0;
    same('view', view.told, told);
    if (shown?.question) same('question', shown.question.name, `after ${told}`);
    for (const [resource, left] of this.left) same(resource, view.resources[resource as Resource], left);
    if (this.turn !== null) same('turn', view.turn.number, this.turn);
    for (const [who, place] of this.places) same(`place of ${who}`, view.places[who], place);
    same('the end', this.over && view.over === null, false);
    const [check] = script.open;
    if (view.check && check && script.open.length === 1) {
      same('face down', check.pile, view.check.facedown);
      same('strength', check.strength, view.check.strength);
      // What the total comes to may be settled before it is told.
      if (check.phase !== 'totalled') same('outcome', check.outcome, view.check.outcome);
    }
    return wrong;
  }
}
type Resource = keyof View['resources'];

/** After these somebody may be somewhere without having moved there. */
const elsewhere = new Set(['character-placed', 'piloting-started', 'executed', 'cylon-revealed', 'character-chosen']);

const start: TableState = { game: 'galactica', view: null, question: null } as unknown as TableState; // all that is looked at

describe.each([
  ['film', 3],
  ['brisk', 20],
] as const)('at the pace of %s', (pace, games) => {
  test(`question, stage, dials and board are never about different times (${games} games)`, () => {
    const lengths = beats(pace);
    const apart: string[] = [];
    let [moments, stood, late] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      /** When something last arrived, and when what is shown began to stand. */
      let [time, began, beat, theatre, n] = [0, 0, 0, opened([]), 0];
      const { connection, say, watched } = page(() => time);
      say({ type: 'welcome', protocol: 3, account: 'a', name: 'Mira' });
      say({ type: 'table', game: 'g', n: 0, table: start, log: [] });
      const below = dice(game);
      const account = new Account();
      /** Shows what there is time for until then. */
      const showUntil = (until: number) => {
        for (;;) {
          const { fresh, waiting } = watched();
          const all = waiting.map(({ log, since }) => ({ beats: lengths(log), since }));
          const { lasts, moments: next } = stepFrom(lengths(fresh), beat, began, all, farthest[pace]);
          if (waiting.length === 0 || began + lasts > until) return;
          began = Math.max(began + lasts, time);
          beat = next === 0 ? beat + 1 : 0;
          if (next === 0) continue;
          late = Math.max(late, ...waiting.slice(0, next).map(({ since }) => began - since));
          connection.show(next);
          stood++;
          theatre = heard(theatre, watched().log);
          apart.push(...account.partings(watched(), theatre).map((what) => `game ${game}: ${what}`));
        }
      };
      for (const said of told(game)) {
        say({ type: 'patch', game: 'g', n: ++n, moments: said });
        moments += said.length;
        const later = time + below(900);
        showUntil(later);
        time = later;
      }
      showUntil(Number.MAX_SAFE_INTEGER);
      expect(watched().waiting).toEqual([]);
    }
    expect([...new Set(apart)].slice(0, 20)).toEqual([]);
    expect(moments).toBeGreaterThan(games * 300);
    expect(stood).toBeGreaterThan(games * 100);
    expect(late).toBeLessThanOrEqual(farthest[pace] + 1);
  });
});
