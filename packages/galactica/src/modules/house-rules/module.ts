/** House rules. None is in the rulebook: each is off unless a game was set up with it. */
import type { Hooks } from '../../core/engine/hooks.ts';
import type { Module } from '../../core/module.ts';
import type { Configuration, ModuleOption } from '../../core/setup/options.ts';

interface HouseRules {
  /** Two cards into a check from the Brig. */
  brigTwoCards: boolean;
  /** The check to get out of the Brig is easier by 2. */
  brigEasierRelease: boolean;
}
declare module '../../core/setup/options.ts' {
  interface Options extends HouseRules {}
  interface OptionGroups {
    'house-rules': true;
  }
}

type HouseRule = Pick<ModuleOption, 'rules'> & { readonly hooks: Hooks };

const rules: Readonly<Record<keyof HouseRules, HouseRule>> = {
  brigTwoCards: {
    rules: ['BG-CHECK-08'],
    hooks: { cardsFromBrig: () => 2 },
  },
  brigEasierRelease: {
    rules: ['BG-HAZARD-08'],
    hooks: { checkDifficulty: (_, __, { location }) => (location === 'brig' ? -2 : 0) },
  },
};
const names = Object.keys(rules) as (keyof HouseRules)[]; // the keys of the record

function inForce(configuration: Configuration): (keyof HouseRules)[] {
  return names.filter((name) => configuration[name]);
}

export const houseRules: Module = {
  name: 'house-rules',
  place: 70,
  inUse: (configuration) => inForce(configuration).length > 0,
  options: names.map((name) => ({
    name,
    rules: rules[name].rules,
    group: 'house-rules',
    default: false,
    houseRule: true,
  })),
  rules: (configuration) => inForce(configuration).map((name) => ({ hooks: rules[name].hooks })),
};
