/** What a card responds to, in English. */
import type { Moment } from '../../state/printed.ts';

export const momentWords: { readonly [M in Moment]: (amount: number) => string } = {
  'enters-play': () => 'A card enters play',
  'challenge-declared': () => 'A challenge begins',
  undefended: () => 'Nobody defends',
  'challenge-won': (by) => (by > 0 ? `A challenge was won by ${by}` : 'A challenge was won'),
  defeated: () => 'A unit was defeated',
  'left-play': () => 'A card has left play',
  'event-played': () => 'An event was played',
  'ready-phase': () => 'The ready phase begins',
  'drawn-in-execution': () => 'A card was drawn',
  'threats-revealed': () => 'Cylon threats are revealed',
  'threat-beaten': () => 'A Cylon threat was beaten',
  'mystic-revealed': (value) => `A mystic value of ${value} was revealed`,
  'influence-loss': (amount) => `${amount} influence would be lost`,
  'about-to-be-defeated': () => 'A unit would be defeated',
};
