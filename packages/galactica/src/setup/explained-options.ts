/** The options of a game in words, for whoever sets one up. */
import type { CharacterEntry } from '../content/entry.ts';
import { legalToChoose } from './character-types.ts';
import { type Configuration, defaults } from './options.ts';

/** What options are about, for a screen that shows them together. */
export type OptionGroup = 'players' | 'fleet' | 'loyalty' | 'house-rules';

/** An option, with what it means and what can be chosen. */
export interface ExplainedOption {
  readonly name: keyof Configuration;
  readonly label: string;
  readonly text: string;
  readonly group: OptionGroup;
  /** The rules that say so. */
  readonly rules: readonly string[];
  readonly default: number | boolean | null;
  readonly values:
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'yes-no' }
    | { readonly kind: 'characters' };
  /** Can only be chosen while another option has this value. */
  readonly needs?: { readonly name: keyof Configuration; readonly value: boolean };
  /** Not in the rulebook. */
  readonly houseRule?: true;
}

export const explainedOptions: readonly ExplainedOption[] = [
  {
    name: 'players',
    label: 'Players',
    text: 'How many sit at the table, persons and artificial players together.',
    group: 'players',
    rules: ['BG-COMBINE-08'],
    default: defaults.players,
    values: { kind: 'number', min: 3, max: 6 },
  },
  {
    name: 'cylonFleet',
    label: 'Cylon Fleet board',
    text: 'Cylon ships gather on a board of their own and arrive as the pursuit track says; there is a CAG. Without it, the Cylon attack cards are in the crisis deck.',
    group: 'fleet',
    rules: ['BG-ATTACKCARD-01'],
    default: defaults.cylonFleet,
    values: { kind: 'yes-no' },
  },
  {
    name: 'conflictedLoyalties',
    label: 'Conflicted loyalties',
    text: 'Personal goals and the Final Five are among the loyalty cards.',
    group: 'loyalty',
    rules: ['BG-LOYDECK-02'],
    default: defaults.conflictedLoyalties,
    values: { kind: 'yes-no' },
  },
  {
    name: 'fewerCrises',
    label: 'Fewer crises',
    text: 'Takes 21 crises out at random before the Cylon attack cards go in, so that attacks are as frequent as in the base game.',
    group: 'fleet',
    rules: ['BG-ATTACKCARD-04'],
    default: defaults.fewerCrises,
    values: { kind: 'yes-no' },
    needs: { name: 'cylonFleet', value: false },
  },
  {
    name: 'brigTwoCards',
    label: 'Two cards from the Brig',
    text: 'Whoever is in the Brig may add 2 cards to a skill check instead of 1.',
    group: 'house-rules',
    rules: ['BG-CHECK-08'],
    default: defaults.brigTwoCards,
    values: { kind: 'yes-no' },
    houseRule: true,
  },
  {
    name: 'brigEasierRelease',
    label: 'An easier way out of the Brig',
    text: 'The check to leave the Brig is easier by 2: 5 instead of 7.',
    group: 'house-rules',
    rules: ['BG-HAZARD-08'],
    default: defaults.brigEasierRelease,
    values: { kind: 'yes-no' },
    houseRule: true,
  },
  {
    name: 'characters',
    label: 'Characters',
    text: 'Everybody chooses in turn, from the types most plentiful; or they are chosen beforehand, or dealt at random by the same rule.',
    group: 'players',
    rules: ['BG-SETUP-32', 'BG-SETUP-35'],
    default: null,
    values: { kind: 'characters' },
  },
];

/** Characters as if chosen one after another by players who leave it to chance; `below(n)` gives a number under n. */
export function dealCharacters(
  all: readonly CharacterEntry[],
  players: number,
  below: (bound: number) => number,
): string[] {
  const chosen: CharacterEntry[] = [];
  while (chosen.length < players) {
    const open = legalToChoose(all, chosen).filter(({ type }) => type !== 'cylon-leader');
    const entry = open[below(Math.max(1, open.length))];
    if (!entry) throw new RangeError(`there are not enough characters for ${players} players`);
    chosen.push(entry);
  }
  return chosen.map(({ id }) => id);
}
