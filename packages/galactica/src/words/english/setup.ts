/** What can be chosen when a game is set up. */
import type { OptionName } from '../../core/setup/options.ts';
import { gathered, type OptionWords } from '../module-words.ts';

export const setupWords: Readonly<Record<OptionName | 'players' | 'characters', OptionWords>> = {
  players: { label: 'Players', text: 'How many sit at the table, persons and artificial players together.' },
  characters: {
    label: 'Characters',
    text: 'Everybody chooses in turn, from the types most plentiful; or they are chosen beforehand, or dealt at random by the same rule.',
  },
  ...gathered('setup'),
};
