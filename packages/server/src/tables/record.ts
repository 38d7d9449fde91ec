/** What was played, for those who take it away: the log from the start, the journal, a post for a forum. */
import { type Emitted, eventFor, type Journal, type Plain, type Seat, startTable } from '@ragtag/kernel';
import type { HostedGame } from '../games.ts';
import type { LogLine, TableState } from '../protocol/protocol.ts';
import type { StoredEntry, StoredGame } from '../storage/storage.ts';
import { Slices } from '../story/slices.ts';
import { type Block, inOneLine } from '../talk/export.ts';
import { journalOf, readEntry } from './journal.ts';
import type { Place } from './viewers.ts';

/** Something that happened, and when. */
export interface Told {
  readonly at: number;
  readonly emitted: Emitted;
}

export function linesFor(viewer: Place['viewer'], told: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const { at, emitted } of told) {
    const event = eventFor(emitted, viewer);
    if (event) lines.push({ at, event });
  }
  return lines;
}

/** Everything that happened in a game and stands, as one viewer may see it: played again from the start. */
export async function historyFor(
  viewer: Place['viewer'],
  { game }: HostedGame,
  stored: StoredGame,
  entries: readonly StoredEntry[],
): Promise<LogLine[]> {
  if (stored.status === 'open') return [];
  const table = startTable(game, game.configure(stored.configuration), stored.seed);
  let told: Told[][] = [];
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
      table.answer(entry.seat, entry.answer);
      note(openly);
    }
  }
  return linesFor(viewer, told.flat());
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
): Promise<SeatJournal> {
  const { game, gameVersion, configuration } = stored;
  const own = wholeJournal(stored, entries).answers.filter((line) => line.startsWith(`${seat} `));
  const answers = own.map((line) => line.split(' ')[1] ?? '');
  const log = await historyFor(seat, hosted, stored, entries);
  return { format: 'ragtag-seat-journal', formatVersion: 1, game, gameVersion, configuration, seat, answers, log };
}

/** The game as text for a forum post, with the log since the last turn began or from the start. */
export function postOf(hosted: HostedGame, state: TableState, log: readonly LogLine[], wholeLog: boolean): Block[] {
  const nameOf = (at: number) => {
    const seat = state.seats[at];
    return seat?.kind === 'person' && seat.name !== null ? seat.name : `Seat ${at + 1}`;
  };
  const turn = log.findLastIndex(({ event }) => event.type === 'turn-began');
  const lines = log.slice(wholeLog ? 0 : Math.max(0, turn)).map(({ event }) => inOneLine(event, nameOf));
  const blocks: Block[] = [{ kind: 'title', text: state.title }];
  if (state.houseRules.length > 0) blocks.push({ kind: 'text', text: `House rules: ${state.houseRules.join('; ')}.` });
  if (state.view !== null) blocks.push(...hosted.post(state.view, nameOf));
  if (state.awaited.length > 0) {
    blocks.push({ kind: 'text', text: `Waiting for ${state.awaited.map(nameOf).join(', ')}.` });
  }
  if (lines.length > 0) blocks.push({ kind: 'heading', text: 'Log' }, { kind: 'list', items: lines });
  return blocks;
}
