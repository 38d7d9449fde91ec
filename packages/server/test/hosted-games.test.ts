/** Every game that is hosted goes through the same protocol: made, joined, played, taken back, watched, shown again, taken away. */
import { games } from '@ragtag/games';
import { openTable, type Plain, randomAnswer, readJournal, whim } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply } from '../src/protocol/patch.ts';
import type { Replay, Story } from '../src/protocol/story.ts';
import { Client, type Page } from '../testing/client.ts';
import { sqliteDatabase } from '../testing/databases.ts';
import type { Onlooker } from '../testing/live.ts';
import { type Running, runServer } from '../testing/running.ts';

/** The same for the same data, in whatever order its keys came to be. */
function written(data: Plain): string {
  const sorted = (_: string, value: Plain) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(data, sorted);
}

interface Person {
  readonly client: Client;
  readonly page: Page;
  readonly table: Onlooker;
}

describe.each(Object.entries(games))('%s over the protocol', (name, hosted) => {
  let running: Running;
  let game: string;
  let people: Person[];
  let eve: Person;
  const below = whim(7);

  async function sit(client: Client): Promise<Person> {
    const page = await client.connect();
    return { client, page, table: await page.watch(game) };
  }

  beforeAll(async () => {
    running = await runServer(sqliteDatabase);
    const { address } = running;
    const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
    game = await ann.create({ game: name, options: { spectators: true } });
    await ben.post(`/api/games/${game}/join`);
    await ann.post(`/api/games/${game}/start`);
    people = [await sit(ann), await sit(ben)];
    eve = await sit(await Client.guest(address, 'Eve'));
  });
  afterAll(async () => {
    for (const { page } of [...people, eve]) page.close();
    await running.close();
  });

  const isOver = ({ table }: Person) => table.state?.status === 'over';

  /** Whoever of the people is asked; null when the game is over. */
  async function asked(): Promise<Person | null> {
    const wanted = () => people.find(({ table }) => table.state?.question != null);
    await Promise.race(people.map(({ page }) => page.until(() => wanted() !== undefined || people.every(isOver))));
    return wanted() ?? null;
  }

  async function answers(person: Person): Promise<void> {
    const { page, table } = person;
    const question = table.state?.question;
    if (!question) throw new Error('nobody is asked');
    const answer = randomAnswer(question.asked, below);
    expect(await page.send({ type: 'answer', game, question: question.name, answer })).toMatchObject({ type: 'ok' });
    await page.until(() => table.state?.question?.name !== question.name);
  }

  const replayOf = ({ client }: Person) => client.get<Replay>(`/api/games/${game}/replay`);

  /** What there is to see in every step. */
  function views({ first, steps }: Replay): Plain[] {
    let view: Plain = first;
    return steps.map(({ patch }) => {
      view = apply(view, patch);
      return view;
    });
  }

  test('an answer is taken back, alone or with the consent of the other, and leaves no steps', async () => {
    for (let given = 0; given < 3; given++) {
      const person = await asked();
      if (!person) throw new Error('it is over already');
      const other = people.find((one) => one !== person);
      if (!other) throw new Error('there are two people');
      const before = await replayOf(person);
      const { page, table } = person;
      const { asked: { kind } = { kind: null }, name } = table.state?.question ?? {};
      await answers(person);
      await asked();
      await page.until(() => table.state?.question?.name !== name); // what it led to has arrived here, too
      expect(table.state?.undo).not.toBe('no');
      expect(await page.send({ type: 'undo', game })).toMatchObject({ type: 'ok' });
      // An artificial player may have answered since what this page was told last: whether all must agree shows now.
      await page.until(() => table.state?.proposal != null || table.state?.question?.asked.kind === kind);
      if (table.state?.proposal != null) {
        await other.page.until(() => other.table.state?.proposal != null);
        const consent = { type: 'consent', game, to: 'undo', agree: true } as const;
        expect(await other.page.send(consent)).toMatchObject({ type: 'ok' });
      }
      await page.until(() => table.state?.question?.asked.kind === kind);
      expect(await replayOf(person)).toEqual(before);
      await answers(person);
    }
  });

  test('a spectator sees what the game shows spectators, at every moment, and it is shown again', async () => {
    const sent: string[] = [];
    for (let person = await asked(); person; person = await asked()) {
      const isOpen = person.table.state?.question?.asked.secret === false;
      await answers(person);
      // Who is asked in secret answers beside others, whose answers may be written down before.
      if (isOpen) sent.push(written(eve.table.state?.view ?? null));
    }
    await eve.page.until(() => isOver(eve));
    const journal = readJournal(await eve.client.get(`/api/games/${game}/journal`));
    const { table, parting } = openTable(hosted.game, journal);
    expect([parting, table.over]).toEqual([null, true]);
    const shown = new Set<string>();
    for (let at = table.length; at >= 0; at--) {
      table.rewind(at);
      shown.add(written(table.view('spectator').game));
    }
    expect(sent.filter((view) => !shown.has(view)).length).toBe(0);
    expect(sent.length).toBeGreaterThan(20);
    const replay = await eve.client.get<Replay>(`/api/games/${game}/replay?as=spectator`);
    expect(views(replay).at(-1)).toEqual(hosted.storyteller.shown(eve.table.state?.view as Plain)); // plain data
  });

  test('the game is told, posted and taken away', async () => {
    const { client } = eve;
    const story = await client.get<Story<object>>(`/api/games/${game}/story`);
    expect(hosted.result(eve.table.state?.view as Plain)).toMatchObject({ winner: expect.any(String) }); // as above
    expect(story.seats.map(({ name: who }) => who)).toEqual(expect.arrayContaining(['Ann', 'Ben']));
    const post = await fetch(`${client.address}/api/games/${game}/export`, { headers: { cookie: client.identity } });
    expect(await post.text()).toContain('Ben');
    const journals = await Promise.all(
      [...people, eve].map((one) => one.client.get<{ answers: unknown[] }>(`/api/games/${game}/journal`)),
    );
    expect(new Set(journals.map((journal) => JSON.stringify(journal.answers))).size).toBe(1);
  });
});
