/** A page as lean as can be: one socket, one table, nothing remembered that is not needed. Thousands of them fit. */
import type { Answer, Plain } from '@ragtag/kernel';
import { WebSocket } from 'ws';
import { apply } from '../src/protocol/patch.ts';
import type { ClientMessage, Question, ServerMessage, TableState } from '../src/protocol/protocol.ts';

type Unsent<M = ClientMessage> = M extends ClientMessage ? Omit<M, 'id'> : never;

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

export class Page {
  state: TableState | null = null;
  open = true;
  /** Numbers that do not follow each other. */
  readonly faults: string[] = [];
  /** Called after every message. */
  heard: () => void = () => undefined;
  private n = 0;
  private lastId = 0;
  private answered = '';
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ServerMessage)); // nothing else comes
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

  cut(): void {
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.state = message.table;
      this.n = 0;
    } else if (message.type === 'patch') {
      if (message.n !== this.n + 1) this.faults.push(`number ${message.n} after ${this.n}`);
      this.n = message.n;
      // States are plain data, and a patched state is one.
      this.state = apply(this.state as unknown as Plain, message.patch) as unknown as TableState;
    } else if (message.type === 'ok') {
      this.settle(message.id)?.resolve();
    } else if (message.type === 'error' && message.id !== null) {
      this.settle(message.id)?.reject(new Error(`${message.code}: ${message.message}`));
    }
    this.heard();
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
