/** A stored journal: lines as the kernel writes answers, and `undo N` where they were taken back to N of them. */
import {
  type Answer,
  type Journal,
  type Opened,
  openTable,
  readJournal,
  type Seat,
  type StoredCheckpoint,
  seat,
} from '@ragtag/kernel';
import type { AnyGame } from '@ragtag/kernel/host';
import type { StoredEntry, StoredGame } from '../storage/storage.ts';

const UNDO = 'undo ';

export type Entry =
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: Answer; readonly hash: string }
  | { readonly type: 'undo'; readonly to: number };

export function writeUndo(to: number): string {
  return `${UNDO}${to}`;
}

export function readEntry(line: string): Entry {
  if (line.startsWith(UNDO)) return { type: 'undo', to: Number(line.slice(UNDO.length)) };
  const [by, answer = '', hash = ''] = line.split(' ');
  return { type: 'answer', seat: seat(Number(by)), answer: JSON.parse(answer) as Answer, hash }; // as the kernel wrote it
}

/** The journal as the kernel knows it: the answers that stand, and those taken back. */
export function journalOf(stored: StoredGame, lines: readonly string[]): Journal {
  const answers: string[] = [];
  const undone: { at: number; answers: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(UNDO)) {
      const at = Number(line.slice(UNDO.length));
      undone.push({ at, answers: answers.splice(at) });
    } else {
      answers.push(line);
    }
  }
  const { game, gameVersion, configuration, seed, format: formatVersion } = stored;
  const journal = {
    format: 'ragtag-journal',
    formatVersion,
    game,
    gameVersion,
    configuration,
    seed,
    answers,
  };
  return readJournal(undone.length === 0 ? journal : { ...journal, undone });
}

export function openStored(
  game: AnyGame,
  stored: StoredGame,
  entries: readonly StoredEntry[],
  checkpoint: StoredCheckpoint | null,
): Opened<unknown, unknown, unknown> {
  const lines = entries.map(({ line }) => line);
  return openTable(game, journalOf(stored, lines), checkpoint ?? undefined);
}
