/** What happens in the variants, line by line. */
import { listed } from '@ragtag/kernel/words';
import { loyaltyName, many } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { VariantEvents } from '../events.ts';

const named = (ids: readonly string[]): string => listed(ids.map(loyaltyName));

export const variantEvents: Tellers<VariantEvents> = {
  'assist-chosen': (e, n) => n.does(e.seat, 'choose', `${e.name} as assist character`),
  'assist-dealt': (e) => `${e.name} receives ${many(e.n, 'loyalty card')}, unseen by anybody`,
  'assist-turned-up': (e) => `A loyalty card of ${e.name} is turned up: ${loyaltyName(e.card)}`,
  'assist-gone': (e) => `${e.name} was a Cylon all along, and assists no longer`,
  'assist-looked-at': (e, n) =>
    `${n.does(e.looker, 'look', `at ${many(e.n, 'loyalty card')} of ${e.name}`)}${e.names ? `: ${named(e.names)}` : ''}`,
  'assist-shown': (e) => `What ${e.name} had face down: ${named(e.names)}`,
};
