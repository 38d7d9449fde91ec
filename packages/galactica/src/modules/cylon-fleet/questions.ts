/** What its locations ask. */

import type { Area } from '../../core/state/terms.ts';
import type { Asks } from '../../core/vocabulary/questions.ts';

export interface CylonFleetQuestions {
  readonly 'basestar-bridge': Asks<'abilities'>;
  readonly 'reinforce-fleet': Asks<'reinforce'>;
}

export interface CylonFleetOptions {
  readonly abilities: { readonly first: string; readonly second: string };
  readonly reinforce: { readonly ship: 'basestar' | 'raider'; readonly area: Area };
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends CylonFleetQuestions {}
  interface Options extends CylonFleetOptions {}
}
