/** Games that were played, as a table remembers them. */
import { gunzipSync } from 'node:zlib';
import { defaults, galactica, type View } from '@ragtag/galactica';
import { galacticaHost } from '@ragtag/galactica/host';
import {
  type Answer,
  type Decision,
  type Plain,
  randomAnswer,
  type Seat,
  startTable,
  type Table,
  whim,
  writeJournal,
} from '@ragtag/kernel';
import type { Packed, Past } from '../src/story/stories.ts';

type AnyTable = Table<unknown, unknown, unknown>;

/** Random players play the board game, to its end or for so many answers. */
export function playedGame(
  seed: string,
  players = 4,
  answers = Number.POSITIVE_INFINITY,
  answered: (asked: Decision, answer: Answer, view: View) => void = () => undefined,
): AnyTable {
  const table = startTable(galactica, { ...defaults, players }, seed);
  const below = whim(7);
  while (!table.over && table.length < answers) {
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked and the game is not over');
    const answer = randomAnswer(asked, below);
    table.answer(asked.seat, answer);
    if (table.fault) throw table.fault;
    answered(asked, answer, table.view('spectator').game as unknown as View); // the view of this game
  }
  return table as unknown as AnyTable; // its types are nobody's business here
}

export function pastOf(table: AnyTable, viewer: Seat | 'spectator', more: Partial<Past> = {}): Past {
  const seats = table.world.seats.map((seat) => ({ seat, name: `Player ${seat}`, kind: 'person' as const }));
  const entries = writeJournal(table).answers.map((line, index) => ({ seq: index + 1, line, at: 1 }));
  const about = { id: 'g', title: 'A game', game: table.game.name, storyteller: galacticaHost.storyteller };
  return { ...about, seats, viewer, played: table, over: table.over, entries, ...more };
}

export function unpacked<T>(packed: Packed): T {
  return JSON.parse(gunzipSync(packed).toString()) as T; // what was packed is of that type
}

/** Galactica's own view, which travels as plain data. */
export function asView(view: Plain): View {
  return view as unknown as View;
}
