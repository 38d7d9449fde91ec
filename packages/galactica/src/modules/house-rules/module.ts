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

type HouseRule = Pick<ModuleOption, 'label' | 'text' | 'rules'> & { readonly hooks: Hooks };

const rules: Readonly<Record<keyof HouseRules, HouseRule>> = {
  brigTwoCards: {
    label: 'Two cards from the Brig',
    text: 'Whoever is in the Brig may add 2 cards to a skill check instead of 1.',
    rules: ['BG-CHECK-08'],
    hooks: { cardsFromBrig: () => 2 },
  },
  brigEasierRelease: {
    label: 'An easier way out of the Brig',
    text: 'The check to leave the Brig is easier by 2: 5 instead of 7.',
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
  options: names.map((name) => {
    const { label, text, rules: cited } = rules[name];
    return { name, label, text, rules: cited, group: 'house-rules', default: false, houseRule: true };
  }),
  rules: (configuration) => inForce(configuration).map((name) => ({ hooks: rules[name].hooks })),
};
