import type { Sentences } from '../english.ts';
import { does } from './grammar.ts';

export const movement: Sentences = {
  movableTo: ({ place }) => `a character who can be sent to ${place}`,
  onGalactica: () => 'on Galactica',
  sendTo: ({ who, place }) => (who === 'you' ? `you go to ${place}` : `send ${who} to ${place}`),
  free: ({ by, who }) => `${does(who, 'leave')} the Brig for a Galactica location that ${does(by, 'name')}`,
  takeAction: ({ who, n }) => (n === 1 ? `${who} may take an action` : `${who} may take ${n} actions`),
};
