/** Decks, hands and titles: who tells of it. */
import type { CardEvents } from '../../core/vocabulary/cards-events.ts';
import type { Telling } from '../telling.ts';

export const cardTelling = {
  'card-put-back': { log: 'cards' },
  'card-removed': { log: 'cards' },
  'deck-looked-at': { log: 'cards' },
  'deck-reshuffled': { log: 'cards', tone: 'quiet' },
  'destiny-added': { log: 'checks', stage: 'acts' },
  'destiny-built': { log: 'checks', tone: 'quiet', untold: true },
  'discard-top': { log: 'turns', tone: 'quiet', untold: true },
  'quorum-discarded': { log: 'cards' },
  'quorum-drawn': { log: 'cards', stage: 'follows' },
  'quorum-given': { log: 'cards' },
  'quorum-hand-passed': { log: 'cards' },
  'quorum-played': { log: 'cards', moment: 'calm' },
  'skill-card-played': { log: 'cards' },
  'skill-drawn': { log: 'cards' },
  'skills-discarded': { log: 'cards', stage: 'follows' },
  'skills-given': { log: 'cards' },
  'skills-taken': { log: 'cards', stage: 'follows' },
  'super-crisis-drawn': { log: 'cards' },
  'title-given': { log: 'cards', stage: 'follows', moment: 'calm', point: 'title' },
} as const satisfies Telling<CardEvents>;
