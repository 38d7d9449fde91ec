/** Tables for tests, and somebody to look at them. */
import type { Plain, Seat } from '@ragtag/kernel';
import { hosted } from '@ragtag/kernel/host';
import { apply } from '../src/protocol/patch.ts';
import type { LogLine, ServerMessage, TableState } from '../src/protocol/protocol.ts';
import type { NewGame, Storage } from '../src/storage/storage.ts';
import type { Surroundings } from '../src/tables/surroundings.ts';
import { Tables } from '../src/tables/tables.ts';
import type { Watcher } from '../src/tables/viewers.ts';
import { parley } from './parley.ts';

/** Follows a table as a client does: the whole, then what changes. */
export class Onlooker implements Watcher {
  readonly socket = 0;
  readonly messages: ServerMessage[] = [];
  readonly log: LogLine[] = [];
  state: TableState | null = null;
  private n = 0;

  constructor(readonly account: string) {}

  send(text: string): void {
    this.hear(JSON.parse(text) as ServerMessage); // what the server sends is of that type
  }

  hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type !== 'table' && message.type !== 'patch') return;
    if (message.type === 'table') {
      this.log.push(...message.log);
      this.state = message.table;
      this.n = message.n;
      return;
    }
    if (message.n !== this.n + 1) throw new Error(`expected message ${this.n + 1}, not ${message.n}`);
    this.n = message.n;
    for (const { patch, log } of message.moments) {
      this.log.push(...log);
      // States are plain data, and a patched state is one.
      this.state = apply(this.state as unknown as Plain, patch) as unknown as TableState;
    }
  }

  get question(): string {
    return this.state?.question?.name ?? '';
  }

  get events(): string[] {
    return this.log.map(({ event }) => event.type);
  }
}

export const names = ['ann', 'ben', 'cid'];

/** A game of three people. */
export function parleyGame(more: Partial<NewGame> = {}): NewGame {
  return {
    id: 'g',
    game: 'parley',
    gameVersion: 1,
    configuration: { players: 3 },
    seed: 'seed',
    options: { spectators: true },
    title: 'A parley',
    host: 'ann',
    seats: names.map((account, seat) => ({ seat, account, bot: null, standIn: null, invitation: `to ${seat}` })),
    created: 1,
    ...more,
  };
}

export interface Hall {
  readonly tables: Tables;
  readonly failures: unknown[];
}

const registration = {
  title: 'Parley',
  talk: {
    givenAway: (message: string) => (message.includes('purple') ? 'colour' : null),
    signals: (g: { readonly fields: { readonly turn: number } }, seat: Seat) => [
      { signal: 'turn', about: 'Turns', text: `Turn ${g.fields.turn}, says seat ${seat}.` },
    ],
  },
};

/** Tables at which nobody plays by themselves, unless told. */
export function hall(storage: Storage, more: Partial<Surroundings> = {}, game = parley(9), said: object = {}): Hall {
  const failures: unknown[] = [];
  const around: Surroundings = {
    storage,
    now: () => 5_000,
    autoPlayer: () => null,
    substitute: () => 0,
    timely: () => undefined,
    changed: () => undefined,
    failed: (_, error) => failures.push(error),
    ...more,
  };
  return { tables: new Tables(around, { parley: hosted(game, { ...registration, ...said }) }), failures };
}

export function seatAt(number: number): Seat {
  return number as Seat; // tests know how many seats there are
}
