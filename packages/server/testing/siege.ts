/** A game between three people, one of whom is asked something, with attackers inside and outside. */
import { randomAnswer, whim } from '@ragtag/kernel';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { LONGEST_READ } from '../src/http/socket.ts';
import type { ServerMessage } from '../src/protocol/protocol.ts';
import { Client, type Page } from './client.ts';
import type { TestDatabase } from './databases.ts';
import { type Hostile, hostile, type Target } from './hostile.ts';

const VOLLEY = 20;
const REPLAYED = 5;
/** How a line ends that was misused: not UTF-8, against the rules, too much. */
const CLOSES = [1007, 1008, 1009];
/** What is longer than a server reads may still be on its way when the line is cut: then nothing says why. */
const CUT = 1006;

/** A server under siege, in this process or another. */
export interface Besieged {
  readonly address: string;
  /** What it has complained of. */
  problems(): readonly unknown[];
  /** How much memory it has, in megabytes. */
  rss(): number;
  close(): Promise<unknown>;
}

/** What came of a siege. */
export interface Outcome {
  /** How often each error was given. */
  readonly codes: Readonly<Record<string, number>>;
  readonly problems: readonly unknown[];
  /** How many messages somebody else at the table got. */
  readonly disturbed: number;
  /** Everything that is kept of the game, before and after. */
  readonly before: unknown;
  readonly after: unknown;
  /** Memory after the first tenth of it, and in the end, in megabytes. */
  readonly rss: readonly [before: number, after: number];
}

type Start = (database: TestDatabase) => Promise<Besieged>;

class Siege {
  /** How often each error was given. */
  readonly codes: Record<string, number> = {};
  private readonly lines = new Map<Hostile['by'], Line>();

  private constructor(
    private readonly database: TestDatabase,
    private readonly people: Readonly<Record<Hostile['by'] | 'witness', Client>>,
    readonly target: Target,
    /** Everything that is kept of the game, before the attack. */
    readonly kept: unknown,
    readonly server: Besieged,
  ) {}

  static async lay(database: TestDatabase, start: Start): Promise<Siege> {
    let server = await start(database);
    const { address } = server;
    const guests = ['Ann', 'Ben', 'Cid', 'Eve'].map((name) => Client.guest(address, name));
    const [ann, ben, cid, eve] = (await Promise.all(guests)) as [Client, Client, Client, Client]; // one for each name
    const game = await ann.create({ configuration: { players: 3 }, options: { spectators: false, listed: false } });
    const [, second, third] = await ann.invitations(game);
    await ben.post(`/api/games/${game}/accept`, { invitation: second });
    await cid.post(`/api/games/${game}/accept`, { invitation: third });
    await ann.post(`/api/games/${game}/start`);
    const pages = [await ann.connect(), await ben.connect(), await cid.connect()] as const;
    for (const page of pages) await page.watch(game);
    const target = await playSome(pages, game);
    await server.close();
    const kept = await whatIsKept(database, game);
    server = await start(database);
    for (const client of [ann, ben, cid, eve]) client.address = server.address;
    return new Siege(database, { player: ann, stranger: eve, witness: ben }, target, kept, server);
  }

  /** Somebody else at the table, who must not notice anything. */
  witness(): Promise<Page> {
    return this.people.witness.connect();
  }

  /** Sends so many messages. Throws with the fewest that go wrong if any do. */
  async withstand(count: number): Promise<void> {
    const volley = fc.array(hostile(this.target), { minLength: VOLLEY, maxLength: VOLLEY });
    const property = fc.asyncProperty(volley, (messages) => this.attack(messages));
    await fc.assert(property, { numRuns: Math.ceil(count / VOLLEY) });
  }

  /** Sends the messages and sees that each gets what it must. Throws what is wrong. */
  private async attack(messages: readonly Hostile[]): Promise<void> {
    for (const message of messages) {
      const line = await this.line(message.by);
      if (message.fate === 'closed') {
        this.lines.delete(message.by);
        const code = await line.end(message);
        const cut = code === CUT && message.frame.length > LONGEST_READ;
        if (!cut && !CLOSES.includes(code)) throw new Error(`closed with ${code}`);
        continue;
      }
      const code = await line.send(message);
      this.codes[code] = (this.codes[code] ?? 0) + 1;
    }
  }

  /** Ends it; returns everything that is kept of the game now. */
  async lift(): Promise<unknown> {
    for (const line of this.lines.values()) line.cut();
    await this.server.close();
    return await whatIsKept(this.database, this.target.game);
  }

  private async line(by: Hostile['by']): Promise<Line> {
    const known = this.lines.get(by);
    if (known) return known;
    const line = await Line.open(this.people[by]);
    this.lines.set(by, line);
    return line;
  }
}

/** Lays siege to a table with so many hostile messages. Throws with the fewest that go wrong if any do. */
export async function besiege(database: TestDatabase, messages: number, start: Start): Promise<Outcome> {
  const siege = await Siege.lay(database, start);
  const witness = await siege.witness();
  await witness.watch(siege.target.game);
  const heard = witness.heard.length;
  const tenth = Math.ceil(messages / 10);
  await siege.withstand(tenth);
  const before = siege.server.rss();
  await siege.withstand(messages - tenth);
  const rss = [before, siege.server.rss()] as const;
  const disturbed = witness.heard.length - heard;
  const problems = siege.server.problems();
  return { codes: siege.codes, problems, disturbed, before: siege.kept, after: await siege.lift(), rss };
}

/** Plays until Ann is asked something and has answered a few questions. */
async function playSome(pages: readonly [Page, Page, Page], game: string): Promise<Target> {
  const old: string[] = [];
  const below = whim(1);
  for (;;) {
    const tables = pages.map((page) => page.table(game));
    const asked = tables.findIndex(({ state }) => state?.question != null);
    const [page, question] = [pages[asked], tables[asked]?.state?.question];
    if (!page || !question) throw new Error('nobody is asked anything');
    if (asked === 0 && old.length === REPLAYED) {
      for (const one of pages) one.close();
      return { game, question: question.name, asked: question.asked, old };
    }
    if (asked === 0) old.push(question.name);
    const answer = randomAnswer(question.asked, below);
    const reply = await page.send({ type: 'answer', game, question: question.name, answer });
    if (reply.type === 'error') throw new Error(reply.message);
    // Everybody has heard of it when everybody has heard what they said after it.
    for (const one of pages) await one.send({ type: 'unwatch', game: 'nowhere' });
  }
}

async function whatIsKept(database: TestDatabase, game: string): Promise<unknown> {
  const storage = await database.open();
  const kept = {
    game: await storage.game(game),
    entries: await storage.entries(game, 1),
    checkpoint: await storage.checkpoint(game),
    table: await storage.chat(game, 'table', 0, 100),
    spectators: await storage.chat(game, 'spectators', 0, 100),
  };
  await storage.close();
  return kept;
}

const CLOSED_BEFORE = 'was closed between two messages';

/** A socket through which anything at all is said. */
class Line {
  private waiting: { heard(message: ServerMessage): void; closed(code: number): void } | null = null;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (raw: Buffer) => {
      const message = JSON.parse(raw.toString()) as ServerMessage; // nothing else is sent
      this.waiting?.heard(message);
    });
    socket.on('close', (code) => this.waiting?.closed(code));
    socket.on('error', () => undefined); // a close follows
  }

  static async open(client: Client): Promise<Line> {
    const socket = new WebSocket(`${client.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: client.identity },
    });
    const line = new Line(socket);
    const first = await line.next();
    if (first.type !== 'welcome') throw new Error(`expected a welcome, not ${JSON.stringify(first)}`);
    return line;
  }

  /** Sends it and returns the code of the error that is its answer. */
  async send({ frame, binary }: Hostile): Promise<string> {
    const answer = this.next();
    this.socket.send(frame, { binary });
    const message = await answer;
    if (message.type !== 'error') throw new Error(`was answered with ${message.type}`);
    return message.code;
  }

  /** Sends it and returns the code with which the socket was closed. */
  end({ frame, binary }: Hostile): Promise<number> {
    return new Promise((closed, reject) => {
      if (this.isClosed()) return reject(new Error(CLOSED_BEFORE));
      this.waiting = { heard: () => undefined, closed };
      this.socket.send(frame, { binary });
    });
  }

  cut(): void {
    this.socket.terminate();
  }

  /** Nothing comes of what is sent now, not even an end. */
  private isClosed(): boolean {
    return this.socket.readyState > WebSocket.OPEN;
  }

  private next(): Promise<ServerMessage> {
    return new Promise((heard, reject) => {
      if (this.isClosed()) return reject(new Error(CLOSED_BEFORE));
      this.waiting = { heard, closed: (code) => reject(new Error(`closed with ${code}`)) };
    });
  }
}
