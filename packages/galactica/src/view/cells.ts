/** What is made of cells alone, for all to see. It is made again only when a cell has changed. */
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

/** What was last made of a game's cells, and the words they were. */
const memories = new WeakMap<Galactica, { readonly words: Int16Array; readonly made: OpenCells }>();

/** The same object as long as no cell changes, and of what it was made before as much as has not changed. */
export function rememberedCells(g: Galactica): OpenCells {
  const words = wordsOf(g.state);
  const known = memories.get(g);
  if (known && isSame(known.words, words)) return known.made;
  const made = known ? renewed(known.made, openCells(g)) : openCells(g);
  memories.set(g, { words: words.slice(), made });
  return made;
}

function isSame(a: Int16Array, b: Int16Array): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
