/** What the effects of cards, locations and abilities leave to somebody. */

import type { Seat } from '@ragtag/kernel';
import type { Source } from '../effects/effect.ts';
import type { Area, Resource } from '../state/terms.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Nothing } from './events.ts';
import type { Asks } from './questions.ts';

/** What asks: the card, location or ability, and what comes of the answer. */
export type Because = { readonly source: Source; readonly name: string; readonly effect?: Phrase };

export interface EffectQuestions {
  readonly 'choose-effect': Asks<'effect', Because>;
  readonly 'choose-resource': Asks<'resource', { readonly which: 'highest' | 'lowest' }>;
  readonly may: Asks<'yes' | 'no', Because | { readonly name: string }>;
  readonly 'pick-area': Asks<'area', Because | Nothing>;
  readonly 'pick-player': Asks<'player', Because>;
}

export interface EffectOptions {
  /** `to`: where something goes; `raiders`: so many wait there. */
  readonly area: { readonly area: Area; readonly raiders?: number } | { readonly to: Area };
  readonly effect: { readonly index: number; readonly text: Phrase };
  readonly no: { readonly text?: Phrase };
  readonly player: { readonly seat: Seat };
  readonly resource: { readonly resource: Resource };
  readonly yes: { readonly text?: Phrase };
}
