/** What the log runs together. */
import type { Summaries } from '../../log.ts';
import type { Tellers } from '../../telling.ts';
import { area, bySkill, told } from './event-words.ts';

export const summaries: Tellers<Summaries> = {
  'civilians-placed': (e) => `${e.n} civilian ships appear off ${area(e.area)}`,
  'raiders-moved': (e) => `${e.n} raiders fly from ${area(e.from)} to ${area(e.to)}`,
  'responded-with-card': (e, n) => `${n.does(e.seat, 'respond', `with ${e.name}`)} (${e.skill} ${e.strength})`,
  'skills-drawn': (e, n) => `${n.does(e.seat, 'draw', bySkill(e.skills))}${told(e.names)}`,
};
