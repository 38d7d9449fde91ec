import { defaults, galactica, type View } from '@ragtag/galactica';
import { galacticaHost } from '@ragtag/galactica/host';
import { type Plain, randomAnswer, readJournal, startTable, whim } from '@ragtag/kernel';
import { type Block, inOneLine } from '@ragtag/kernel/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { render } from '../src/talk/export.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame } from '../testing/live.ts';
import { MOVE, NO, WHISPER } from '../testing/parley.ts';

const post: Block[] = [
  { kind: 'title', text: 'Friday [b]*night*' },
  { kind: 'heading', text: 'Players' },
  {
    kind: 'table',
    head: ['Player', 'Place', 'Cards'],
    rows: [
      ['Ann', 'Brig', '3'],
      ['B|n', '', '0'],
    ],
  },
  { kind: 'list', items: ['one', 'two'] },
  { kind: 'text', text: 'Waiting.' },
];

test('a post in Markdown, in which people’s words are no markup', () => {
  expect(render(post, 'markdown')).toBe(`# Friday \\[b\\]\\*night\\*

## Players

| Player | Place | Cards |
|---|---|---|
| Ann | Brig | 3 |
| B\\|n |  | 0 |

- one
- two

Waiting.
`);
});

test('the same in BBCode', () => {
  expect(render(post, 'bbcode')).toBe(`[size=150][b]Friday (b)*night*[/b][/size]

[b]Players[/b]

[b]Ann[/b] | Place Brig | Cards 3
[b]B|n[/b] | Cards 0

[list]
[*]one
[*]two
[/list]

Waiting.
`);
});

test('events in one line', () => {
  const nameOf = (seat: number) => ['Ann', 'Ben'][seat] ?? '';
  expect(inOneLine({ type: 'resource-lost', resource: 'food', n: 2, left: 5 }, nameOf)).toBe(
    'Resource lost: food, n 2, left 5',
  );
  expect(inOneLine({ type: 'title-given', from: 0, to: 1, title: 'admiral' }, nameOf)).toBe(
    'Ann: title given: to Ben, admiral',
  );
});

test('the board game at any moment, with nothing but what everybody sees', () => {
  const table = startTable(galactica, { ...defaults, players: 4 }, 'post');
  const below = whim(5);
  const nameOf = (seat: number) => `Player ${seat}`;
  for (let n = 0; n < 300 && !table.over; n++) {
    const [asked] = table.pending;
    if (asked) table.answer(asked.seat, randomAnswer(asked, below));
  }
  const view = table.view('spectator').game as View; // the view of this game
  const text = render(galacticaHost.post(view as unknown as Plain, nameOf), 'markdown');
  expect(text).toContain(`Turn ${view.turn.number}: ${view.players[view.turn.current]?.character?.name}`);
  expect(text).toContain(`Fuel ${view.resources.fuel}`);
  for (const { character } of view.players) expect(text).toContain(character?.name ?? 'nobody');
});

describe('of a table', () => {
  let database: TestDatabase;
  let storage: Storage;
  let table: LiveTable;
  let close = async () => {};

  beforeEach(async () => {
    database = await sqliteDatabase();
    storage = await database.open();
    await storage.createGame(parleyGame({ seed: 'unguessable' }));
    const { tables } = hall(storage);
    close = () => tables.close();
    table = await tables.open('g');
    await table.start('nobody');
  });
  afterEach(async () => {
    await close();
    await storage.close();
    await database.remove();
  });

  async function plays(account: string, answer: number): Promise<void> {
    const onlooker = new Onlooker(account);
    await table.watch(onlooker);
    const seat = table.seatOf(account);
    if (seat === null) throw new Error(`${account} has no seat`);
    await table.answer(seat, onlooker.question, answer);
    await table.unwatch(onlooker);
  }

  test('a post tells what is public, and who is awaited', async () => {
    await plays('ann', WHISPER);
    await plays('ben', NO);
    await plays('ben', MOVE);
    const text = render(await table.archive.post('ann', 'all'), 'markdown');
    expect(text).toContain('# A parley');
    expect(text).toContain('Waiting for Seat 3.');
    expect(text).toContain('Moved');
    expect(text).not.toContain('Replied');
  });

  test('a seat gets what it saw and answered, and nothing that tells the rest', async () => {
    await plays('ann', WHISPER);
    await plays('ben', NO);
    const journal = await table.archive.journal('ann');
    expect(journal).toMatchObject({ format: 'ragtag-seat-journal', seat: 0, answers: [String(WHISPER)] });
    expect(JSON.stringify(journal)).not.toContain('unguessable');
    expect(JSON.stringify(await table.archive.journal('cid'))).not.toContain('replied');
    await expect(table.archive.journal('eve')).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test('everybody gets the whole journal when the game is over', async () => {
    for (let turn = 0; turn < 9; turn++) await plays(['ann', 'ben', 'cid'][turn % 3] ?? '', MOVE);
    expect(table.over).toBe(true);
    const journal = readJournal(await table.archive.journal('eve'));
    expect([journal.seed, journal.answers.length]).toEqual(['unguessable', 9]);
  });
});
