/** What was played, for those who take it away: the log from the start, the journal, a post for a forum. */
import { type Emitted, eventFor, type Journal, type Plain, type Seat, shortHash, startTable } from '@ragtag/kernel';
import type { Block, HostedGame } from '@ragtag/kernel/host';
import { namesFor } from '@ragtag/kernel/words';
import { shownConfiguration } from '../lobby/decks.ts';
import type { LogLine, TableState } from '../protocol/protocol.ts';
import { during } from '../rooms/under-way.ts';
import type { StoredEntry, StoredGame } from '../storage/storage.ts';
import { Slices } from '../story/slices.ts';
import { journalOf, readEntry } from './journal.ts';
import type { Viewpoint } from './viewers.ts';

/** Something that happened, and when. */
export interface Occurrence {
  readonly at: number;
  readonly emitted: Emitted;
}

export function linesFor(viewer: Viewpoint['viewer'], told: readonly Occurrence[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const { at, emitted } of told) {
    const event = eventFor(emitted, viewer);
    if (event) lines.push({ at, event });
  }
  return lines;
}

/** Everything that happened in a game and stands, as one viewer may see it, but for the last so many lines. */
export async function historyFor(
  viewer: Viewpoint['viewer'],
  { game }: HostedGame,
  stored: StoredGame,
  entries: readonly StoredEntry[],
  unseen = 0,
): Promise<LogLine[]> {
  if (stored.status === 'open') return [];
  const table = startTable(game, game.configure(stored.configuration), stored.seed);
  let told: Occurrence[][] = [];
  const note = (at: number) => told.push(table.takeEvents().map((emitted) => ({ at, emitted })));
  let openly = entries[0]?.at ?? stored.touched;
  note(openly);
  const slices = new Slices();
  for (const { line, at } of entries) {
    await slices.next();
    const entry = readEntry(line);
    if (entry.type === 'undo') {
      table.rewind(entry.to);
      table.takeEvents();
      told = told.slice(0, entry.to + 1);
    } else {
      // The time of an answer given in secret would tell of it.
      if (table.askedOf(entry.seat)?.secret !== true) openly = at;
      // What the rules no longer lead to is not told as if it had happened.
      const { ok } = during(stored.id, () => table.answer(entry.seat, entry.answer));
      if (!ok || shortHash(table.hash) !== entry.hash) break;
      note(openly);
    }
  }
  const lines = linesFor(viewer, told.flat());
  return lines.slice(0, lines.length - unseen);
}

/** A game as one seat has seen it so far. */
export interface SeatJournal {
  readonly format: 'ragtag-seat-journal';
  readonly formatVersion: 1;
  readonly game: string;
  readonly gameVersion: number;
  readonly configuration: Plain;
  readonly seat: Seat;
  readonly answers: readonly string[];
  readonly log: readonly LogLine[];
}

export function wholeJournal(stored: StoredGame, entries: readonly StoredEntry[]): Journal {
  return journalOf(
    stored,
    entries.map(({ line }) => line),
  );
}

/** Without the seed and the hashes, which are of everything there is. */
export async function seatJournal(
  seat: Seat,
  hosted: HostedGame,
  stored: StoredGame,
  entries: readonly StoredEntry[],
  unseen: number,
): Promise<SeatJournal> {
  const { game, gameVersion } = stored;
  const configuration = shownConfiguration(hosted, stored.configuration);
  const own = wholeJournal(stored, entries).answers.filter((line) => line.startsWith(`${seat} `));
  const answers = own.map((line) => line.split(' ')[1] ?? '');
  const log = await historyFor(seat, hosted, stored, entries, unseen);
  return { format: 'ragtag-seat-journal', formatVersion: 1, game, gameVersion, configuration, seat, answers, log };
}

/** The game as text for a forum post, with the log since the last turn began or from the start. */
export function postOf(hosted: HostedGame, state: TableState, log: readonly LogLine[], wholeLog: boolean): Block[] {
  const nameOf = (at: number) => {
    const seat = state.seats[at];
    return seat?.kind === 'person' && seat.name !== null ? seat.name : `Seat ${at + 1}`;
  };
  const names = namesFor(
    state.seats.map((_, at) => nameOf(at)),
    null,
  );
  const turns = hosted.wording.turns(
    log.map(({ event }) => event),
    names,
  );
  const lines = wholeLog ? turns.flat() : (turns.at(-1) ?? []);
  const blocks: Block[] = [{ kind: 'title', text: state.title }];
  if (state.houseRules.length > 0) blocks.push({ kind: 'text', text: `House rules: ${state.houseRules.join('; ')}.` });
  if (state.view !== null) blocks.push(...hosted.post(state.view, nameOf));
  if (state.awaited.length > 0) {
    blocks.push({ kind: 'text', text: `Waiting for ${state.awaited.map(nameOf).join(', ')}.` });
  }
  if (lines.length > 0) blocks.push({ kind: 'heading', text: 'Log' }, { kind: 'list', items: lines });
  return blocks;
}
