/** The Sympathetic Cylon card. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { revealAsCylon } from '../../core/rules/reveal.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { phrase } from '../../core/text/phrase.ts';
import { dealAgenda } from '../cylon-leaders/agenda-rules.ts';

/** Turned up at once, whatever the resources are. BG-UNI-49 */
function* receive(g: Galactica, seat: Seat, card: Card): Rules<void> {
  yield* revealAsCylon(g, seat, card, 'card'); // BG-UNI-50
  dealAgenda(g, seat, 'sympathetic'); // BG-UNI-51
}

export const sympatheticCylonCard: LoyaltyEntry = {
  deck: 'loyalty',
  id: 'sympathetic-cylon',
  name: 'You Are a Sympathetic Cylon',
  set: 'pegasus',
  since: 4,
  option: 'sympathetic-cylon',
  count: 1,
  kind: 'sympathetic-cylon',
  pile: 'apart',
  received: receive,
  text: phrase('sympathetic-cylon.you-are-a-sympathetic-cylon'),
};
