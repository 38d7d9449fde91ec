/** The options of a game, and which leave no room for which. Words are put to them elsewhere. */
import type { Module } from '../module.ts';
import { MOST_PLAYERS } from './chosen-characters.ts';
import {
  DEFAULT_PLAYERS,
  type Excluding,
  FEWEST_PLAYERS,
  type ListedOption,
  type OptionName,
  optionsOf,
} from './options.ts';

/** The options of a game, for whoever sets one up. */
export function listOptions(modules: readonly Module[]): readonly ListedOption[] {
  return [
    {
      name: 'players',
      group: 'players',
      rules: ['BG-COMBINE-08'],
      default: DEFAULT_PLAYERS,
      values: playersOpen(modules),
    },
    ...optionsOf(modules)
      .filter(({ prepared }) => !prepared)
      .map(({ shown: _, ...option }) => ({
        ...option,
        ...excluding(option.name, modules),
        values: { kind: 'yes-no' } as const,
      })),
    {
      name: 'characters',
      group: 'players',
      rules: ['BG-SETUP-32', 'BG-SETUP-35'],
      default: null,
      values: { kind: 'characters' },
    },
  ];
}

/** The choices that leave no room for this option. */
function excluding(name: OptionName, modules: readonly Module[]): Pick<ListedOption, 'excludedBy'> {
  const by = modules.flatMap(({ excludes, seats, options = [] }): Excluding[] => {
    const rule = excludes?.[name];
    if (rule === undefined) return [];
    const [option] = options;
    if (seats !== undefined) return [{ name: 'players', value: seats, rule }];
    return option ? [{ name: option.name, value: true, rule }] : [];
  });
  return by.length > 0 ? { excludedBy: by } : {};
}

/** Up to six, and seven with an option that is for so many; fewer than three with a module for so few. BG-COMBINE-08, BG-VAR2P-01 */
function playersOpen(modules: readonly Module[]): ListedOption['values'] {
  const min = Math.min(FEWEST_PLAYERS, ...modules.flatMap(({ seats = FEWEST_PLAYERS }) => seats));
  const usual = { kind: 'number', min, max: MOST_PLAYERS - 1 } as const;
  const more = optionsOf(modules).find(({ players }) => players?.includes(MOST_PLAYERS));
  if (!more) return usual;
  const needs = { name: more.name, value: true };
  return { ...usual, max: MOST_PLAYERS, beyond: { above: usual.max, needs, rules: ['BG-SETUP-38'] } };
}
