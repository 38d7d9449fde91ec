import type { ReferenceCard } from '@ragtag/galactica/host';
import type { Searched } from '../../../shell/reference/search.ts';

/** What of a card is looked through. */
export function cardAsSearched({ key, name, lines, deck, type = '', set }: ReferenceCard): Searched {
  return { id: key, title: name, text: [...lines, deck, type, set].join(' ') };
}
