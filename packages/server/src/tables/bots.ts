/** Artificial players behind seats. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isPlayerKind, type PlayerKind, playerKinds } from '@ragtag/bots';
import type { Answer, Decision, Seat, TableView } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import type { Decided } from '../minds/minds.ts';
import type { Thinkers } from '../minds/thinking.ts';
import { Refused } from '../refused.ts';
import { plainAnswer } from './at-zero.ts';
import type { LiveTable } from './live-table.ts';
import type { AutoPlayer } from './surroundings.ts';

/** What a question may take, in milliseconds. Players answer much sooner: this is for one who would never. */
const BUDGET = 10_000;
/**
 * So long is waited until a player has been told a whole game. Where hundreds of games come at once, as when another process has
 * ended, people would wait for all of them: the player decides by what it sees, and is told meanwhile.
 */
const PATIENCE = 500; // milliseconds

/** A kind of artificial player that knows the game at a table, the usual one if none is wanted in particular. */
export function botKind({ players }: Pick<HostedGame, 'players'>, wanted: string | null): PlayerKind {
  const kind = wanted ?? players[0];
  if (!players.includes(kind) || !isPlayerKind(kind)) {
    throw new Refused('malformed', `there is no artificial player '${kind}'`);
  }
  return kind;
}

/** The artificial players of a room, who think elsewhere. */
export class Bots {
  /** How many answers of a game are known where they think; 'parted' where the rules no longer lead there from the start. */
  private readonly told = new WeakMap<LiveTable, number | 'parted'>();
  /** Of which they are just being told from the start. */
  private readonly beginning = new WeakSet<LiveTable>();

  constructor(
    private readonly thinkers: Thinkers,
    private readonly failed: (table: LiveTable, error: unknown) => void,
  ) {}

  /** Who answers for a seat with an artificial player. */
  at(table: LiveTable, seat: Seat): AutoPlayer | null {
    const kind = table.stored.seats.find((one) => one.seat === seat)?.bot ?? null;
    if (kind === null || !isPlayerKind(kind)) return null;
    return (asked, look) => this.decide(table, kind, asked, look);
  }

  /** Answers once for somebody whose time is up. */
  substitute(table: LiveTable, asked: Decision, look: () => TableView): Promise<Answer> {
    return this.decide(table, botKind(table.hosted, null), asked, look);
  }

  private async decide(table: LiveTable, kind: PlayerKind, asked: Decision, look: () => TableView): Promise<Answer> {
    try {
      const decided = (await this.think(table, kind, asked.seat)) ?? (await this.untold(kind, asked, look));
      if (decided !== 'parted') return decided.answer;
    } catch (error) {
      this.failed(table, error);
      return plainAnswer(asked); // whoever did not come to an end there would not here
    }
    return playerKinds[kind](randomInt(2 ** 31)).decide(asked, look, BUDGET);
  }

  /** Null where that would take too long. */
  private async think(table: LiveTable, kind: PlayerKind, seat: Seat): Promise<Exclude<Decided, 'again'> | null> {
    if (this.beginning.has(table)) return null;
    const told = this.told.get(table) ?? 0;
    if (told === 'parted') return told;
    const known = told === 0 ? 'again' : await this.ask(table, told, kind, seat);
    if (known !== 'again') return known;
    const begun = this.begin(table, kind, seat);
    const late = new AbortController();
    const decided = await Promise.race([begun, pause(PATIENCE, null, { signal: late.signal })]).finally(() =>
      late.abort(),
    );
    if (decided === null) begun.catch((error: unknown) => this.failed(table, error));
    return decided;
  }

  /** Told the whole game. */
  private async begin(table: LiveTable, kind: PlayerKind, seat: Seat): Promise<Exclude<Decided, 'again'>> {
    this.beginning.add(table);
    try {
      const decided = await this.ask(table, 0, kind, seat);
      if (decided === 'again') throw new Error('a game told from its start is known');
      return decided;
    } finally {
      this.beginning.delete(table);
    }
  }

  private async ask(table: LiveTable, from: number, kind: PlayerKind, seat: Seat): Promise<Decided> {
    const { id, game, configuration, seed } = table.stored;
    const [position, { length }] = [table.positionSince(from), table];
    const thought = { id, game, configuration, seed, from, ...position, seat, kind, budget: BUDGET };
    const decided = await this.thinkers.decide(thought);
    if (decided !== 'again') this.told.set(table, decided === 'parted' ? decided : length);
    return decided;
  }

  private async untold(kind: PlayerKind, asked: Decision, look: () => TableView): Promise<Exclude<Decided, 'again'>> {
    return { answer: await this.thinkers.decideUntold({ asked, view: look(), kind, budget: BUDGET }) };
  }
}
