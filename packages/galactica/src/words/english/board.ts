/** The board: places, ships, and the ways to look at them. */
import { a, capital, count, listed } from '@ragtag/kernel/words';
import type { Board } from '../../core/state/terms.ts';
import { type BoardWords, gathered } from '../module-words.ts';
import { nameOf, wordsFor } from './terms.ts';

export const board = {
  board: 'Board',
  picture: 'The board. Arrow keys move it, plus and minus bring it nearer or further, 0 shows all of it.',
  boards: gathered('boards') satisfies Readonly<Record<Board, BoardWords>> as Readonly<Record<Board, BoardWords>>,
  destroyed: 'destroyed',
  lostBoard: (board: string) => `${board}, destroyed`,
  parts: 'Parts of the board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  plus: '+',
  minus: '−',
  toChoose: (n: number) => `, ${n} to choose from`,
  /** An arrow at the edge. */
  pointer: (board: string, n: number) => `${board}: ${count(n, 'lit place')} out of sight`,
  damaged: 'damaged',
  damagedMark: 'Damaged',
  hazardous: 'hazardous',
  seat: (seat: number) => `Seat ${seat + 1}`,
  titleLetters: { president: 'P', admiral: 'A', cag: 'C' },
  clear: 'clear',
  scar: 'Scar',
  scarTag: 'SCAR',
  markSeven: 'VII',
  basestar: (wounds: readonly string[]) =>
    wounds.length > 0 ? `Basestar, damaged: ${listed(wounds.map(wordsFor))}` : 'Basestar',
  pilot: (name: string, ship: string) => `${name} in ${a(nameOf(ship))}`,
  civilian: (name: string) => `Civilian ship: ${name}`,
  unknownCivilian: 'Civilian ship, face down',
  fleetArea: (area: string, ships: string) => `Cylon Fleet, ${area}: ${ships || 'empty'}`,
  /** Beside a place, with what it does. */
  noteDamaged: 'Damaged: nobody may use it until it is repaired.',
  noteHazard: 'Hazardous: nobody may move here of their own will.',
  noteAgain: 'Tap again to go there.',
  noteLoading: 'Looking it up...',
  /** Under a picture of the board. */
  caption: (turn: number, resources: Readonly<Record<string, number>>, distance: number) =>
    [
      `Turn ${turn}`,
      ...Object.entries(resources).map(([name, n]) => `${capital(name)} ${n}`),
      `Distance ${distance}`,
    ].join(' · '),
};
