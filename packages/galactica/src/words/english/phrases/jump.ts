import type { Sentences } from '../phrases.ts';

const spaces = (n: unknown): string => `${n} space${n === 1 ? '' : 's'}`;

export const jumpSentences: Sentences = {
  jumpTrack: ({ n }) => `move the fleet marker ${spaces(n)} towards Auto Jump`,
  jumpTrackBack: ({ n }) => `move the fleet marker ${spaces(n)} back towards the start`,
  jumpFleet: () => 'the fleet jumps',
  jumpBlind: () => 'the fleet jumps to a destination nobody chose',
  longWayAhead: () => 'the distance travelled is 6 or less',
  afterJump: ({ effect }) => `when this jump is over, ${effect}`,
  anotherDestination: () => 'discard this card, draw another destination and carry it out',
  notOnBlue: () => 'the fleet marker is not on a blue space',
};
