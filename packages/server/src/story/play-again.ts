/** Plays a stored game again, in slices: whoever plays meanwhile does not wait for it. */
import {
  type Answer,
  type Decision,
  eventFor,
  type GameEvent,
  type OpenTable,
  type Plain,
  type Seat,
  shortHash,
  type Table,
  type Viewer,
} from '@ragtag/kernel';
import type { StoredEntry } from '../storage/storage.ts';
import { readEntry } from '../tables/journal.ts';
import { Slices } from './slices.ts';

type Replayed = Table<unknown, unknown, unknown>;

export interface Onlooker {
  /** Something happened that the viewer may know of; `view` is what there is to see at that very moment. */
  saw(event: GameEvent, view: Plain): void;
  /** A player answers. Not for a viewer's eyes unless everything is. */
  answered?(asked: Decision, answer: Answer): void;
}

interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
  /** Of the state it led to, as a journal has it. */
  readonly hash: string;
}

/** The answers that stand, in the order given: what was taken back leaves no trace. */
export function standing(entries: readonly StoredEntry[]): Given[] {
  const answers: Given[] = [];
  for (const { line } of entries) {
    const entry = readEntry(line);
    if (entry.type === 'undo') answers.length = Math.min(answers.length, entry.to);
    else answers.push(entry);
  }
  return answers;
}

/**
 * Gives the answers to a table that has not begun, before a viewer's eyes, as far as they lead where they led; returns what
 * there is to see at the end.
 */
export function playAgain(
  table: OpenTable<unknown, unknown, unknown>,
  viewer: 'omniscient',
  answers: readonly Given[],
  onlooker: Onlooker,
): Promise<Plain>;
export function playAgain(
  table: Replayed,
  viewer: Seat | 'spectator',
  answers: readonly Given[],
  onlooker: Onlooker,
): Promise<Plain>;
export async function playAgain(
  table: Replayed,
  viewer: Viewer,
  answers: readonly Given[],
  onlooker: Onlooker,
): Promise<Plain> {
  table.witness = (emitted) => {
    const event = eventFor(emitted, viewer);
    if (event) onlooker.saw(event, table.view(viewer).game);
  };
  table.begin();
  const slices = new Slices();
  for (const { seat, answer, hash } of answers) {
    const asked = table.askedOf(seat);
    if (asked) onlooker.answered?.(asked, answer);
    if (!table.answer(seat, answer).ok || shortHash(table.hash) !== hash) break;
    table.takeEvents();
    await slices.next();
  }
  return table.view(viewer).game;
}
