/** What its answers point at on the table. */
import { nowhere, type Pointing } from '../../../words/pointing.ts';
import type { VariantOptions } from '../questions.ts';

export const variantPointing: Pointing<VariantOptions> = {
  'not-drawn': nowhere,
};
