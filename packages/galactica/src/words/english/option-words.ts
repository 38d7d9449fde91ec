/** Every option: a new module adds a line. */
import { baseOptions } from '../../modules/base/words/questions.ts';
import { conflictedLoyaltiesOptions } from '../../modules/conflicted-loyalties/words/questions.ts';
import { cylonFleetOptions } from '../../modules/cylon-fleet/words/questions.ts';
import { cylonLeaderOptions } from '../../modules/cylon-leaders/words/questions.ts';
import { daybreakOptions } from '../../modules/daybreak/words/questions.ts';
import { variantOptions } from '../../modules/variants/words/questions.ts';
import type { Options } from '../../vocabulary.ts';
import type { OptionTellers } from '../asking.ts';
import { coreOptions } from './options/core.ts';

export const answers: OptionTellers<Options> = {
  ...coreOptions,
  ...baseOptions,
  ...conflictedLoyaltiesOptions,
  ...cylonFleetOptions,
  ...cylonLeaderOptions,
  ...daybreakOptions,
  ...variantOptions,
};
