/** A player's browser, without the browser: signs in, sends requests, and follows tables through a socket. */
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../src/protocol/protocol.ts';
import { Onlooker } from './live.ts';

type Unsent<M = ClientMessage> = M extends ClientMessage ? Omit<M, 'id'> : never;
type Reply = Extract<ServerMessage, { type: 'ok' | 'error' }>;

export class Client {
  /** With a cookie it has, or none yet. */
  constructor(
    public address: string,
    private cookie = '',
  ) {}

  /** The cookie that says who this is. */
  get identity(): string {
    return this.cookie;
  }

  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    await client.post('/api/guest', { name });
    return client;
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(`${this.address}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    return { status: reply.status, body: await reply.json() };
  }

  /** Fails the test unless the request succeeds. What it answers is what the protocol says. */
  async get<T>(path: string): Promise<T> {
    return this.expected<T>(await this.request('GET', path), path);
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.expected<T>(await this.request('POST', path, body), path);
  }

  private expected<T>({ status, body }: { status: number; body: unknown }, path: string): T {
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  /** Makes a game and returns its id. */
  /** A game that goes on at once where nobody is asked, unless the options say otherwise. */
  async create({ options = {}, ...wanted }: { readonly options?: object; readonly [key: string]: unknown } = {}) {
    const body = { game: 'galactica', options: { pokerFace: 0, ...options }, ...wanted };
    return (await this.post<{ id: string }>('/api/games', body)).id;
  }

  async invitations(game: string): Promise<string[]> {
    const listed = await this.get<{ invitations: { invitation: string }[] }>(`/api/games/${game}`);
    return listed.invitations.map(({ invitation }) => invitation);
  }

  connect(headers: Record<string, string> = {}): Promise<Page> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, ...headers },
    });
    return Page.over(socket);
  }
}

/** A page: one socket, the tables it follows, and what the server said. */
export class Page {
  readonly heard: ServerMessage[] = [];
  closed = false;
  private readonly tables = new Map<string, Onlooker>();
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly watching = new Set<() => void>();
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (raw: Buffer) => this.hear(JSON.parse(raw.toString()) as ServerMessage)); // nothing else is sent
    socket.on('close', () => {
      this.closed = true;
      for (const [id, resolve] of this.waiting) resolve({ type: 'error', id, code: 'fault', message: 'closed' });
      this.waiting.clear();
      this.look();
    });
    socket.on('error', () => undefined); // a close follows
  }

  /** Resolves when the server has said its first word, or hung up. */
  static async over(socket: WebSocket): Promise<Page> {
    const page = new Page(socket);
    await page.until(() => page.heard.length > 0 || page.closed);
    return page;
  }

  table(game: string): Onlooker {
    const known = this.tables.get(game);
    if (known) return known;
    const onlooker = new Onlooker(game);
    this.tables.set(game, onlooker);
    return onlooker;
  }

  send(message: Unsent): Promise<Reply> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (this.closed) return resolve({ type: 'error', id, code: 'fault', message: 'closed' });
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Sends anything at all. */
  sendRaw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Sends all of it in one go: the server has read the last before it has done anything about the first. */
  sendTogether(all: readonly string[]): void {
    const { _socket: line } = this.socket as unknown as { _socket: Socket }; // where it writes to
    line.cork();
    for (const one of all) this.socket.send(one);
    line.uncork();
  }

  async watch(game: string): Promise<Onlooker> {
    const reply = await this.send({ type: 'watch', game });
    if (reply.type !== 'ok') throw new Error(`watch: ${reply.message}`);
    return this.table(game);
  }

  /** Waits until something holds, looking again after every message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.watching.delete(look);
        resolve();
      };
      this.watching.add(look);
      look();
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'table' || message.type === 'patch') this.table(message.game).hear(message);
    if ((message.type === 'ok' || message.type === 'error') && message.id !== null) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.look();
  }

  private look(): void {
    for (const look of this.watching) look();
  }
}
