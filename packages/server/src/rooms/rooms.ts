/**
 * The rooms of a server. The front takes what comes over the network, writes to the database and sends; the rooms play, each
 * on a thread of its own and with its own share of the games. So many rooms, so many processors play; and while one clears up
 * its memory, the others go on. A room that ends or goes silent is replaced: those who look at its tables come back, and the
 * game that it was busy with is stopped.
 */
import type { RoomFigures } from '../http/metrics.ts';
import { usualPatience, within } from '../patience.ts';
import type { TableRequest } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Driver } from '../storage/driver.ts';
import { STANDSTILL, stoppedText } from '../tables/parked.ts';
import type { Person } from '../talk/table-talk.ts';
import type { Exchange } from './exchange.ts';
import type { OpenRoom, Room } from './opening.ts';
import type { Front, RoomOffers } from './room.ts';

/** How often a room is asked for a sign of life while one is waited for. */
const SIGNS = 8;
/** A room that was never heard of is not opened again at once: it may be that none can be. */
const AGAIN_AFTER = 1_000;
/** Which part of the time that closing may take the rooms have to finish; the rest is for ending their threads. */
const FOR_ROOMS = 7 / 8;
/** On a machine that is busy its first sign of life may take longer each time, up to so many times as long. */
const MOST_OPENING = 8;

/** Where a room is, with what is known of it here. */
interface Slot {
  room: Room;
  /** Those who have said something to it. */
  sockets: Set<number>;
  /** Since when it owes a sign of life; null when it has just given one. */
  silentSince: number | null;
  everHeard: boolean;
  /** How far it had counted when it was last looked at, while it was being opened. */
  beats: number;
  /** How many times longer than the first time it may take until it is first heard of. */
  opening: number;
  /** True from when a room was given up until the next is opened in its place. */
  lost: boolean;
}

export interface RoomsOptions {
  /** How many rooms; each is opened so. */
  readonly count: number;
  readonly open: OpenRoom;
  readonly database: Driver;
  readonly report: Front['log']['report'];
  /** Keeps that a game is stopped. */
  stop(game: string, why: string): Promise<void>;
  /** A room was opened anew: what was played there has to be taken up again. */
  reopened(): void;
  /** How long a sign of life may take. In milliseconds. */
  readonly patience?: number;
  /** How long a room that is being opened may show no life. In milliseconds. */
  readonly opening?: number;
  /** What time it is, on a clock that never goes back. */
  now?(): number;
}

export class Rooms {
  private readonly places: Slot[];
  private readonly front: Front;
  private readonly stopped = new Set<string>();
  private readonly patience: number;
  private readonly opening: number;
  private readonly heart: NodeJS.Timeout;
  private readonly now: () => number;
  private listenedAt: number;
  private closing = false;
  /** Sends to a socket, by its number. */
  send: (socket: number, said: string) => void = () => undefined;
  /** Ends a socket, so that its page comes back and asks for its table again. */
  cut: (socket: number) => void = () => undefined;
  /** An account has changed; null where any may have. */
  accountChanged: (account: string | null) => void = () => undefined;

  constructor(private readonly options: RoomsOptions) {
    const { count, database, report, patience = usualPatience.thread, opening = usualPatience.opening } = options;
    this.patience = patience;
    this.opening = opening;
    this.now = options.now ?? (() => performance.now());
    this.listenedAt = this.now();
    this.front = {
      database: {
        read: (sql, values) => database.read(sql, values),
        write: (statements, news) => database.write(statements, news),
      },
      sockets: {
        send: (sending) => {
          for (const [socket, said] of sending) this.send(socket, said);
        },
        cut: (sockets) => {
          for (const socket of sockets) this.cut(socket);
        },
      },
      log: { report },
    };
    this.places = Array.from({ length: count }, () => this.openPlace());
    this.heart = setInterval(() => this.listen(), patience / SIGNS);
    this.heart.unref();
    database.onNews((news) => {
      if (news === null || news.of === 'account') this.accountChanged(news?.account ?? null);
      const concerned = news === null || news.of === 'account' ? this.places : [this.placeOf(news.game)];
      if (news?.of === 'game') this.stopped.delete(news.game); // whether it is still stopped is read anew
      for (const { room } of concerned) room.exchange.tell('room', 'hear', news);
    });
  }

  /** The room of a game. */
  at(game: string): Exchange<RoomOffers> {
    if (this.stopped.has(game)) throw new Refused('not-allowed', stoppedText(STANDSTILL));
    return this.placeOf(game).room.exchange;
  }

  /** Does what a message says. */
  async act(socket: number, person: Person, message: TableRequest): Promise<void> {
    const room = this.at(message.game);
    this.placeOf(message.game).sockets.add(socket);
    await room.call('desk', 'act', socket, person, message);
  }

  async open(game: string): Promise<void> {
    await this.at(game).call('room', 'open', game);
  }

  /** What is counted in all rooms; one that does not answer counts for nothing. */
  async figures(): Promise<RoomFigures> {
    const asked = this.places.map(({ room }) => room.exchange.call('room', 'figures'));
    const sum = { tables: 0, answers: 0, ownAnswers: 0 };
    await within(
      this.patience / SIGNS,
      Promise.all(
        asked.map(async (figures) => {
          const { tables, answers, ownAnswers } = await figures;
          sum.tables += tables;
          sum.answers += answers;
          sum.ownAnswers += ownAnswers;
        }),
      ),
    );
    return sum;
  }

  /** How many rooms are heard of; one that is being opened has yet to be. */
  get heard(): { readonly rooms: number; readonly of: number } {
    const late = this.now() - this.patience / 2;
    const isHeard = ({ silentSince, everHeard }: Slot) => everHeard && (silentSince === null || silentSince > late);
    return { rooms: this.places.filter(isHeard).length, of: this.places.length };
  }

  /** Nobody is at the other end of a socket any more. */
  async leave(socket: number): Promise<void> {
    const visited = this.places.filter(({ sockets }) => sockets.delete(socket));
    await Promise.all(visited.map(({ room }) => room.exchange.call('desk', 'leave', socket)));
  }

  /** Finishes what was begun at every table, as far as that is done in time. */
  async close(patience: number = usualPatience.closing): Promise<void> {
    this.closing = true;
    clearInterval(this.heart);
    const most = patience * FOR_ROOMS;
    const closed = this.places.map(({ room }) => within(most, room.exchange.call('room', 'close')));
    if ((await Promise.all(closed)).includes(false)) {
      this.options.report('a room was not done in time', null, new Error(`not closed within ${most} ms`));
    }
    await within(patience - most, Promise.all(this.places.map(({ room }) => room.end())));
  }

  private placeOf(game: string): Slot {
    const place = this.places[hashOf(game) % this.places.length];
    if (!place) throw new Error('there is always a room');
    return place;
  }

  private openPlace(): Slot {
    const room = this.openIn(() => place);
    const place: Slot = {
      room,
      sockets: new Set(),
      silentSince: null,
      everHeard: false,
      beats: 0,
      opening: 1,
      lost: false,
    };
    this.askForSign(place, room, this.now());
    return place;
  }

  private openIn(place: () => Slot): Room {
    const room: Room = this.options.open(this.front, (why) => this.lose(place(), room, why));
    return room;
  }

  /** Asks every room for a sign of life, and gives up those that owe one for too long. */
  listen(): void {
    const now = this.now();
    // If the whole process stood still, nobody is to blame.
    const stoodStill = now - this.listenedAt > this.patience / 2;
    this.listenedAt = now;
    for (const place of this.places) {
      const { room, silentSince, lost, everHeard } = place;
      const beats = everHeard ? place.beats : room.beats();
      if (lost) continue; // it is opened anew in a moment
      if (silentSince === null) this.askForSign(place, room, now);
      else if (stoodStill || beats !== place.beats) place.silentSince = now;
      else if (now - silentSince >= this.patienceWith(place))
        this.lose(place, room, new Error('the thread has gone silent'));
      place.beats = beats;
    }
  }

  private patienceWith({ everHeard, opening }: Slot): number {
    return everHeard ? this.patience : opening * this.opening;
  }

  private askForSign(place: Slot, room: Room, now: number): void {
    place.silentSince = now;
    room.exchange.call('room', 'figures').then(
      () => {
        if (place.room !== room) return;
        place.silentSince = null;
        place.everHeard = true;
        place.opening = 1;
      },
      () => undefined, // it was lost, and that has been told
    );
  }

  private lose(place: Slot, room: Room, why: unknown): void {
    if (place.room !== room || place.lost || this.closing) return;
    const game = room.underWay();
    this.options.report('a room was lost and is opened anew', game, why);
    if (game !== null) this.stop(game);
    room.exchange.end(new Refused('changed', 'the table had to be opened again: look again'));
    room.end().catch((error: unknown) => this.options.report('a thread could not be ended', null, error));
    const { sockets, everHeard } = place;
    place.sockets = new Set();
    place.silentSince = null;
    place.everHeard = false;
    place.lost = true;
    if (!everHeard) place.opening = Math.min(2 * place.opening, MOST_OPENING);
    const openAgain = () => {
      if (this.closing) return;
      place.lost = false;
      place.room = this.openIn(() => place);
      this.askForSign(place, place.room, this.now());
      for (const socket of sockets) this.cut(socket);
      this.options.reopened();
    };
    if (everHeard) openAgain();
    else setTimeout(openAgain, AGAIN_AFTER);
  }

  private stop(game: string): void {
    this.stopped.add(game);
    this.options
      .stop(game, STANDSTILL)
      .catch((error: unknown) => this.options.report('it could not be kept that a game is stopped', game, error));
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return hash;
}
