/** The socket of a page: messages in, one after the other; what changes for its person out. */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { claimOf } from '../people/tokens.ts';
import { unfit } from '../protocol/fit.ts';
import {
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import { CatchingUp } from '../tables/catching-up.ts';
import { text } from '../tables/viewers.ts';
import { refusedFor } from './errors.ts';
import { Heartbeat } from './heartbeat.ts';
import { type MessageLimits, messageLimits } from './message-limits.ts';
import { Outbox } from './outbox.ts';
import { isOwnOrigin, tokenIn } from './session.ts';

/** Longer ones are not even read to the end. */
export const LONGEST_READ = 64 * LONGEST_MESSAGE;
/** Messages of one socket that may wait for their turn. */
const MOST_WAITING = 64;
/** Who is so far behind is cut off, and gets the whole table when coming back. In bytes. */
const FARTHEST_BEHIND = 4 * 1024 * 1024;

const POLICY_VIOLATION = 1008;
const TOO_LARGE = 1009;
const GOING_AWAY = 1001;
const COME_BACK = 1012;

/** The sockets of a server. */
export class Sockets {
  /** By number. */
  private readonly all = new Map<number, PageSocket>();
  private last = 0;
  private readonly outbox = new Outbox();
  private readonly heartbeat = new Heartbeat();
  /** By number, where any account may have changed. Whoever plays meanwhile is not to wait until thousands were looked up. */
  private readonly recognising = new CatchingUp(async (number) => {
    return (await this.all.get(Number(number))?.recogniseAgain()) ?? true;
  });
  private closing = false;

  constructor(private readonly services: Services) {
    services.rooms.send = (socket, said) => this.all.get(socket)?.sendText(said);
    services.rooms.cut = (socket) => this.all.get(socket)?.cut();
    services.rooms.accountChanged = (account) => {
      if (account === null) this.recogniseAll();
      else for (const page of this.all.values()) if (page.claims(account)) void page.recognise();
    };
  }

  private recogniseAll(): void {
    this.recognising.wake();
    for (const number of this.all.keys()) this.recognising.add(String(number));
  }

  get count(): number {
    return this.all.size;
  }

  async register(app: FastifyInstance): Promise<void> {
    await app.register(websocket, { options: { maxPayload: LONGEST_READ, perMessageDeflate: false } });
    const { services, outbox } = this;
    const limits = messageLimits(services.config.rate);
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
      const page = new PageSocket(services, number, socket, hold, limits, tokenIn(request));
      this.all.set(number, page);
      const leave = this.heartbeat.join(page);
      socket.on('close', () => {
        this.all.delete(number);
        leave();
      });
    });
  }

  /** Takes no more messages, and ends when those that were taken are done with and answered. */
  async close(): Promise<void> {
    this.closing = true;
    this.recognising.close();
    this.heartbeat.stop();
    await Promise.all([...this.all.values()].map((page) => page.close()));
  }
}

class PageSocket {
  private account: Promise<Account | null>;
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
    private readonly limits: MessageLimits,
    /** What its page showed to say who it is. */
    private readonly token: string,
  ) {
    this.account = this.welcome();
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

  /** Has the page come back: what it was told last is no longer followed by anything. */
  cut(): void {
    this.closing = true;
    this.socket.close(COME_BACK);
  }

  /** Whether its page says that it is of this account. */
  claims(account: string): boolean {
    return claimOf(this.token)?.account === account;
  }

  /** Looks again who this is: whoever is no longer signed in hears nothing more. */
  async recognise(): Promise<void> {
    const before = this.account;
    this.account = before.then(async (known) => {
      try {
        const account = known && (await this.services.people.recognise(this.token));
        if (known && !account) this.cut();
        return account;
      } catch (error) {
        this.services.report('a socket could not be recognised', { error });
        this.cut(); // nobody knows who this is now: the page says so again when it comes back
        return null;
      }
    });
    await this.account;
  }

  /**
   * Looks whether this account has changed. Nobody waits for that: as long as it is not known, everything is as it was. False where it
   * cannot be looked up now.
   */
  async recogniseAgain(): Promise<boolean> {
    const before = this.account;
    try {
      const known = await before;
      const account = known && (await this.services.people.recognise(this.token));
      if (this.account !== before) return true; // it was looked up again meanwhile
      if (known && !account) this.cut();
      this.account = Promise.resolve(account);
      return true;
    } catch (error) {
      this.services.report('a socket could not be recognised', { error });
      return false;
    }
  }

  private async welcome(): Promise<Account | null> {
    try {
      const account = await this.services.people.recognise(this.token);
      if (!account) {
        refuse(this.socket, 'not-signed-in', 'say who you are first');
        return null;
      }
      this.send({ type: 'welcome', protocol: PROTOCOL_VERSION, account: account.id, name: account.name });
      return account;
    } catch (error) {
      this.services.report('a socket could not be welcomed', { error });
      const { code, message } = refusedFor(error);
      refuse(this.socket, code, message, COME_BACK);
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
    const said = isBinary ? null : parsed(raw);
    this.waiting++;
    // Whoever asks whether anybody is there is answered before what they have asked for is done: they would take the line for lost.
    const taken = isPing(said) ? this.take(said) : this.last.then(() => this.take(said));
    const done = taken
      .catch((error: unknown) => this.services.report('a message failed', { error }))
      .finally(() => {
        this.waiting--;
      });
    if (!isPing(said)) this.last = done;
  }

  private async take(said: unknown): Promise<void> {
    const account = await this.account;
    if (!account || this.socket.readyState !== this.socket.OPEN) return;
    const id = idOf(said);
    const why = unfit(said);
    if (why !== null) return this.error(id, new Refused('malformed', why));
    const read = clientMessage.safeParse(said);
    if (!read.success) {
      const [issue] = read.error.issues;
      return this.error(id, new Refused('malformed', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()));
    }
    const message = read.data;
    if (!this.limits.allows(account.id, message.type)) {
      return this.error(id, new Refused('too-fast', 'too many messages: wait a little'));
    }
    if (message.type === 'ping') return this.send({ type: 'ok', id: message.id });
    const person = { id: account.id, name: account.name };
    try {
      await this.services.rooms.act(this.number, person, message);
      this.services.metrics.heard(message.type, 'ok');
    } catch (error) {
      if (!(error instanceof Refused)) this.services.report('a message failed', { game: message.game, error });
      const refused = refusedFor(error);
      this.error(id, refused, message.type);
      // Another process has the game, or this one in a moment.
      if (message.type === 'watch' && refused.code === 'changed') this.cut();
    }
  }

  private leave(): void {
    this.last = this.last
      .then(() => this.services.rooms.leave(this.number))
      .catch((error: unknown) => this.services.report('a socket could not leave', { error }));
  }

  private error(
    id: number | null,
    { code, message }: Refused,
    type: ClientMessage['type'] | 'unread' = 'unread',
  ): void {
    this.services.metrics.heard(type, code);
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

function refuse(socket: WebSocket, code: ErrorCode, message: string, end = POLICY_VIOLATION): void {
  socket.send(text({ type: 'error', id: null, code, message }));
  socket.close(end);
}

/** Anything but JSON becomes nothing, which is no message either. */
function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return null; // what is wrong with it is said by whoever looks for a message in it
  }
}

function isPing(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'type' in said && said.type === 'ping';
}

function idOf(said: unknown): number | null {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
