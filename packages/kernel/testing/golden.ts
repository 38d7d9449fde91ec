/** Golden journals: stored games that every later version of a game must open to their last answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../src/game.ts';
import { type Journal, openTable, readJournal, type StoredCheckpoint } from '../src/index.ts';
import { grown } from './grown.ts';

export interface Golden {
  readonly name: string;
  readonly journal: Journal;
  readonly outcome: unknown;
  readonly checkpoint: StoredCheckpoint | null;
}

interface Stored {
  readonly journal: unknown;
  readonly outcome: unknown;
  readonly checkpoint: (Omit<StoredCheckpoint, 'words'> & { readonly words: string }) | null;
}

export function goldenGames(folder: URL): Golden[] {
  const files = readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  return files.map((name) => {
    const { journal, outcome, checkpoint }: Stored = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const words = checkpoint && Uint8Array.from(Buffer.from(checkpoint.words, 'base64'));
    return {
      name,
      journal: readJournal(journal),
      outcome,
      checkpoint: checkpoint && words && { ...checkpoint, words },
    };
  });
}

/** So that nothing but a checkpoint after them can open it: nobody has seat 13. */
function withoutAnswersBefore(at: number, journal: Journal): Journal {
  return { ...journal, answers: journal.answers.map((line, n) => (n < at - 1 ? line.replace(/^\d+/, '13') : line)) };
}

/** Each opens in this version of the game, and in one whose state has grown; but for those written down as parked. */
export function testGoldenGames<C, F, G>(
  game: Game<C, F, G>,
  outcome: (state: G) => unknown,
  folder: URL,
  later = game,
): void {
  /** Games that rules made right have parked, by file: how many of their answers still agree. */
  const parked: Record<string, number> = JSON.parse(readFileSync(new URL('parked.json', folder), 'utf8'));
  const games = goldenGames(folder);
  describe.each([
    ['this version', game],
    ['a later version, with new cells, zones and a deck', grown(later)],
  ])('in %s', (_, version) => {
    test.each(games.map((golden) => [golden.name, golden] as const))(
      'golden game %s opens to its last answer',
      (name, { journal, outcome: end, checkpoint }) => {
        const { table, agreed, parting } = openTable(version, journal);
        const expected = parked[name] ?? journal.answers.length;
        expect([agreed, parting === null ? null : parting.notice]).toEqual([
          expected,
          expected === journal.answers.length ? null : expect.any(String),
        ]);
        if (name in parked) return;
        expect(table.over ? outcome(table.state) : null).toEqual(end);
        if (!checkpoint || checkpoint.gameVersion !== game.version) return;
        const opened = openTable(version, withoutAnswersBefore(checkpoint.at, journal), checkpoint);
        expect([opened.parting, opened.table.hash]).toEqual([null, table.hash]);
      },
    );
  });
}
