/** The CAG, who places civilian ships. */

import type { Hooks } from '../../core/engine/hooks.ts';
import { chooserOf } from '../../core/rules/titles.ts';
import { areas } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';

/** An area without civilian ships comes first. BG-TITLE-23..25 */
export const placesCivilians: NonNullable<Hooks['placesCivilians']> = (g) => {
  const empty = areas.filter((area) => g.cards.count(zones.civilians[area]) === 0);
  return {
    by: chooserOf(g, 'cag'),
    areas: empty.length > 0 ? empty : areas,
    rules: ['BG-TITLE-23', 'BG-TITLE-24', 'BG-TITLE-25'],
  };
};
