/** Artificial players behind seats. */
import { randomInt } from 'node:crypto';
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
      const decided = await this.think(table, kind, asked.seat);
      if (decided !== 'parted') return decided.answer;
    } catch (error) {
      this.failed(table, error);
      return plainAnswer(asked); // whoever did not come to an end there would not here
    }
    return playerKinds[kind](randomInt(2 ** 31)).decide(asked, look, BUDGET);
  }

  private async think(table: LiveTable, kind: PlayerKind, seat: Seat): Promise<Exclude<Decided, 'again'>> {
    const told = this.told.get(table) ?? 0;
    if (told === 'parted') return told;
    const { id, game, configuration, seed } = table.stored;
    const ask = (from: number) => {
      const position = table.positionSince(from);
      return this.thinkers.decide({ id, game, configuration, seed, from, ...position, seat, kind, budget: BUDGET });
    };
    const known = await ask(told);
    const decided = known === 'again' ? await ask(0) : known;
    if (decided === 'again') throw new Error('a game told from its start is known');
    this.told.set(table, decided === 'parted' ? decided : table.length);
    return decided;
  }
}
