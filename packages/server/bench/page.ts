/** A page as lean as can be: one socket, one table, nothing read or remembered that is not needed. Thousands of them fit. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Plain } from '@ragtag/kernel';
import { WebSocket } from 'ws';
import { apply } from '../src/protocol/patch.ts';
import type { ClientMessage, Patch, Question, ServerMessage, TableState } from '../src/protocol/protocol.ts';

type Unsent<M = ClientMessage> = M extends ClientMessage ? Omit<M, 'id'> : never;

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** Patches begin like this; most are about other things than the question, and need not be read any further. */
const PATCH = /^\{"type":"patch","game":"[^"]*","n":(\d+),/;
const HEAD = 120;
const ABOUT_QUESTION = Buffer.from('"at":["question"');
const ABOUT_STATUS = Buffer.from('"at":["status"');

export class Page {
  /** Only what is asked, and how the game is; everything where the whole is followed. */
  state: Pick<TableState, 'question' | 'status' | 'notice'> | null = null;
  open = true;
  /** Whether everything is followed, as a real page does, to be compared in the end. */
  whole = false;
  /** Numbers that do not follow each other, and tables that are not as they should be. */
  readonly faults: string[] = [];
  /** Called after every message. */
  heard: () => void = () => undefined;
  private n = 0;
  private lastId = 0;
  private answered = '';
  private comparing = false;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(data));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate()); // the close that follows says it
  }

  /** Opens the socket and waits for the server's first word. */
  static open(address: string, cookie: string): Promise<Page> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
        headers: { cookie },
        perMessageDeflate: false,
      });
      const page = new Page(socket);
      socket.once('close', (code) => reject(new Error(`the socket was closed with ${code}`)));
      page.heard = () => {
        page.heard = () => undefined;
        resolve(page);
      };
    });
  }

  send(message: Unsent): Promise<void> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** What this page is asked and has not answered yet. */
  get question(): Question | null {
    const question = this.state?.question ?? null;
    return question?.name === this.answered ? null : question;
  }

  answer(game: string, question: Question, answer: Answer): Promise<void> {
    this.answered = question.name;
    const plain = typeof answer === 'number' ? answer : [...answer];
    return this.send({ type: 'answer', game, question: question.name, answer: plain });
  }

  /** Asks for the whole table again: all that changed until it comes must have led to it. */
  async compare(game: string): Promise<void> {
    this.comparing = true;
    await this.send({ type: 'watch', game });
    this.comparing = false;
  }

  cut(): void {
    this.socket.terminate();
  }

  private hear(data: Buffer): void {
    const [, n] = PATCH.exec(data.toString('latin1', 0, HEAD)) ?? [];
    const followed = this.whole || data.includes(ABOUT_QUESTION) || data.includes(ABOUT_STATUS);
    if (n !== undefined && !followed) this.count(Number(n));
    else this.read(JSON.parse(data.toString()) as ServerMessage); // nothing else comes
    this.heard();
  }

  private read(message: ServerMessage): void {
    if (message.type === 'table') {
      const { question, status, notice } = message.table;
      if (this.comparing && !isDeepStrictEqual(this.state, message.table)) {
        this.faults.push('a table is not what its changes led to');
      }
      this.state = this.whole ? message.table : { question, status, notice };
      this.n = 0;
    } else if (message.type === 'patch') {
      this.count(message.n);
      for (const { patch } of message.moments) this.change(patch);
    } else if (message.type === 'ok') {
      this.settle(message.id)?.resolve();
    } else if (message.type === 'error' && message.id !== null) {
      this.settle(message.id)?.reject(new Error(`${message.code}: ${message.message}`));
    }
  }

  private count(n: number): void {
    if (n !== this.n + 1) this.faults.push(`number ${n} after ${this.n}`);
    this.n = n;
  }

  private change(patch: Patch): void {
    const followed = this.whole ? patch : patch.filter(({ at }) => at[0] === 'question' || at[0] === 'status');
    // States are plain data, and a patched state is one.
    this.state = apply(this.state as unknown as Plain, followed) as unknown as TableState;
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private end(): void {
    this.open = false;
    for (const { reject } of this.waiting.values()) reject(new Error('the line broke'));
    this.waiting.clear();
  }
}
