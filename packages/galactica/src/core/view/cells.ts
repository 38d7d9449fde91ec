/** What is made of cells alone, for all to see. Each part is made again only when a cell of it has changed. */
import { renewed, wordsOf } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { type OpenBoard, openBoard } from './board.ts';
import { type OpenPlayer, openPlayer } from './players.ts';
import { type OpenSpace, openSpace } from './space.ts';

export interface OpenCells {
  readonly board: OpenBoard;
  readonly space: OpenSpace;
  readonly players: readonly OpenPlayer[];
}

export function openCells(g: Galactica): OpenCells {
  return { board: openBoard(g), space: openSpace(g), players: g.seats.map((seat) => openPlayer(g, seat)) };
}

/** Counts how often some words were found changed. */
class Watch {
  private readonly before: Int16Array;
  private changes = 0;

  /** The words as they are, whenever looked at. */
  constructor(private readonly words: Int16Array) {
    this.before = words.slice();
  }

  count(): number {
    const { words, before } = this;
    for (let index = 0; index < words.length; index++) {
      if (words[index] === before[index]) continue;
      before.set(words);
      return ++this.changes;
    }
    return this.changes;
  }
}

/** Something, and what it was made of: the same object as long as that is the same, and in it what has not changed. */
class Kept<T> {
  private of: readonly unknown[] = [];
  private made: T | null = null;

  get(of: readonly unknown[], make: () => T): T {
    if (this.made !== null && of.every((one, index) => one === this.of[index])) return this.made;
    this.of = of;
    this.made = this.made === null ? make() : renewed(this.made, make());
    return this.made;
  }
}

class Memory {
  private readonly all: Watch;
  private readonly ships: Watch;
  private readonly seats: Watch;
  private readonly modules: Watch;
  private readonly board = new Kept<OpenBoard>();
  private readonly space = new Kept<OpenSpace>();
  private readonly players = new Kept<readonly OpenPlayer[]>();

  constructor(private readonly g: Galactica) {
    const { state } = g;
    const [first = state, last = state] = [state.players[0], state.players.at(-1)];
    this.all = new Watch(wordsOf(state));
    this.ships = new Watch(wordsOf(state.raptors, state.scar)); // all ships are declared one after the other
    this.seats = new Watch(wordsOf(first, last));
    const [all, turn] = [wordsOf(state), wordsOf(state.turn)]; // the cells of modules come after core's last
    this.modules = new Watch(
      all.subarray((turn.byteOffset + turn.byteLength - all.byteOffset) / all.BYTES_PER_ELEMENT),
    );
  }

  cells(): OpenCells {
    const { g } = this;
    const board = this.board.get([this.all.count()], () => openBoard(g));
    const players = this.players.get([this.seats.count()], () => g.seats.map((seat) => openPlayer(g, seat)));
    // Some ships have pilots, centurions come from the same supply as ships, and some are on boards of modules.
    const made = [this.ships.count(), this.modules.count(), players, board.boarding];
    const space = this.space.get(made, () => openSpace(g));
    return { board, space, players };
  }
}

const memories = new WeakMap<Galactica, Memory>();

/** The same objects as long as no cell changes. */
export function rememberedCells(g: Galactica): OpenCells {
  let memory = memories.get(g);
  if (!memory) {
    memory = new Memory(g);
    memories.set(g, memory);
  }
  return memory.cells();
}
