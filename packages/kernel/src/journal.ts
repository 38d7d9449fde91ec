/**
 * Journals: a game as configuration, seed and answers, in versioned JSON. Everything else is derived.
 * An answer is one line of text: `seat answer hash`, e.g. `"2 17 k3f9a"` or `"0 [1,4] 02xyz"`; the hash is of the state
 * after it, so a journal that new code would play differently is noticed at the very answer.
 */
import type { GivenAnswer } from './answer-log.ts';
import type { Answer, Plain } from './decision.ts';
import type { Game } from './game.ts';
import { seat } from './seats.ts';
import { hashOf } from './state.ts';
import { type Checkpoint, Table, type Undone } from './table.ts';

export const JOURNAL_VERSION = 1;

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
  /** The state's words, two bytes each, little end first. */
  readonly words: Uint8Array;
}

/** A table opened from a journal, and how much of the journal still holds. */
export interface Opened<C, F, G> {
  readonly table: Table<C, F, G>;
  readonly agreed: number;
  /** Why the rest was not played, for the players to read; null if all of it was. */
  readonly notice: string | null;
}

export class JournalError extends Error {
  override readonly name = 'JournalError';
}

const SHORT = 36 ** 5;

/** A state's hash as it stands in a journal: five letters and digits. */
export function shortHash(hash: number): string {
  return ((hash >>> 0) % SHORT).toString(36).padStart(5, '0');
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
  if (journal.formatVersion !== JOURNAL_VERSION) {
    throw new JournalError(`expected "formatVersion": ${JOURNAL_VERSION}, not ${String(journal.formatVersion)}`);
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
    if (!Number.isInteger(part?.at) || !Array.isArray(part.answers)) {
      throw new JournalError('expected each of "undone" to have "at", a number, and "answers", a list');
    }
    checkAnswers(part.answers, 'undone answer');
  }
  return journal as Journal; // every field has been looked at
}

function checkAnswers(lines: readonly unknown[], what: string): void {
  lines.forEach((line, index) => {
    if (typeof line === 'string' && ANSWER.test(line)) return;
    throw new JournalError(`${what} ${index}: expected "seat answer hash", like "2 17 k3f9a" or "0 [1,4] 02xyz"`);
  });
}

const ANSWER = /^(\d|1[0-3]) (\d+|\[(?:\d+(?:,\d+)*)?\]) ([0-9a-z]{5})$/;

/** The hash is only as much of it as the journal keeps. */
function parseAnswer(line: string): GivenAnswer {
  const [from = '', text = '', hash = ''] = line.split(' ');
  const answer: Answer = text.startsWith('[') ? JSON.parse(text) : Number(text);
  return { seat: seat(Number(from)), answer, hash: Number.parseInt(hash, 36) };
}

export function writeCheckpoint<C, F, G>(table: Table<C, F, G>): StoredCheckpoint {
  const { at, snapshot } = table.checkpoint();
  const words = new Uint8Array(snapshot.words.length * 2);
  const view = new DataView(words.buffer);
  snapshot.words.forEach((word, index) => {
    view.setInt16(index * 2, word, true);
  });
  return { gameVersion: table.game.version, at, hash: snapshot.hash, words };
}

/** The checkpoint, or null where it does not fit this game or is damaged: the journal alone will do. */
function readCheckpoint(stored: StoredCheckpoint, gameVersion: number, size: number): Checkpoint | null {
  if (stored.gameVersion !== gameVersion || stored.words.length !== size * 2) return null;
  const view = new DataView(stored.words.buffer, stored.words.byteOffset);
  const words = new Int16Array(size);
  for (let index = 0; index < size; index++) words[index] = view.getInt16(index * 2, true);
  return hashOf(words) === stored.hash ? { at: stored.at, snapshot: { words, hash: stored.hash } } : null;
}

/**
 * Opens a journal where it ends: from the checkpoint if there is a good one, otherwise from the start. If the rules have
 * changed and an answer no longer leads to the state it led to, the table is put back to the last answer that agrees.
 */
export function openTable<C, F, G>(game: Game<C, F, G>, journal: Journal, stored?: StoredCheckpoint): Opened<C, F, G> {
  if (journal.game !== game.name) throw new JournalError(`expected a journal of ${game.name}, not of ${journal.game}`);
  const table = new Table(game, game.configure(journal.configuration), journal.seed);
  const given = journal.answers.map(parseAnswer);
  const checkpoint = stored ? readCheckpoint(stored, game.version, table.size) : null;
  let next = 0;
  if (checkpoint && checkpoint.at <= given.length) {
    // The answers before a checkpoint are not played again; their hashes stay as the journal has them.
    next = checkpoint.at;
    table.stand(checkpoint, given.slice(0, next));
  } else {
    table.begin();
  }
  for (; next < given.length; next++) {
    const { seat: from, answer, hash } = given[next] as GivenAnswer; // `next` is within the list
    const outcome = table.answer(from, answer);
    const why = outcome.ok ? disagreement(hash, table.hash) : outcome.refusal.message;
    if (why === null) continue;
    putBack(table, next);
    const notice = `This game was played with other rules (version ${journal.gameVersion}, now ${game.version}). Answer ${next + 1} of ${given.length} no longer holds (${why}); the game goes on from the answer before it.`;
    return { table, agreed: next, notice };
  }
  for (const { at, answers } of journal.undone ?? []) table.undone.push({ at, answers: answers.map(parseAnswer) });
  return { table, agreed: given.length, notice: null };
}

function disagreement(expected: number, hash: number): string | null {
  const [before, now] = [shortHash(expected), shortHash(hash)];
  return before === now ? null : `it led to state ${before}, now to ${now}`;
}

function putBack<C, F, G>(table: Table<C, F, G>, length: number): void {
  table.rewind(length);
  table.undone.length = 0;
}
