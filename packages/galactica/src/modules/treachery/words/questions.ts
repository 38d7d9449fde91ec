/** Its moment to respond in, as a question. */
import type { WindowWords } from '../../../words/asking.ts';

export const treacheryQuestions: WindowWords<'treachery-discarded'> = {
  'treachery-discarded': ({ seat }, { does }) => `${does(seat, 'discard', 'treachery')}: respond?`,
};
