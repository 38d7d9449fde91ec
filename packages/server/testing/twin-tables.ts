/**
 * The hidden-information property over the wire: the same public history at two tables whose hidden cards differ, and all that
 * is told to whoever may not see the difference. It has to be the same, at the same time, whether or not somebody could
 * interrupt.
 */
import { ccgHost } from '@ragtag/ccg/host';
import { galacticaHost } from '@ragtag/galactica/host';
import {
  type Answer,
  type Decision,
  isSingle,
  randomAnswer,
  type Seat,
  seatsOf,
  shortHash,
  startTable,
  writeJournal,
} from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { dice, playTwins, shownOtherwise, step } from '@ragtag/kernel/testing';
import { tableOptions, windowTime } from '../src/lobby/table-options.ts';
import type { Append, Storage } from '../src/storage/storage.ts';
import { accountAt, PASS, type Roles, Side } from './twin-side.ts';

/** At most so many answers lie between two positions from which pairs start; so many things are done at each pair. */
const [STRIDE, DONE] = [60, 30];
/** One in so many times replies are compared too, if nothing else is wanted. */
const REPLIES = 8;
/** In one of so many slots somebody who is asked passes. */
const PASSES = 4;
/** A window has so many slots in which something can happen. */
const SLOTS = 8;
const START = 1_000_000;
/** Other games are listed with each pair, in which something was answered so long after its start. */
const OTHERS = [1_200, 4_200, 8_700];

type Below = (bound: number) => number;

/** Somebody was told what the other table does not tell. */
export class Told extends Error {
  override readonly name = 'Told';
}

export interface TwinRun {
  readonly pairs: number;
  /** Pairs in which somebody was asked in secret at one table and not at the other. */
  readonly apart: number;
  /** How often all that was told was compared. */
  readonly compared: number;
}

/** What is played, one after the other; the board game more often, since it has more that can be asked in secret. */
const played: readonly { readonly host: HostedGame; configure(below: Below): unknown }[] = [
  ...[5, 5, 4].map((players) => ({
    host: galacticaHost,
    configure: () => galacticaHost.configure({ players }),
  })),
  {
    host: ccgHost,
    configure: (below) => ccgHost.configure({ players: 3, decks: [0, 1, 2].map(() => `random ${below(1_000)}`) }),
  },
];

/** How it is played: mostly as tables are made by default. */
const manners: readonly { readonly options: object; readonly orders?: boolean }[] = [
  { options: {} },
  { options: {}, orders: true },
  { options: {} },
  { options: { clock: { kind: 'live' } } },
  { options: { clock: { kind: 'slow' } }, orders: true },
];

/** Plays so many pairs, each table in a storage of its own; one in so many times replies are compared too. */
export async function playTwinTables(
  storages: readonly [Storage, Storage],
  pairs: number,
  seed: number,
  replies = REPLIES,
): Promise<TwinRun> {
  const below = dice(seed);
  for (const storage of storages) {
    for (const later of OTHERS) {
      const table = { host: galacticaHost, configuration: galacticaHost.configure({ players: 5 }), options: {} };
      await store(storage, `another ${later}`, table, { seed: '', lines: [] }, START + later);
    }
  }
  let [done, apart, compared] = [0, 0, 0];
  for (let game = 0; done < pairs; game++) {
    const { host, configure } = played[game % played.length] as (typeof played)[number]; // within the list
    const configuration = configure(below);
    const name = `wire ${seed} ${game}`;
    const table = startTable(host.game, configuration, name);
    while (done < pairs && !table.over) {
      for (let left = 1 + below(STRIDE); left > 0 && !table.over; left--) step(table, below);
      const at = table.checkpointAt;
      if (table.over || at === 0) continue;
      const { options, orders } = manners[done % manners.length] as (typeof manners)[number]; // as above
      // Either one player has other cards than at the other table, or all but one.
      const one = table.world.seats[below(table.world.seats.length)] as Seat; // there is one
      const rest = table.world.seats.filter((seat) => seat !== one);
      const [holders, eyes] = done % 2 === 0 ? [rest, [one]] : [[one], rest];
      const { worlds } = playTwins(table, eyes[0] ?? 'spectator', below, eyes.slice(1));
      const journal = writeJournal(table).answers.slice(0, at);
      const prepared = worlds.map(({ checkpoint, hash: state }) => ({
        seed: name,
        lines: endingIn(journal, state),
        checkpoint,
      }));
      const roles: Roles = {
        holders,
        looking: eyes.slice(0, 2),
        away: eyes.slice(2),
        auto: (seat) => (orders && holders.includes(seat) ? passing : null),
      };
      const kept = { host, configuration, options: tableOptions.parse(options) };
      const pair = new Pair(below, roles, windowTime(kept.options) / SLOTS, replies);
      try {
        await pair.sitDown(storages, prepared, `pair ${done}`, kept);
        await pair.play();
      } catch (error) {
        const where = `game '${name}', turn at ${at}, pair ${done}, with other cards at seats ${holders.join()}`;
        throw new Told(`${where}: ${String(error)}`, { cause: error });
      } finally {
        await pair.getUp();
      }
      done++;
      apart += pair.apart ? 1 : 0;
      compared += pair.compared;
    }
  }
  return { pairs: done, apart, compared };
}

/** Standing orders to pass every window. */
function passing(asked: Decision): Answer | null {
  return asked.secret && asked.silence !== undefined ? asked.silence : null;
}

/** A journal whose last answer led to this state. */
function endingIn(journal: readonly string[], state: number): string[] {
  return journal.map((line, index) => (index === journal.length - 1 ? line.replace(/\S+$/, shortHash(state)) : line));
}

interface Prepared {
  readonly seed: string;
  readonly lines: readonly string[];
  readonly checkpoint?: Append['checkpoint'];
}

/** What both tables have in common. */
interface Kept {
  readonly host: HostedGame;
  readonly configuration: unknown;
  readonly options: object;
}

class Pair {
  apart = false;
  compared = 0;
  private now = START;
  private readonly sides: Side[] = [];

  constructor(
    private readonly below: Below,
    private readonly roles: Roles,
    /** How much later the next thing happens, in milliseconds. */
    private readonly slot: number,
    private readonly repliesEvery: number,
  ) {}

  async sitDown(storages: readonly Storage[], prepared: readonly Prepared[], id: string, kept: Kept): Promise<void> {
    for (const [index, storage] of storages.entries()) {
      const world = prepared[index];
      if (!world) throw new Error('there are two worlds');
      await store(storage, id, kept, world);
      this.sides.push(await Side.open(storage, kept.host, id, this.roles, () => this.now));
    }
  }

  /** Goes on in the same way at both, until what is openly shown differs or it was enough. */
  async play(): Promise<void> {
    for (let done = 0; done < DONE && !this.parted; done++) {
      await this.compare((side) => side.told());
      const { looking, away } = this.roles;
      const anybody = [...looking, ...away];
      const asking = this.below(this.repliesEvery) === 0 ? anybody[this.below(anybody.length)] : null;
      if (asking !== null) await this.compare((side) => side.replies(asking));
      if (!(await this.goOn())) return;
    }
  }

  async getUp(): Promise<void> {
    for (const side of this.sides) await side.close();
  }

  private async compare(what: (side: Side) => Promise<unknown>): Promise<void> {
    const [ours, theirs] = await Promise.all(this.sides.map(async (side) => JSON.stringify(await what(side))));
    this.compared++;
    if (ours !== theirs) throw new Told(`at ${this.now - START} ms:\n${difference(ours ?? '', theirs ?? '')}`);
    const [here, there] = this.sides.map(({ secretly }) => secretly.join());
    this.apart ||= here !== there;
  }

  /** True if one of them was openly shown a card that has another face at the other. */
  private get parted(): boolean {
    const [ours, theirs] = this.sides;
    return ours !== undefined && theirs !== undefined && shownOtherwise(ours, theirs);
  }

  /** One thing is done at both. False where the same cannot be done. */
  private async goOn(): Promise<boolean> {
    const [ours] = this.sides;
    if (!ours || ours.table.over) return false;
    if (ours.isWindowOpen) {
      const now = this.below(PASSES) === 0; // whoever has the same cards does the same at both
      for (const side of this.sides) await this.passSometimes(side, now);
      this.now += this.slot;
      for (const { table } of this.sides) await table.tick();
      return true;
    }
    const seat = ours.awaited[0] ?? ours.secretly[0];
    return seat !== undefined && (await this.answer(seat));
  }

  /** Whoever is asked in a window passes, at any time or not at all. */
  private async passSometimes(side: Side, now: boolean): Promise<void> {
    for (const seat of side.secretly) {
      const question = await side.asked(seat);
      const passes = this.roles.holders.includes(seat) ? this.below(PASSES) === 0 : now;
      if (question && passes) await side.table.answer(seat, question.name, PASS);
    }
  }

  private async answer(seat: Seat): Promise<boolean> {
    const questions = await Promise.all(this.sides.map((side) => side.asked(seat)));
    const [first, second] = questions;
    if (!first || !second) return false;
    const answer = randomAnswer(first.asked, this.below);
    const same = sameAnswer(first.asked, answer, second.asked);
    if (same === null) return false; // whoever plays there would have to answer otherwise
    this.now += this.slot;
    await this.sides[0]?.table.answer(seat, first.name, answer);
    await this.sides[1]?.table.answer(seat, second.name, same);
    return true;
  }
}

async function store(
  storage: Storage,
  id: string,
  { host: { game }, configuration, options }: Kept,
  { seed, lines, checkpoint }: Prepared,
  at = START,
): Promise<void> {
  await storage.createGame({
    id,
    game: game.name,
    gameVersion: game.version,
    configuration: JSON.parse(JSON.stringify(configuration)), // plain data
    seed,
    options: tableOptions.parse(options),
    title: id,
    host: accountAt(id, 0),
    seats: seatsOf(game.seats(configuration)).map((seat) => ({
      ...{ seat, account: accountAt(id, seat), bot: null, standIn: null, invitation: `${id} ${seat}` },
    })),
    created: START,
  });
  const entries = { game: id, seq: 1, lines, at, pending: [], status: 'playing' } as const;
  await storage.append(checkpoint ? { ...entries, checkpoint } : entries);
}

/** From a little before where they part. */
function difference(ours: string, theirs: string): string {
  let at = 0;
  while (ours[at] === theirs[at]) at++;
  return [ours, theirs].map((one) => one.slice(Math.max(0, at - 300), at + 300)).join('\n');
}

/** The same choice at the other table: the options that look the same, wherever they stand in its list. */
function sameAnswer(asked: Decision, answer: Answer, other: Decision): Answer | null {
  const options = other.options.map((option) => JSON.stringify(option));
  const indices = (typeof answer === 'number' ? [answer] : answer).map((index) =>
    options.indexOf(JSON.stringify(asked.options[index])),
  );
  if (indices.includes(-1)) return null;
  return isSingle(other) ? (indices[0] ?? null) : indices.sort((a, b) => a - b);
}
