/** Every option. */

import type { Options } from '../../vocabulary.ts';
import type { OptionTellers } from '../asking.ts';
import { gathered } from '../module-words.ts';
import { coreOptions } from './options/core.ts';

export const answers: OptionTellers<Options> = {
  ...coreOptions,
  ...gathered('options'),
};
