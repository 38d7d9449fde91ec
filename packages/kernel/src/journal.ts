/**
 * Journals: a game as configuration, seed and answers, in versioned JSON. Everything else is derived.
 * An answer is one line of text: `seat answer hash`, e.g. `"2 17 k3f9a"` or `"0 [1,4] 02xyz"`; the hash is of the state
 * after it, so a journal that new code would play differently is noticed at the very answer.
 */
import type { GivenAnswer } from './answer-log.ts';
import type { Decision, Plain } from './decision.ts';
import type { Game } from './game.ts';
import { type Seat, seat } from './seats.ts';
import { readContents, writeContents } from './stored-checkpoint.ts';
import { type Checkpoint, Table, type Undone } from './table.ts';

export const JOURNAL_VERSION = 2;

export interface Journal {
  readonly format: 'ragtag-journal';
  readonly formatVersion: typeof JOURNAL_VERSION;
  readonly game: string;
  readonly gameVersion: number;
  readonly configuration: Plain;
  readonly seed: string;
  readonly answers: readonly string[];
  /** Answers taken back: for the record, never played. */
  readonly undone?: readonly { readonly at: number; readonly answers: readonly string[] }[];
}

/** A stored checkpoint: not needed to open a journal, only to open it fast. */
export interface StoredCheckpoint {
  readonly gameVersion: number;
  readonly at: number;
  readonly hash: number;
  /** The words that are not as at first, by what they are called. */
  readonly words: Uint8Array;
}

/** A table opened from a journal, and how much of the journal still holds. */
export interface Opened<C, F, G> {
  readonly table: Table<C, F, G>;
  readonly agreed: number;
  /** Why the rest was not played; null if all of it was. */
  readonly parting: Parting | null;
}

/** Where a journal and the rules part: the first answer that no longer holds. */
export interface Parting {
  readonly seat: Seat;
  /** What that seat is asked there by the rules as they are; null if nothing. */
  readonly asked: Decision | null;
  /** The answer can no longer be given, the rules fail on it, or it leads elsewhere than it did. */
  readonly what: 'refused' | 'fault' | 'elsewhere';
  readonly why: string;
  /** The same in a sentence, for whoever knows the journal. */
  readonly notice: string;
}

export class JournalError extends Error {
  override readonly name = 'JournalError';
}

const HASH_LENGTH = 5;
const SHORT = 36 ** HASH_LENGTH;

/** A state's hash as it stands in a journal: five letters and digits. */
export function shortHash(hash: number): string {
  return ((hash >>> 0) % SHORT).toString(36).padStart(HASH_LENGTH, '0');
}

export function writeJournal<C, F, G>(table: Table<C, F, G>): Journal {
  const journal: Journal = {
    format: 'ragtag-journal',
    formatVersion: JOURNAL_VERSION,
    game: table.game.name,
    gameVersion: table.game.version,
    configuration: table.configuration as Plain, // a configuration is plain data: `configure` makes it from such
    seed: table.seed,
    answers: Array.from({ length: table.length }, (_, index) => writeAnswer(table.answerAt(index))),
  };
  return table.undone.length === 0 ? journal : { ...journal, undone: table.undone.map(writeUndone) };
}

export function writeAnswer({ seat: from, answer, hash }: GivenAnswer): string {
  return `${from} ${typeof answer === 'number' ? answer : `[${answer.join()}]`} ${shortHash(hash)}`;
}

function writeUndone({ at, answers }: Undone): { at: number; answers: string[] } {
  return { at, answers: answers.map(writeAnswer) };
}

/** Checks a journal of unknown origin, all but whether its answers are legal. */
export function readJournal(input: unknown): Journal {
  const journal = input as Partial<Journal> | null;
  if (typeof journal !== 'object' || journal === null || journal.format !== 'ragtag-journal') {
    throw new JournalError('expected a journal: an object with "format": "ragtag-journal"');
  }
  if (isCount(journal.formatVersion) && journal.formatVersion < JOURNAL_VERSION) {
    throw new JournalError(
      `this game was stored before version ${JOURNAL_VERSION} of the journal (its own is ${journal.formatVersion}) and can no longer be opened`,
    );
  }
  if (journal.formatVersion !== JOURNAL_VERSION) {
    throw new JournalError(
      `expected "formatVersion": ${JOURNAL_VERSION}, not ${JSON.stringify(journal.formatVersion)}`,
    );
  }
  if (typeof journal.game !== 'string') throw new JournalError('expected "game": the name of the game');
  if (typeof journal.gameVersion !== 'number') throw new JournalError('expected "gameVersion": a number');
  if (typeof journal.seed !== 'string') throw new JournalError('expected "seed": a text');
  if (journal.configuration === undefined) throw new JournalError('expected "configuration"');
  if (!Array.isArray(journal.answers)) throw new JournalError('expected "answers": a list');
  checkAnswers(journal.answers, 'answer');
  const undone: unknown = journal.undone ?? [];
  if (!Array.isArray(undone)) throw new JournalError('expected "undone": a list');
  for (const part of undone) {
    if (!isCount(part?.at) || !Array.isArray(part.answers)) {
      throw new JournalError('expected each of "undone" to have "at", a number, and "answers", a list');
    }
    checkAnswers(part.answers, 'undone answer');
  }
  return journal as Journal; // every field has been looked at
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function checkAnswers(lines: readonly unknown[], what: string): void {
  lines.forEach((line, index) => {
    if (typeof line === 'string' && ANSWER.test(line)) return;
    throw new JournalError(`${what} ${index}: expected "seat answer hash", like "2 17 k3f9a" or "0 [1,4] 02xyz"`);
  });
}

const NUMBER = '(?:0|[1-9]\\d{0,8})';
const ANSWER = new RegExp(
  `^(?:\\d|1[0-3]) (?:${NUMBER}|\\[(?:${NUMBER}(?:,${NUMBER})*)?\\]) [0-9a-z]{${HASH_LENGTH}}$`,
);

/**
 * Reads a line that has been checked, character by character: that is most of what opening a long game takes. The hash is
 * only as much of it as the journal keeps.
 */
function parseAnswer(line: string): GivenAnswer {
  const space = line.indexOf(' ');
  const end = line.length - HASH_LENGTH;
  const chosen: number[] = [];
  let number = -1; // no digit yet
  for (let at = space + 1; at < end; at++) {
    const digit = line.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) {
      number = number < 0 ? digit : number * 10 + digit;
    } else if (number >= 0) {
      chosen.push(number);
      number = -1;
    }
  }
  let hash = 0;
  for (let at = end; at < line.length; at++) hash = hash * 36 + digitAt(line, at);
  const answer = line.charAt(space + 1) === '[' ? chosen : (chosen[0] ?? 0); // a checked line has a number there
  return { seat: seat(Number(line.slice(0, space))), answer, hash };
}

const ZERO = 48; // character codes
const TEN = 97; // a

/** A digit, or a small letter as the digit after nine and so on. */
function digitAt(line: string, at: number): number {
  const code = line.charCodeAt(at);
  return code < TEN ? code - ZERO : code - TEN + 10;
}

export function writeCheckpoint<C, F, G>(table: Table<C, F, G>): StoredCheckpoint {
  const { at, snapshot } = table.checkpoint();
  return { gameVersion: table.game.version, at, hash: snapshot.hash, words: writeContents(table.packed()) };
}

/** The checkpoint, or null where it does not fit this game or is damaged: the journal alone will do. */
function readCheckpoint<C, F, G>(stored: StoredCheckpoint, table: Table<C, F, G>): Checkpoint | null {
  if (stored.gameVersion !== table.game.version || !isCount(stored.at)) return null;
  const contents = readContents(stored.words);
  const snapshot = contents && table.unpacked(contents);
  return snapshot?.hash === stored.hash ? { at: stored.at, snapshot } : null;
}

/**
 * Opens a journal where it ends: from the checkpoint if there is a good one, otherwise from the start. If the rules have
 * changed and an answer no longer leads to the state it led to, the table stands where the last answer that agrees led;
 * what followed is with the answers taken back, there alone: whether the game goes on so is not for us to say.
 */
export function openTable<C, F, G>(game: Game<C, F, G>, journal: Journal, stored?: StoredCheckpoint): Opened<C, F, G> {
  if (journal.game !== game.name) throw new JournalError(`expected a journal of ${game.name}, not of ${journal.game}`);
  const table = new Table(game, game.configure(journal.configuration), journal.seed);
  table.atWindow = unheard;
  const given = journal.answers.map(parseAnswer);
  const from = stored ? standAt(table, stored, given) : null;
  if (from === null) table.begin();
  const undone = (journal.undone ?? []).map(({ at, answers }) => ({ at, answers: answers.map(parseAnswer) }));
  const parted = playOn(table, given, from ?? 0);
  if (parted === null) {
    table.undone.push(...undone);
    return { table, agreed: given.length, parting: null };
  }
  // Whatever is wrong after a checkpoint may be the checkpoint: the journal alone decides.
  if (from !== null) return openTable(game, journal);
  const { agreed, ...parting } = parted;
  table.rewind(agreed);
  table.undone.splice(0, table.undone.length, ...undone, { at: agreed, answers: given.slice(agreed) });
  const notice = `This game was played with other rules (version ${journal.gameVersion}, now ${game.version}). Answer ${agreed + 1} of ${given.length} no longer holds (${parting.why}); it can go on from the answer before it.`;
  return { table, agreed, parting: { ...parting, notice } };
}

/** Of a game that people play windows count, also where nobody looks on: others may have been asked there. */
function unheard(): void {}

/** Stands the table at the checkpoint if that is good; returns after how many answers that is. */
function standAt<C, F, G>(
  table: Table<C, F, G>,
  stored: StoredCheckpoint,
  given: readonly GivenAnswer[],
): number | null {
  const checkpoint = readCheckpoint(stored, table);
  if (!checkpoint || checkpoint.at > given.length) return null;
  // The answers before a checkpoint are not played again; their hashes stay as the journal has them.
  const beginning = table.snapshot();
  table.stand(checkpoint, given.slice(0, checkpoint.at));
  // From a checkpoint the rules go on to where the answer before it led.
  const before = given[checkpoint.at - 1];
  if (!table.fault && (!before || disagreement(before.hash, table.hash) === null)) return checkpoint.at;
  table.stand({ at: 0, snapshot: beginning }, []);
  return null;
}

/** Gives the answers from number `from` on; says from where on they no longer hold, if they do not. */
function playOn<C, F, G>(
  table: Table<C, F, G>,
  given: readonly GivenAnswer[],
  from: number,
): (Omit<Parting, 'notice'> & { readonly agreed: number }) | null {
  for (let next = from; next < given.length; next++) {
    const { seat: by, answer, hash } = given[next] as GivenAnswer; // `next` is within the list
    const asked = table.askedOf(by);
    const outcome = table.answer(by, answer);
    const why = outcome.ok ? disagreement(hash, table.hash) : outcome.refusal.message;
    if (why === null) continue;
    const what = outcome.ok ? 'elsewhere' : outcome.refusal.code === 'fault' ? 'fault' : 'refused';
    return { agreed: next, seat: by, asked, what, why };
  }
  return null;
}

function disagreement(expected: number, hash: number): string | null {
  const [before, now] = [shortHash(expected), shortHash(hash)];
  return before === now ? null : `it led to state ${before}, now to ${now}`;
}
