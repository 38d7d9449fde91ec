/** Positions for one player and an assist character. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import type { Viewer } from '@ragtag/kernel';
import { type View, view } from '../../src/core/view/view.ts';
import { tigh } from '../rules/people.ts';

export interface SoloSetup extends Omit<PositionSetup, 'seats'> {
  readonly main?: SeatSetup;
}

const noCylons = ['not-a-cylon-base', 'not-a-cylon-base', 'not-a-cylon-base'];

/** Saul Tigh with the Chief to assist him, unless said; three cards that are no Cylon before the latter. */
export function solo({ main = tigh, assist, ...rest }: SoloSetup = {}): Position {
  const { character = 'galen-tyrol', loyalty = noCylons, ...more } = assist ?? {};
  return position({
    conflictedLoyalties: false,
    ...rest,
    seats: [main],
    assist: { character, loyalty, ...more },
  });
}

/** What somebody sees of it. */
export function lookAt(p: Position, viewer: Viewer): View {
  return view(p.g, viewer);
}
