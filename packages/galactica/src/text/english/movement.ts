import type { Sentences } from '../english.ts';

export const movement: Sentences = {
  movableTo: ({ place }) => `a character who can be sent to ${place}`,
  onGalactica: () => 'on Galactica',
  sendTo: ({ who, place }) => `send ${who} to ${place}`,
  free: ({ by, who }) => `${who} leaves the Brig for a Galactica location that ${by} names`,
  grantMove: ({ who }) => `${who} may move`,
  takeAction: ({ who, n }) => (n === 1 ? `${who} may take an action` : `${who} may take ${n} actions`),
};
