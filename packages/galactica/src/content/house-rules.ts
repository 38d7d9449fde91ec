/** What the house rules change. None is in the rulebook: each is off unless a game was set up with it. */
import type { Hooks } from '../rules/hooks.ts';
import type { HouseRule } from '../setup/options.ts';

export const houseRules: Readonly<Record<HouseRule, Hooks>> = {
  brigTwoCards: { cardsFromBrig: () => 2 },
  brigEasierRelease: { checkDifficulty: (_, __, { location }) => (location === 'brig' ? -2 : 0) },
};
