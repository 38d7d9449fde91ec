/** The socket of a page: messages in, one after the other; what changes for its person out. */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { clientMessage, LONGEST_MESSAGE, PROTOCOL_VERSION, type ServerMessage } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import { text } from '../tables/viewers.ts';
import { Outbox } from './outbox.ts';
import { isOwnOrigin, personOf } from './session.ts';

/** Longer ones are not even read to the end. */
const LONGEST_READ = 64 * LONGEST_MESSAGE;
/** How far a message may nest. */
const DEEPEST = 32;
/** Messages of one socket that may wait for their turn. */
const MOST_WAITING = 64;
/** Who is so far behind is cut off, and gets the whole table when coming back. In bytes. */
const FARTHEST_BEHIND = 4 * 1024 * 1024;
const HEARTBEAT = 30_000; // milliseconds
/** In how many parts the sockets are asked whether they are alive: all at once would keep everybody waiting. */
const PARTS = 100;

const POLICY_VIOLATION = 1008;
const TOO_LARGE = 1009;
const GOING_AWAY = 1001;

/** The sockets of a server. */
export class Sockets {
  /** By number. */
  private readonly all = new Map<number, PageSocket>();
  private last = 0;
  private readonly outbox = new Outbox();
  private readonly heart: NodeJS.Timeout;
  private closing = false;

  constructor(private readonly services: Services) {
    services.rooms.send = (socket, said) => this.all.get(socket)?.sendText(said);
    let left: PageSocket[] = [];
    let part = 0;
    this.heart = setInterval(() => {
      if (left.length === 0) {
        left = [...this.all.values()];
        part = Math.ceil(left.length / PARTS);
      }
      for (const one of left.splice(0, part)) one.beat();
    }, HEARTBEAT / PARTS);
    this.heart.unref();
  }

  get count(): number {
    return this.all.size;
  }

  async register(app: FastifyInstance): Promise<void> {
    await app.register(websocket, { options: { maxPayload: LONGEST_READ, perMessageDeflate: false } });
    const { services, outbox } = this;
    // Once a socket is accepted, nothing of the request and its response is of use: there are thousands, for hours.
    const preHandler = async ({ ws, raw }: FastifyRequest, reply: FastifyReply) => {
      if (ws) reply.raw.detachSocket(raw.socket);
    };
    app.get('/ws', { websocket: true, preHandler }, (socket, request) => {
      socket.removeAllListeners('error'); // whoever listens so far keeps the request
      if (this.closing) return socket.close(GOING_AWAY);
      if (!isOwnOrigin(services, request)) return refuse(socket, 'not-allowed', 'this page may not connect');
      const { socket: line } = request.raw;
      const hold = () => outbox.hold(line);
      const number = ++this.last;
      this.all.set(number, new PageSocket(services, number, socket, hold, personOf(services, request)));
      socket.on('close', () => {
        this.all.delete(number);
      });
    });
  }

  /** Takes no more messages, and ends when those that were taken are done with and answered. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heart);
    await Promise.all([...this.all.values()].map((page) => page.close()));
  }
}

class PageSocket {
  private readonly account: Promise<Account | null>;
  private last: Promise<void>;
  private waiting = 0;
  private alive = true;
  private closing = false;

  constructor(
    private readonly services: Services,
    private readonly number: number,
    private readonly socket: WebSocket,
    /** Has what is sent now wait for what is sent next. */
    private readonly hold: () => void,
    person: Promise<Account | null>,
  ) {
    this.account = this.welcome(person);
    this.last = this.account.then(() => undefined);
    socket.on('message', (raw: Buffer, isBinary: boolean) => this.hear(raw, isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.leave());
    socket.on('error', () => socket.terminate()); // a broken frame or line: what it says is not for us to answer
  }

  beat(): void {
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.last;
    this.socket.close(GOING_AWAY);
  }

  private async welcome(person: Promise<Account | null>): Promise<Account | null> {
    try {
      const account = await person;
      if (!account) {
        refuse(this.socket, 'not-signed-in', 'say who you are first');
        return null;
      }
      this.send({ type: 'welcome', protocol: PROTOCOL_VERSION, account: account.id, name: account.name });
      return account;
    } catch (error) {
      this.services.report('a socket could not be welcomed', { error });
      refuse(this.socket, 'fault', 'something failed on our side');
      return null;
    }
  }

  private hear(raw: Buffer, isBinary: boolean): void {
    if (this.closing) return;
    if (raw.length > LONGEST_MESSAGE) {
      this.error(null, new Refused('too-large', `a message has at most ${LONGEST_MESSAGE} bytes`));
      this.socket.close(TOO_LARGE);
      return;
    }
    if (this.waiting >= MOST_WAITING) {
      this.error(null, new Refused('too-fast', 'wait for answers before you send more'));
      this.socket.close(POLICY_VIOLATION);
      return;
    }
    this.waiting++;
    this.last = this.last
      .then(() => this.take(isBinary ? null : parsed(raw)))
      .catch((error: unknown) => this.services.report('a message failed', { error }))
      .finally(() => {
        this.waiting--;
      });
  }

  private async take(said: unknown): Promise<void> {
    const account = await this.account;
    if (!account || this.socket.readyState !== this.socket.OPEN) return;
    const read = clientMessage.safeParse(nestsTooDeep(said) ? null : said);
    const id = idOf(said);
    if (!read.success) {
      const [issue] = read.error.issues;
      return this.error(id, new Refused('malformed', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()));
    }
    const message = read.data;
    const person = { id: account.id, name: account.name };
    try {
      await this.services.rooms.at(message.game).call('desk', 'act', this.number, person, message);
      this.services.metrics.messages.inc({ type: message.type, result: 'ok' });
    } catch (error) {
      if (!(error instanceof Refused)) this.services.report('a message failed', { game: message.game, error });
      this.error(id, error instanceof Refused ? error : new Refused('fault', 'something failed on our side'));
    }
  }

  private leave(): void {
    this.last = this.last
      .then(() => this.services.rooms.leave(this.number))
      .catch((error: unknown) => this.services.report('a socket could not leave', { error }));
  }

  private error(id: number | null, { code, message }: Refused): void {
    this.services.metrics.messages.inc({ type: 'refused', result: code });
    this.send({ type: 'error', id, code, message });
  }

  private send(message: ServerMessage): void {
    this.sendText(text(message));
  }

  sendText(said: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > FARTHEST_BEHIND) {
      this.socket.terminate();
      return;
    }
    this.hold();
    this.socket.send(said);
  }
}

function refuse(socket: WebSocket, code: 'not-allowed' | 'not-signed-in' | 'fault', message: string): void {
  socket.send(text({ type: 'error', id: null, code, message }));
  socket.close(POLICY_VIOLATION);
}

/** Anything but JSON becomes nothing, which is no message either. */
function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return null; // what is wrong with it is said by whoever looks for a message in it
  }
}

/** Nothing honest nests far, and checking what does might need more stack than there is. */
function nestsTooDeep(said: unknown, levels = DEEPEST): boolean {
  if (typeof said !== 'object' || said === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(said)) if (nestsTooDeep(part, levels - 1)) return true;
  return false;
}

function idOf(said: unknown): number | null {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
