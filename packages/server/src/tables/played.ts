/** A game as far as this process knows its journal: what was answered, and who is asked what now. */
import { hash } from 'node:crypto';
import {
  type Decision,
  type Parting,
  type Refusal,
  type Seat,
  shortHash,
  startTable,
  type Table,
  writeAnswer,
  writeCheckpoint,
} from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import type { Question } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import { during } from '../rooms/under-way.ts';
import type { GameStatus, Pending, Storage, StoredEntry, StoredGame } from '../storage/storage.ts';
import { Final } from './final.ts';
import { type Entry, openStored, writeUndo } from './journal.ts';
import type { RulesInUse } from './rules-in-use.ts';
import type { Outlook } from './showing.ts';
import type { Schedule } from './stages.ts';

export type AnyTable = Table<unknown, unknown, unknown>;

/** The rules no longer lead where they led: the table stands after so many answers, and waits for its players' word. */
export interface Parked {
  readonly agreed: number;
  readonly parting: Parting;
  /** The other rules that it was played by. */
  readonly others: ReadonlySet<string>;
}

/** What is to be kept with what was just played: when it will be shown, and what had happened by then. */
type Looking = (at: number) => Outlook;

export class Played {
  /** Null before the game starts, and where it was over when it was opened. */
  table: AnyTable | null = null;
  /** What is kept of a game that was over when it was opened. */
  final: Final | null = null;
  parked: Parked | null = null;
  /** True between adding to the journal and telling of it. */
  added = false;
  /** How many entries the journal has. */
  length = 0;
  /** How many answers of each seat stand, and the number of its last. */
  private given: GivenBy = { count: [], last: [] };
  private checkpointAt = -1;
  /** What each seat was last asked, and after how many answers of its own. */
  private readonly questions: { readonly asked: Decision; readonly given: number; readonly question: Question }[] = [];

  constructor(
    private readonly storage: Storage,
    readonly hosted: HostedGame,
    public stored: StoredGame,
    private readonly now: () => number,
    private readonly rules: RulesInUse | null = null,
  ) {}

  get over(): boolean {
    return this.final !== null || (this.table?.over === true && !this.parked);
  }

  get standing(): 'played' | 'parked' | 'over' {
    return this.over ? 'over' : this.parked ? 'parked' : 'played';
  }

  /** The turn that is played, the same in every process. */
  get turn(): number {
    return this.table?.checkpointAt ?? 0;
  }

  /** After how many answers something hidden last came out. */
  get revealedAt(): number {
    return this.table?.revealedAt ?? 0;
  }

  inPlay(): AnyTable {
    if (this.table) return this.table;
    throw this.over
      ? new Refused('game-over', 'the game is over')
      : new Refused('not-asked', 'the game has not started yet');
  }

  /** The number of the last answer that a seat has given; null if there is none. */
  lastAnswerOf(seat: Seat): number | null {
    return this.given.last[seat] ?? null;
  }

  /** A question as its player sees it, the same object as long as it is asked. */
  question(asked: Decision): Question {
    const given = this.given.count[asked.seat] ?? 0;
    const known = this.questions[asked.seat];
    if (known?.asked === asked && known.given === given) return known.question;
    const question = { name: this.newName(asked, given), asked };
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
    const pending = pendingOf(table, { asked: at, shown: at });
    const begun = { openly: at, shownFrom: at, pending, status: 'playing' as const };
    await this.storage.append({ game: this.stored.id, seq: 1, lines: [], at, ...begun });
    this.added = true;
    table.atWindow = () => undefined; // windows count where answers are taken back
    this.table = table;
    this.length = 0;
    this.given = answersGiven(table);
    return at;
  }

  /** Reads what is stored, and changes nothing of it: where the rules no longer agree with it, the game is parked. */
  async open(): Promise<void> {
    const { id, status } = this.stored;
    const final = status === 'over' ? await this.storage.final(id) : null;
    this.final = final && Final.unpack(final);
    if (this.final) {
      this.length = this.stored.length;
      return;
    }
    const [checkpoint, entries] = [await this.storage.checkpoint(id), await this.storage.entries(id, 1)];
    this.refuseNewer(entries);
    const { game } = this.hosted;
    const { table, agreed, parting } = during(id, () => openStored(game, this.stored, entries, checkpoint));
    const others = new Set(entries.flatMap(({ rules }) => (rules === undefined ? [] : [rules])));
    if (parting) await this.refuseOthers(others);
    this.table = table;
    this.length = entries.length;
    this.given = answersGiven(table);
    this.parked = parting && { agreed, parting, others };
    this.checkpointAt = parting ? -1 : (checkpoint?.at ?? -1);
  }

  /** What newer rules have played, these cannot judge: they would only undo it. */
  refuseNewer(entries: readonly StoredEntry[]): void {
    if (entries.some(({ revision = 0 }) => revision > this.hosted.revision)) throw new Refused('changed', NEWER);
  }

  /** What other rules have played by which somebody still plays elsewhere is not undone here: it would go on there. */
  private async refuseOthers(others: ReadonlySet<string>): Promise<void> {
    if (await this.rules?.anyElsewhere(others)) throw new Refused('changed', OTHERS);
  }

  /** A parked game goes on from the last answer that agrees: only now is it noted that those after it no longer stand. */
  async unpark(): Promise<void> {
    const { parked } = this;
    if (!parked) throw new Refused('stale', 'the game is not parked');
    const table = this.inPlay();
    await this.refuseOthers(parked.others);
    await this.keep(table, writeUndo(parked.agreed));
    this.parked = null;
  }

  /**
   * Plays an answer and keeps it. Returns when; if it is refused or cannot be kept, it never happened. Whoever is to hear of it
   * is told afterwards.
   */
  async answer(seat: Seat, answer: unknown, looking: Looking): Promise<number> {
    const table = this.inPlay();
    const before = table.length;
    const outcome = table.answer(seat, answer);
    if (!outcome.ok) throw refusal(table, outcome.refusal);
    this.count(table, seat);
    try {
      return await this.keep(table, writeAnswer(table.answerAt(before)), looking);
    } catch (error) {
      this.notTaken(table, before);
      throw error;
    }
  }

  /** The last answer was never given. */
  private notTaken(table: AnyTable, before: number): void {
    this.rewind(table, before);
    table.undone.pop();
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
      const before = table.length;
      const { ok } = during(this.stored.id, () => table.answer(entry.seat, entry.answer));
      if (!ok || shortHash(table.hash) !== entry.hash) {
        if (ok) this.notTaken(table, before); // the table stays where both agree
        return false;
      }
      this.count(table, entry.seat);
    }
    this.length = seq;
    return true;
  }

  private count(table: AnyTable, seat: Seat): void {
    delete this.questions[seat]; // answered, and never asked again
    note(this.given, seat, table.length - 1);
  }

  private rewind(table: AnyTable, to: number): void {
    table.rewind(to);
    table.takeEvents();
    this.given = answersGiven(table);
  }

  /** Adds a line to the journal, with the checkpoint if there is a new one. Returns when. */
  private async keep(table: AnyTable, line: string, looking: Looking = shownAtOnce): Promise<number> {
    const { checkpointAt: after } = table;
    const checkpoint = after === this.checkpointAt ? {} : { checkpoint: writeCheckpoint(table) };
    const status: GameStatus = table.over ? 'over' : 'playing';
    const [at, seq] = [this.now(), this.length + 1];
    const { openly, lately, ...schedule } = looking(at);
    const { shown: shownFrom } = schedule;
    const pending = pendingOf(table, schedule);
    const result = table.over ? this.hosted.result(table.view('spectator').game) : null;
    const { id: game } = this.stored;
    const final = table.over ? { final: Final.pack(table, lately()) } : {};
    const { revision } = this.hosted;
    const entry = { game, seq, lines: [line], revision, at, openly, shownFrom, pending, status, result };
    const rules = this.rules ? { rules: this.rules.own } : {};
    await this.storage.append({ ...entry, ...rules, ...checkpoint, ...final });
    this.checkpointAt = after;
    this.length = seq;
    this.stored = { ...this.stored, status, length: seq, touched: at, openly, shownFrom, pending, result };
    this.added = true;
    return at;
  }
}

const NEWER = 'a newer version of Ragtag plays this game now: look again in a moment';
const OTHERS = 'another version of Ragtag plays this game by other rules: look again in a moment';

/** What the rules threw may tell what nobody is to know. The table stands where it stood, and can be played on. */
function refusal(table: AnyTable, { code, message }: Refusal): Refused {
  if (code !== 'fault') return new Refused(code, message);
  const cause = table.fault;
  table.fault = null;
  return new Refused('fault', 'the rules failed on this answer: nothing has changed, try another', { cause });
}

/** By seat. */
interface GivenBy {
  readonly count: number[];
  readonly last: number[];
}

function answersGiven(table: AnyTable): GivenBy {
  const given: GivenBy = { count: [], last: [] };
  for (let index = 0; index < table.length; index++) note(given, table.answeredBy(index), index);
  return given;
}

function note({ count, last }: GivenBy, seat: Seat, index: number): void {
  count[seat] = (count[seat] ?? 0) + 1;
  last[seat] = index;
}

/** As it is kept: who is asked in a window is asked when it opens, all others when everything before is shown. */
export function pendingOf(table: AnyTable, { asked, shown }: Schedule): Pending[] {
  return table.pending.map(({ seat, secret }) => ({ seat, secret, from: secret ? asked : shown }));
}

function shownAtOnce(at: number): Outlook {
  return { asked: at, shown: at, openly: at, lately: () => [] };
}
