/**
 * The rooms of a server. The front takes what comes over the network, writes to the database and sends; the rooms play, each
 * on a thread of its own and with its own share of the games. So many rooms, so many processors play; and while one clears up
 * its memory, the others go on.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Driver } from '../storage/driver.ts';
import { Exchange } from './exchange.ts';
import { type Front, openRoom, type RoomOffers, type RoomSettings } from './room.ts';

interface Room {
  readonly exchange: Exchange<RoomOffers>;
  end(): Promise<unknown>;
}

export class Rooms {
  private readonly rooms: readonly Room[];
  /** Sends to a socket, by its number. */
  send: (socket: number, said: string) => void = () => undefined;

  /** With no threads there is one room, on the thread of the front. */
  constructor(threads: number, settings: RoomSettings, database: Driver, report: Front['log']['report']) {
    const front: Front = {
      database: {
        read: (sql, values) => database.read(sql, values),
        write: (statements, news) => database.write(statements, news),
        writeAndSend: async (statements, news, sending) => {
          const rows = await database.write(statements, news);
          for (const [socket, text] of sending) this.send(socket, text);
          return rows;
        },
      },
      sockets: { send: (socket, said) => this.send(socket, said) },
      log: { report },
    };
    const open = threads === 0 ? openHere : openThread;
    this.rooms = Array.from({ length: Math.max(1, threads) }, () => open(settings, front, threads));
    database.onNews((news) => {
      const concerned = news === null ? this.rooms.map(({ exchange }) => exchange) : [this.at(news.game)];
      for (const room of concerned) room.tell('room', 'hear', news);
    });
  }

  /** The room of a game. */
  at(game: string): Exchange<RoomOffers> {
    const room = this.rooms[hashOf(game) % this.rooms.length];
    if (!room) throw new Error('there is always a room');
    return room.exchange;
  }

  async open(game: string): Promise<void> {
    await this.at(game).call('room', 'open', game);
  }

  /** How many games are in memory. */
  async count(): Promise<number> {
    const counts = await Promise.all(this.rooms.map(({ exchange }) => exchange.call('room', 'count')));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Nobody is at the other end of a socket any more. */
  async leave(socket: number): Promise<void> {
    await Promise.all(this.rooms.map(({ exchange }) => exchange.call('desk', 'leave', socket)));
  }

  /** Finishes what was begun at every table. */
  async close(): Promise<void> {
    await Promise.all(this.rooms.map(({ exchange }) => exchange.call('room', 'close')));
    await Promise.all(this.rooms.map(({ end }) => end()));
  }
}

/**
 * How much memory all rooms have for what is new, in megabytes. What an answer leads to is kept until the next answer in the
 * same game: with so much room most of it is gone before anybody looks what of it to keep for longer.
 */
const NEW = 384;

/** A defect that ends a thread ends the process, as it would on the thread of the front: nobody listens to its error. */
function openThread(settings: RoomSettings, front: Front, threads: number): Room {
  const resourceLimits = { maxYoungGenerationSizeMb: NEW / threads };
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: settings, resourceLimits });
  const exchange = new Exchange<RoomOffers>(worker);
  exchange.offer(front);
  return { exchange, end: () => worker.terminate() };
}

function openHere(settings: RoomSettings, front: Front): Room {
  const { port1, port2 } = new MessageChannel();
  openRoom(port2, settings);
  const exchange = new Exchange<RoomOffers>(port1);
  exchange.offer(front);
  return { exchange, end: async () => port1.close() };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return hash;
}
