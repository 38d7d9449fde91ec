/** A game as far as this process knows its journal: what was answered, and who is asked what now. */
import { hash } from 'node:crypto';
import {
  type Decision,
  type Seat,
  shortHash,
  startTable,
  type Table,
  writeAnswer,
  writeCheckpoint,
} from '@ragtag/kernel';
import type { HostedGame } from '../games.ts';
import type { Question } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { GameStatus, Pending, Said, Storage, StoredGame } from '../storage/storage.ts';
import { type Entry, openStored, writeUndo } from './journal.ts';
import { spoken } from './spoken.ts';

export type AnyTable = Table<unknown, unknown, unknown>;

export class Played {
  /** Null before the game starts. */
  table: AnyTable | null = null;
  /** True between adding to the journal and telling of it. */
  added = false;
  /** How many entries the journal has. */
  length = 0;
  /** How many answers of each seat stand. */
  private given: number[] = [];
  private checkpointAt = -1;
  /** What each seat was last asked, and after how many answers of its own. */
  private readonly questions: { readonly asked: Decision; readonly given: number; readonly question: Question }[] = [];

  constructor(
    private readonly storage: Storage,
    readonly hosted: HostedGame,
    public stored: StoredGame,
    private readonly now: () => number,
  ) {}

  get over(): boolean {
    return this.table?.over === true;
  }

  /** The turn that is played, the same in every process. */
  get turn(): number {
    return this.table?.checkpointAt ?? 0;
  }

  inPlay(): AnyTable {
    if (!this.table) throw new Refused('not-asked', 'the game has not started yet');
    return this.table;
  }

  /** A question as its player sees it, the same object as long as it is asked. */
  question(asked: Decision): Question {
    const given = this.given[asked.seat] ?? 0;
    const known = this.questions[asked.seat];
    if (known?.asked === asked && known.given === given) return known.question;
    const question = { name: this.newName(asked, given), asked: spoken(asked, this.hosted.read) };
    this.questions[asked.seat] = { asked, given, question };
    return question;
  }

  nameOf(asked: Decision): string {
    return this.question(asked).name;
  }

  /** Names a question for its player: the same in every process, and never the same for two of one player's questions. */
  private newName(asked: Decision, given: number): string {
    const text = `${this.stored.id} ${asked.seat} ${given} ${JSON.stringify(asked)}`;
    return hash('sha256', text, 'base64url').slice(0, 16);
  }

  /** The first question is asked. Returns when. */
  async start(): Promise<number> {
    const { game } = this.hosted;
    const table = startTable(game, game.configure(this.stored.configuration), this.stored.seed);
    const at = this.now();
    const pending = pendingOf(table);
    await this.storage.append({ game: this.stored.id, seq: 1, lines: [], at, pending, status: 'playing' });
    this.added = true;
    this.table = table;
    this.length = 0;
    this.given = answersGiven(table);
    return at;
  }

  /** Reads the whole journal. Returns what the players have to be told of it. */
  async open(): Promise<string | null> {
    const { id } = this.stored;
    const [checkpoint, entries] = [await this.storage.checkpoint(id), await this.storage.entries(id, 1)];
    const { table, agreed, notice } = openStored(this.hosted.game, this.stored, entries, checkpoint);
    this.table = table;
    this.length = entries.length;
    this.given = answersGiven(table);
    this.checkpointAt = checkpoint?.at ?? -1;
    if (notice !== null) await this.keep(table, writeUndo(agreed));
    return notice;
  }

  /**
   * Plays an answer and keeps it. Returns when; if it is refused or cannot be kept, it never happened. What there is to tell
   * of it is asked for once it is played, and told as soon as it is kept.
   */
  async answer(seat: Seat, answer: unknown, tell: (at: number) => readonly Said[]): Promise<number> {
    const table = this.inPlay();
    const before = table.length;
    const outcome = table.answer(seat, answer);
    if (!outcome.ok) throw new Refused(outcome.refusal.code, outcome.refusal.message);
    this.count(seat);
    try {
      return await this.keep(table, writeAnswer(table.answerAt(before)), tell);
    } catch (error) {
      table.rewind(before);
      table.undone.pop();
      table.takeEvents();
      this.given = answersGiven(table);
      throw error;
    }
  }

  /** Takes answers back until so many are left, and keeps that; if it cannot be kept, they stand. */
  async takeBack(to: number): Promise<void> {
    const table = this.inPlay();
    const before = table.length;
    if (!Number.isInteger(to) || to < 0 || to >= before) throw new Refused('stale', `there are ${before} answers`);
    const taken = Array.from({ length: before - to }, (_, index) => table.answerAt(to + index));
    this.rewind(table, to);
    try {
      await this.keep(table, writeUndo(to));
    } catch (error) {
      for (const { seat, answer } of taken) table.answer(seat, answer);
      table.undone.pop();
      table.takeEvents();
      this.given = answersGiven(table);
      throw error;
    }
  }

  /** Plays what another process has added. False where it leads elsewhere here: the journal has to be read anew. */
  follow(entry: Entry, seq: number): boolean {
    const table = this.inPlay();
    if (entry.type === 'undo') {
      this.rewind(table, entry.to);
    } else {
      const { ok } = table.answer(entry.seat, entry.answer);
      if (!ok || shortHash(table.hash) !== entry.hash) return false;
      this.count(entry.seat);
    }
    this.length = seq;
    return true;
  }

  private count(seat: Seat): void {
    delete this.questions[seat]; // answered, and never asked again
    this.given[seat] = (this.given[seat] ?? 0) + 1;
  }

  private rewind(table: AnyTable, to: number): void {
    table.rewind(to);
    table.takeEvents();
    this.given = answersGiven(table);
  }

  /** Adds a line to the journal, with the checkpoint if there is a new one. Returns when. */
  private async keep(table: AnyTable, line: string, tell?: (at: number) => readonly Said[]): Promise<number> {
    const { checkpointAt: after } = table;
    const checkpoint = after === this.checkpointAt ? {} : { checkpoint: writeCheckpoint(table) };
    const status: GameStatus = table.over ? 'over' : 'playing';
    const [at, seq, pending] = [this.now(), this.length + 1, pendingOf(table)];
    const result = table.over ? this.hosted.result(table.view('spectator').game) : null;
    const { id: game } = this.stored;
    const telling = tell?.(at) ?? [];
    await this.storage.append({ game, seq, lines: [line], at, pending, status, result, telling, ...checkpoint });
    this.checkpointAt = after;
    this.length = seq;
    this.stored = { ...this.stored, status, length: seq, touched: at, pending, result };
    this.added = true;
    return at;
  }
}

function answersGiven(table: AnyTable): number[] {
  const given: number[] = [];
  for (let index = 0; index < table.length; index++) {
    const seat = table.answeredBy(index);
    given[seat] = (given[seat] ?? 0) + 1;
  }
  return given;
}

function pendingOf(table: AnyTable): Pending[] {
  return table.pending.map(({ seat, secret }) => ({ seat, secret }));
}
