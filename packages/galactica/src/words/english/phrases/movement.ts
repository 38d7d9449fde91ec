import type { Arguments, Sentences } from '../phrases.ts';
import { address, does } from './grammar.ts';

/** Whose choice a place is: "of their choice" where it is the traveller's own. */
const naming = (by: Arguments[string] | undefined, who: Arguments[string] | undefined): string =>
  by === who ? address(who, 'of their choice') : `that ${does(by, 'name')}`;

export const movement: Sentences = {
  movableTo: ({ place }) => `a character who can be sent to ${place}`,
  onGalactica: () => 'on Galactica',
  sendTo: ({ who, place }) => (who === 'you' ? `you go to ${place}` : `send ${who} to ${place}`),
  free: ({ by, who }) => `${does(who, 'leave')} the Brig for a Galactica location ${naming(by, who)}`,
  freeAnywhere: ({ by, who }) => `${does(who, 'leave')} the Brig for any location ${naming(by, who)}`,
  freeTo: ({ who, place }) => `${does(who, 'leave')} the Brig for ${place}`,
  takeAction: ({ who, n }) => (n === 1 ? `${who} may take an action` : `${who} may take ${n} actions`),
};
