/**
 * The one line to the server. Keeps the watched table up to date, asks for all of it when something was missed, and
 * comes back by itself when the line breaks. Knows no framework: the page subscribes.
 */
import type { Answer, Plain, StandingOrder } from '@ragtag/kernel';
import type {
  ChatMessage,
  ClientMessage,
  ErrorCode,
  LogLine,
  PatchMessage,
  PROTOCOL_VERSION,
  Proposal,
  ServerMessage,
  TableState,
} from '@ragtag/server/protocol';
import { applied } from './patch.ts';

/** The protocol this page was built for; the type makes a build for another version fail. */
const spoken: typeof PROTOCOL_VERSION = 3;

/** `signed-out`: the server does not know who this is. `stale`: the server has moved on to another protocol, and the page must be loaded again. */
export type Line = 'connecting' | 'open' | 'broken' | 'signed-out' | 'stale';

export type Said = Omit<ChatMessage, 'type'>;

/** The table at a moment that the server has told of, and what had just happened. */
export interface Moment {
  readonly table: TableState;
  readonly log: readonly LogLine[];
  /** When it was told of, by this page's timer. */
  readonly since: number;
}

export interface Watched {
  readonly game: string;
  /** At the moment that is shown. */
  readonly table: TableState | null;
  /** Up to that moment. */
  readonly log: readonly LogLine[];
  /** What had just happened then; nothing where the table was opened or many moments were shown at once. */
  readonly fresh: readonly LogLine[];
  /** Counts the moments shown. */
  readonly n: number;
  /** The moments after it, the next first: nothing of them is shown yet. */
  readonly waiting: readonly Moment[];
  readonly chat: readonly Said[];
  /** Why there is no table to see. */
  readonly refused: string | null;
}

export interface Snapshot {
  readonly line: Line;
  readonly name: string | null;
  readonly watched: Watched | null;
}

export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode | 'offline'; readonly message: string };

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket and says what it hears and when it ends. */
export type OpenSocket = (heard: (text: string) => void, ended: () => void) => Socket;

/** How the page waits; tests wait otherwise. */
export interface Timer {
  after(millis: number, then: () => void): () => void;
  /** Before the page is next drawn: several changes are shown at once. */
  soon(then: () => void): void;
  /** From 0 up to 1. */
  chance(): number;
  /** In milliseconds, from whenever. */
  now(): number;
}

/** A process that has ended has others beside it: whoever was connected to it comes back at once. In milliseconds. */
const FIRST_WAIT = 250;
/** Nobody waits much longer than the server was away. */
const LONGEST_WAIT = 5_000;
const LOG_KEPT = 2_000;
/** Why there is no table in this moment, though there will be: the database is away, the game is on its way to another process. */
const PASSING: readonly (ErrorCode | 'offline')[] = ['not-stored', 'changed', 'too-fast'];
/** After so long without a word the server is asked whether it is there; after as long again the line is given up. */
export const SILENCE = 4_000;

type Unsent<M = ClientMessage> = M extends ClientMessage ? Omit<M, 'id'> : never;

export class Connection {
  private socket: Socket | null = null;
  private state: Snapshot = { line: 'connecting', name: null, watched: null };
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private lastId = 0;
  /** The number of the last patch applied. */
  private applied = 0;
  /** A whole table has been asked for and is on its way: patches before it mean nothing. */
  private catchingUp = false;
  private tries = 0;
  private stopWaiting: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  private ended = false;
  private holding = false;
  /** The listeners are about to be told. */
  private telling = false;

  constructor(
    private readonly open: OpenSocket,
    private readonly timer: Timer,
  ) {
    this.connect();
  }

  readonly snapshot = (): Snapshot => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  watch(game: string): void {
    if (this.state.watched?.game === game) return;
    this.unwatch();
    const nothing = { table: null, log: [], fresh: [], n: 0, waiting: [], chat: [], refused: null };
    this.change({ watched: { game, ...nothing } });
    this.askForTable();
  }

  unwatch(): void {
    const { watched } = this.state;
    if (!watched) return;
    this.change({ watched: null });
    this.catchingUp = false; // whatever of it is on its way is no longer waited for
    if (this.state.line === 'open') void this.send({ type: 'unwatch', game: watched.game });
  }

  /** Whether moments wait until they are shown one by one; otherwise each message is shown at once. */
  hold(on: boolean): void {
    this.holding = on;
    if (!on) this.show(Number.POSITIVE_INFINITY);
  }

  /** Shows so many of the moments that wait: everything stands at the last of them then. */
  show(count: number): void {
    const { watched } = this.state;
    const shown = watched?.waiting.slice(0, count) ?? [];
    const last = shown.at(-1);
    if (!watched || !last) return;
    this.changeWatched({
      table: last.table,
      log: [...watched.log, ...shown.flatMap(({ log }) => log)].slice(-LOG_KEPT),
      fresh: last.log,
      n: watched.n + 1,
      waiting: watched.waiting.slice(count),
    });
  }

  answer(question: string, answer: Answer): Promise<Reply> {
    return this.toTable((game) => ({
      type: 'answer',
      game,
      question,
      answer: typeof answer === 'number' ? answer : [...answer],
    }));
  }
  undo(): Promise<Reply> {
    return this.toTable((game) => ({ type: 'undo', game }));
  }
  /** `anyway`: although the secrecy rules perhaps forbid it. */
  say(text: string, anyway: boolean): Promise<Reply> {
    return this.toTable((game) => ({ type: 'say', game, text, anyway }));
  }
  signal(signal: string): Promise<Reply> {
    return this.toTable((game) => ({ type: 'signal', game, signal }));
  }
  pause(paused: boolean): Promise<Reply> {
    return this.toTable((game) => ({ type: 'pause', game, paused }));
  }
  consent(to: Proposal, agree: boolean): Promise<Reply> {
    return this.toTable((game) => ({ type: 'consent', game, to, agree }));
  }
  /** Lets a parked game go on from the last answer that holds, if all agree. */
  goOn(): Promise<Reply> {
    return this.toTable((game) => ({ type: 'go-on', game }));
  }
  /** "Still discussing": buys time for everybody who is asked. */
  discuss(): Promise<Reply> {
    return this.toTable((game) => ({ type: 'discuss', game }));
  }
  /** Replaces this seat's standing orders. */
  orders(orders: readonly StandingOrder[]): Promise<Reply> {
    const plain = orders as unknown as Plain[]; // an order is plain data throughout
    return this.toTable((game) => ({ type: 'orders', game, orders: plain }));
  }
  /** Passes every window of an event, or no longer. */
  pass(event: string, passing: boolean): Promise<Reply> {
    return this.toTable((game) => ({ type: 'pass', game, event, passing }));
  }

  /** Tries again at once: the machine woke up, the network is back, or somebody pressed the button. */
  readonly retry = (): void => {
    if (this.state.line !== 'broken') return;
    this.tries = 0;
    this.connect();
  };

  /** Opens the line anew, as whoever is signed in now. */
  restart(): void {
    const { socket } = this;
    this.drop();
    socket?.close();
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.stopWaiting?.();
    const { socket } = this;
    this.drop();
    socket?.close();
  }

  private toTable(message: (game: string) => Unsent): Promise<Reply> {
    const { watched } = this.state;
    if (!watched) return Promise.resolve({ ok: false, code: 'no-such-game', message: 'No table is open.' });
    return this.send(message(watched.game));
  }

  private send(message: Unsent): Promise<Reply> {
    const { socket } = this;
    if (!socket || this.state.line !== 'open') {
      return Promise.resolve({ ok: false, code: 'offline', message: 'Not connected. Try again in a moment.' });
    }
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private askForTable(): void {
    const { watched, line } = this.state;
    if (!watched || line !== 'open' || this.catchingUp) return;
    const { game } = watched;
    this.catchingUp = true;
    void this.send({ type: 'watch', game }).then((reply) => {
      if (reply.ok || reply.code === 'offline' || this.state.watched?.game !== game) return;
      this.catchingUp = false;
      if (PASSING.includes(reply.code)) this.askAgain(game);
      else this.changeWatched({ refused: reply.message });
    });
  }

  private askAgain(game: string): void {
    this.stopWaiting?.();
    this.stopWaiting = this.timer.after(this.nextWait(), () => {
      if (this.state.watched?.game === game) this.askForTable();
    });
  }

  private connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.change({ line: 'connecting' });
    const socket = this.open(
      (text) => {
        if (this.socket !== socket) return;
        this.expectMore(socket, false);
        this.hear(JSON.parse(text) as ServerMessage); // the protocol types the server
      },
      () => {
        if (this.socket === socket) this.lose();
      },
    );
    this.socket = socket;
    this.expectMore(socket, false);
  }

  /** A line that has gone silent says nothing of it: the server is asked for a word, and then given up. */
  private expectMore(socket: Socket, asked: boolean): void {
    this.stopListening?.();
    this.stopListening = this.timer.after(SILENCE, () => {
      if (this.socket !== socket) return;
      if (asked) {
        this.lose();
        socket.close();
        return;
      }
      void this.send({ type: 'ping' });
      this.expectMore(socket, true);
    });
  }

  private lose(): void {
    this.drop();
    const given = this.state.line === 'stale' || this.state.line === 'signed-out';
    if (!given && !this.ended) this.waitAndRetry();
  }

  /** Forgets a socket; what was said into it and not replied to may or may not have been heard. */
  private drop(): void {
    this.socket = null;
    this.stopListening?.();
    this.catchingUp = false;
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const resolve of unanswered) {
      resolve({
        ok: false,
        code: 'offline',
        message: 'The connection broke. The table will show whether it was heard.',
      });
    }
  }

  private waitAndRetry(): void {
    this.change({ line: 'broken' });
    this.stopWaiting?.();
    this.stopWaiting = this.timer.after(this.nextWait(), () => this.connect());
  }

  /** Longer each time, and never quite as long as others wait. */
  private nextWait(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return wait * (0.5 + this.timer.chance() / 2);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.tries = 0;
        if (message.protocol !== spoken) {
          this.change({ line: 'stale' });
          this.socket?.close();
          return;
        }
        this.change({ line: 'open', name: message.name });
        this.askForTable();
        return;
      case 'ok':
        this.settle(message.id, { ok: true });
        return;
      case 'error':
        if (message.code === 'not-signed-in') this.change({ line: 'signed-out' });
        else if (message.id !== null)
          this.settle(message.id, { ok: false, code: message.code, message: message.message });
        return;
      case 'table':
        if (message.game !== this.state.watched?.game) return;
        this.applied = message.n;
        this.catchingUp = false;
        this.tries = 0;
        this.changeWatched({
          table: message.table,
          log: message.log,
          fresh: [],
          n: (this.state.watched?.n ?? 0) + 1,
          waiting: [],
          refused: null,
        });
        return;
      case 'patch':
        this.patch(message);
        return;
      case 'chat': {
        const { watched } = this.state;
        if (
          message.game !== watched?.game ||
          watched.chat.some(({ n, room }) => n === message.n && room === message.room)
        )
          return;
        this.changeWatched({ chat: [...watched.chat, message].sort((a, b) => a.at - b.at) });
        return;
      }
    }
  }

  private patch({ game, n, moments }: PatchMessage): void {
    const { watched } = this.state;
    if (game !== watched?.game || this.catchingUp || watched.table === null) return;
    if (n <= this.applied) return;
    if (n !== this.applied + 1) {
      this.askForTable();
      return;
    }
    try {
      const arrived: Moment[] = [];
      let table = watched.waiting.at(-1)?.table ?? watched.table;
      for (const { patch, log } of moments) {
        table = applied(table as unknown as Plain, patch) as unknown as TableState; // it came as plain data
        arrived.push({ table, log, since: this.timer.now() });
      }
      this.applied = n;
      this.changeWatched({ waiting: [...watched.waiting, ...arrived] });
      if (!this.holding) this.show(Number.POSITIVE_INFINITY);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.askForTable(); // a change to something we do not have: we have missed something
    }
  }

  private settle(id: number, reply: Reply): void {
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }

  private changeWatched(change: Partial<Watched>): void {
    const { watched } = this.state;
    if (watched) this.change({ watched: { ...watched, ...change } });
  }

  private change(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    if (this.telling) return;
    this.telling = true;
    this.timer.soon(() => {
      this.telling = false;
      for (const listener of this.listeners) listener();
    });
  }
}
