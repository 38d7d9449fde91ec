/** The way to the next jump, line by line. */
import type { JumpEvents } from '../../../core/vocabulary/jump-events.ts';
import type { Tellers } from '../../telling.ts';
import { textOf } from '../phrases.ts';
import { jumpSpaces, many, told } from './event-words.ts';

export const jumpEvents: Tellers<JumpEvents> = {
  'destination-reached': (e) => `The fleet reaches ${textOf(e.name)} (distance ${e.distance})`,
  'destinations-drawn': (e, n) => `${n.does(e.seat, 'draw', many(e.n, 'destination'))}${told(e.names)}`,
  'fleet-marker-moved': (e) =>
    `Jump preparation ${Number(e.to) > Number(e.from) ? 'advances' : 'falls back'} to ${jumpSpaces[Number(e.to)] ?? ''}`,
  'jump-begins': (e) => (e.final ? 'The fleet jumps for the last time' : 'The fleet jumps'),
  jumped: () => 'The jump is done',
  'next-jump-wins': () => 'The next jump brings the fleet home',
};
