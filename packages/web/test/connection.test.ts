import type { LogLine, ServerMessage, TableState } from '@ragtag/server/protocol';
import { expect, test } from 'vitest';
import { Connection, SILENCE } from '../src/shell/socket/connection.ts';

/** The connection looks at nothing in it. */
const table = { title: 'Table', view: { fuel: 8 } } as unknown as TableState;

interface Line {
  readonly sent: { readonly type: string; readonly id: number }[];
  say(message: ServerMessage): void;
  breakOff(): void;
}

/** A connection whose other end is in the test's hands, and so is time. */
function connect() {
  const lines: Line[] = [];
  const waits: { millis: number; then: () => void }[] = [];
  const listening = new Set<() => void>();
  const connection = new Connection(
    (heard, ended) => {
      const sent: Line['sent'] = [];
      lines.push({ sent, say: (message) => heard(JSON.stringify(message)), breakOff: ended });
      return { send: (text) => sent.push(JSON.parse(text)), close: ended };
    },
    {
      after: (millis, then) => {
        if (millis === SILENCE) {
          listening.add(then);
          return () => listening.delete(then);
        }
        waits.push({ millis, then });
        return () => undefined;
      },
      soon: (then) => then(),
      chance: () => 1,
      now: () => 0,
    },
  );
  /** Nothing is heard for so long that the connection does something about it. */
  const silence = () => {
    const [then] = listening;
    if (then) listening.delete(then);
    then?.();
  };
  return { connection, lines, waits, silence };
}

const welcome: ServerMessage = { type: 'welcome', protocol: 3, account: 'a', name: 'Mira' };
const turn: LogLine = { at: 1, event: { type: 'turn-ended', seat: 0 } };
const whole = (n: number): ServerMessage => ({ type: 'table', game: 'g', n, table, log: [] });
const fuel = (n: number, left: number): ServerMessage => ({
  type: 'patch',
  game: 'g',
  n,
  moments: [{ patch: [{ at: ['view', 'fuel'], put: left }], log: [turn] }],
});

function watching() {
  const made = connect();
  made.connection.watch('g');
  const [line] = made.lines;
  if (!line) throw new Error('no socket was opened');
  line.say(welcome);
  line.say(whole(0));
  return { ...made, line };
}

test('asks for the table once it is known to the server, and shows it', () => {
  const { connection, line } = watching();
  expect(line.sent).toMatchObject([{ type: 'watch', game: 'g' }]);
  expect(connection.snapshot()).toMatchObject({ line: 'open', name: 'Mira', watched: { table: { title: 'Table' } } });
});

test('applies patches in order, with what happened', () => {
  const { connection, line } = watching();
  line.say(fuel(1, 7));
  line.say(fuel(2, 6));
  expect(connection.snapshot().watched).toMatchObject({ table: { view: { fuel: 6 } }, log: [turn, turn] });
});

test('asks for the whole table once when a number is missing, and ignores patches until it comes', () => {
  const { connection, line } = watching();
  line.say(fuel(2, 6));
  line.say(fuel(3, 5));
  expect(line.sent.filter(({ type }) => type === 'watch')).toHaveLength(2);
  expect(connection.snapshot().watched?.table?.view).toEqual({ fuel: 8 });
  line.say(whole(3));
  line.say(fuel(4, 4));
  expect(connection.snapshot().watched?.table?.view).toEqual({ fuel: 4 });
});

test('asks for the whole table when a patch does not fit', () => {
  const { line } = watching();
  const moments = [{ patch: [{ at: ['view', 'fuel', 'spent'], put: 1 }], log: [] }];
  line.say({ type: 'patch', game: 'g', n: 1, moments });
  expect(line.sent.filter(({ type }) => type === 'watch')).toHaveLength(2);
});

test('resolves what it sent with the reply to it', async () => {
  const { connection, line } = watching();
  const good = connection.answer('q', 0);
  const bad = connection.say('hello', false);
  const [, first, second] = line.sent;
  line.say({ type: 'error', id: second?.id ?? 0, code: 'too-fast', message: 'slowly' });
  line.say({ type: 'ok', id: first?.id ?? 0 });
  expect(await good).toEqual({ ok: true });
  expect(await bad).toEqual({ ok: false, code: 'too-fast', message: 'slowly' });
});

test('asks a silent server for a word, and comes back when there is none', () => {
  const { connection, lines, waits, line, silence } = watching();
  silence();
  expect(line.sent.at(-1)).toMatchObject({ type: 'ping' });
  line.say({ type: 'ok', id: line.sent.at(-1)?.id ?? 0 });
  silence();
  expect(connection.snapshot().line).toBe('open');
  expect(line.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
  silence();
  expect(connection.snapshot().line).toBe('broken');
  waits.at(-1)?.then();
  lines[1]?.say(welcome);
  expect(lines[1]?.sent).toMatchObject([{ type: 'watch', game: 'g' }]);
});

test('comes back by itself, waiting longer each time, and watches again', async () => {
  const { connection, lines, waits, line } = watching();
  const lost = connection.answer('q', 0);
  line.breakOff();
  expect(connection.snapshot().line).toBe('broken');
  expect(await lost).toMatchObject({ ok: false, code: 'offline' });
  waits[0]?.then();
  lines[1]?.breakOff();
  waits[1]?.then();
  expect(waits.map(({ millis }) => millis)).toEqual([250, 500]);
  lines[2]?.say(welcome);
  expect(lines[2]?.sent).toMatchObject([{ type: 'watch', game: 'g' }]);
  expect(connection.snapshot().line).toBe('open');
});

test('does not send while it is not connected', async () => {
  const { connection, line } = watching();
  line.breakOff();
  expect(await connection.undo()).toMatchObject({ ok: false, code: 'offline' });
});

test('a server of another version makes the tab stale, for good', () => {
  const { connection, lines, waits } = connect();
  lines[0]?.say({ ...welcome, protocol: 2 });
  expect(connection.snapshot().line).toBe('stale');
  expect(waits).toEqual([]);
});

test('waits for somebody to say who they are', () => {
  const { connection, lines, waits } = connect();
  lines[0]?.say({ type: 'error', id: null, code: 'not-signed-in', message: 'say who you are first' });
  lines[0]?.breakOff();
  expect(connection.snapshot().line).toBe('signed-out');
  expect(waits).toEqual([]);
  connection.restart();
  lines[1]?.say(welcome);
  expect(connection.snapshot().line).toBe('open');
});

test('says why there is no table', async () => {
  const { connection, lines } = connect();
  connection.watch('g');
  lines[0]?.say(welcome);
  lines[0]?.say({
    type: 'error',
    id: lines[0].sent[0]?.id ?? 0,
    code: 'no-such-game',
    message: 'there is no such game',
  });
  await Promise.resolve();
  expect(connection.snapshot().watched?.refused).toBe('there is no such game');
});

test('asks again for a table that is only out of reach for a while', async () => {
  const { connection, lines, waits } = connect();
  connection.watch('g');
  const [line] = lines;
  line?.say(welcome);
  const refuse = async (code: 'not-stored' | 'changed') => {
    line?.say({ type: 'error', id: line.sent.at(-1)?.id ?? 0, code, message: 'it could not be read' });
    await Promise.resolve();
    expect(connection.snapshot().watched?.refused).toBeNull();
    waits.at(-1)?.then();
  };
  await refuse('not-stored');
  await refuse('changed');
  expect(waits.map(({ millis }) => millis)).toEqual([250, 500]);
  expect(line?.sent.map(({ type }) => type)).toEqual(['watch', 'watch', 'watch']);
  line?.say(whole(0));
  expect(connection.snapshot().watched).toMatchObject({ refused: null, table: { title: 'Table' } });
  line?.breakOff();
  expect(waits.at(-1)?.millis).toBe(250);
});

test('asks for another table although the one before has not come yet', () => {
  const { connection, lines } = connect();
  connection.watch('g');
  const [line] = lines;
  line?.say(welcome);
  connection.watch('h');
  line?.say(whole(0));
  expect(line?.sent).toMatchObject([{ game: 'g' }, { type: 'unwatch', game: 'g' }, { type: 'watch', game: 'h' }]);
});

test('hears each thing that was said once', () => {
  const { connection, line } = watching();
  const said = { type: 'chat', game: 'g', room: 'table', n: 1, seat: 0, from: 'Mira', text: 'hello', at: 5 } as const;
  line.say(said);
  line.say(said);
  expect(connection.snapshot().watched?.chat).toHaveLength(1);
});
