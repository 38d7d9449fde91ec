/** Damage to our ships. */

import type { Board } from '../state/terms.ts';
import type { Asks } from './questions.ts';

export interface DamageQuestions {
  readonly 'choose-damage': Asks<'damage-token'>;
  readonly 'choose-damaged-ship': Asks<'damage'>;
}

export interface DamageOptions {
  readonly damage: { readonly ship: Board };
  readonly 'damage-token': { readonly token: string };
}
