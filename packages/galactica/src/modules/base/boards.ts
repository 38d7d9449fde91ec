/** The boards of the base game. BG-BOARD-06, BG-BOARD-09, BG-BOARD-14 */
import type { BoardEntry } from '../../core/content/entry.ts';
import { win } from '../../core/rules/end-of-game.ts';
import { galacticaDamage } from './ids.ts';

export const boards: readonly BoardEntry[] = [
  {
    id: 'galactica',
    place: 0,
    damage: {
      tokens: galacticaDamage,
      resources: ({ state }) => [
        ...(state.foodTokenGone ? [] : (['food'] as const)),
        ...(state.fuelTokenGone ? [] : (['fuel'] as const)),
      ],
      gone: (g) => win(g, 'cylons', 'galactica-destroyed'), // BG-DAMAGE-14
    },
  },
  { id: 'colonial-one', place: 20, inPlay: ({ state }) => !state.colonialOneDestroyed },
  {
    id: 'cylon-locations',
    place: 30,
    open({ state }, location) {
      if (location === 'resurrection-ship') return !state.hubDestroyed;
      return location !== 'hub-destroyed' || state.hubDestroyed;
    },
  },
];
