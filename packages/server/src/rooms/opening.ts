/** How a room is opened: on a thread of its own, or on the thread of the front. */
import { MessageChannel, Worker } from 'node:worker_threads';
import type { HostedGames } from '@ragtag/kernel/host';
import { thinkersHere } from '../minds/thinking.ts';
import { Exchange } from './exchange.ts';
import { type Front, openRoom, type RoomOffers, type RoomSettings } from './room.ts';
import { beatsIn, memoryForUnderWay, underWayIn } from './under-way.ts';

export interface Room {
  readonly exchange: Exchange<RoomOffers>;
  /** The game it is busy with, also where it does not answer any more. */
  underWay(): string | null;
  /** Counts on while it is being opened and gets on with it. */
  beats(): number;
  /** Ends it, whatever it does. */
  end(): Promise<unknown>;
}

/** Opens a room; `lost` is called if it ends without having been told to. */
export type OpenRoom = (front: Front, lost: (why: unknown) => void) => Room;

/**
 * How much memory all rooms have for what is new, in megabytes. What an answer leads to is kept until the next answer in the
 * same game: with so much room most of it is gone before anybody looks what of it to keep for longer.
 */
const NEW = 384;

const threadFile = new URL('./thread.js', import.meta.url);

export function onThread(settings: RoomSettings, threads: number, file = threadFile): OpenRoom {
  return (front, lost) => {
    const memory = memoryForUnderWay();
    const resourceLimits = { maxYoungGenerationSizeMb: NEW / threads };
    const worker = new Worker(file, { workerData: { settings, memory }, resourceLimits });
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`the thread ended with ${code}`)));
    const exchange = offering(
      new Exchange<RoomOffers>(worker, (error) => front.log.report(NOT_DONE, null, error)),
      front,
    );
    return {
      exchange,
      underWay: () => underWayIn(memory),
      beats: () => beatsIn(memory),
      end: () => worker.terminate(),
    };
  };
}

export function onFront(settings: RoomSettings, games: HostedGames): OpenRoom {
  return (front) => {
    const { port1, port2 } = new MessageChannel();
    openRoom(port2, settings, games, thinkersHere(games));
    const exchange = offering(
      new Exchange<RoomOffers>(port1, (error) => front.log.report(NOT_DONE, null, error)),
      front,
    );
    return { exchange, underWay: () => null, beats: () => 0, end: async () => port1.close() };
  };
}

const NOT_DONE = 'what a room asked for failed';

function offering(exchange: Exchange<RoomOffers>, front: Front): Exchange<RoomOffers> {
  exchange.offer(front);
  return exchange;
}
