/** Standing orders, in words: what a player wants done while away or in a hurry. */
import { capital, listed, nameOf, rollPurposes } from './terms.ts';

/** When each kind of window opens. */
const windows: Readonly<Record<string, string>> = {
  '*': 'in any window',
  'turn-start': 'when a turn begins',
  'movement-end': 'after I have moved',
  'crisis-revealed': 'when a crisis is drawn',
  'crisis-kept': 'when a drawn crisis stays',
  'crisis-choice-before': 'before a crisis is decided',
  'crisis-choice': 'when a crisis was decided',
  'check-outright': 'when a check could be decided outright',
  'before-check': 'before a skill check',
  contributed: 'when somebody has added cards to a check',
  'before-reveal': "before a check's cards are revealed",
  'check-revealed': "when a check's cards are revealed",
  'after-total': "when a check's total is known",
  'after-pass': 'when a check is passed',
  'check-resolved': 'when a check is resolved',
  'before-roll': 'before a die is rolled',
  'after-roll': 'when a die has been rolled',
  'before-raiders': 'before raiders activate',
  'before-piloted-attack': 'before a pilot is attacked',
  'target-destroyed': 'when I destroy a basestar or centurion',
  'viper-placed': 'when a viper comes into space',
  'quorum-used': 'when a quorum card was used',
  'repair-used': 'when I have used Repair',
  'executive-order-done': 'after an Executive Order',
  'location-done': 'after I have used a location',
  'resource-lost': 'when a resource is about to be lost',
  'must-discard': 'when I must discard',
  'treachery-discarded': 'when a treachery card is discarded',
  'turn-end': 'when a turn ends',
};

const jumpSpaces: Readonly<Record<string, string>> = { 3: '-3', 4: '-1' };

type Value = string | number;
interface Asks {
  /** Beside the field. */
  readonly label: string;
  /** As part of the order's sentence. */
  readonly says: (values: readonly Value[]) => string;
}
const with1 = (before: string, after = '') => ({
  label: `${before} ...${after}`,
  says: ([n]: readonly Value[]) => `${before} ${n ?? ''}${after}`,
});
const flag = (label: string): Asks => ({ label, says: () => label });

const conditions: Readonly<Record<string, Asks>> = {
  purpose: { label: 'the roll is for ...', says: (of) => `for ${listed(of.map(value), 'or')}` },
  pilot: flag('it is about the ship I fly'),
  'jump-track': { label: 'the jump track stands at ...', says: (at) => `at ${listed(at.map(space), 'or')}` },
  'die-least': with1('the die shows', ' or more'),
  'die-most': with1('the die shows', ' or less'),
  source: {
    label: 'the check is of ...',
    says: (of) =>
      `of a ${listed(
        of.map((one) => nameOf(String(one)).toLowerCase()),
        'or',
      )}`,
  },
  target: flag('it is about me'),
  'difficulty-least': with1('the difficulty is', ' or more'),
  'short-least': with1('short by', ' or more'),
  'short-most': with1('short by', ' or less'),
  'drawn-by': flag('I drew it'),
  by: flag('it is me'),
  resource: { label: 'the resource is ...', says: (of) => listed(of.map(String), 'or') },
  'lost-least': with1('at least', ' would be lost'),
  'my-turn': flag('it is my turn'),
  'cards-least': with1('I hold', ' cards or more'),
  'fuel-most': with1('fuel is at', ' or less'),
  'food-most': with1('food is at', ' or less'),
  'morale-most': with1('morale is at', ' or less'),
  'population-most': with1('population is at', ' or less'),
};

function space(at: Value): string {
  return jumpSpaces[String(at)] ?? String(at);
}
function value(one: Value): string {
  return rollPurposes[String(one)] ?? nameOf(String(one));
}

export const orders = {
  tab: 'Orders',
  title: 'Standing orders',
  secret: 'They answer for you when their moment comes. Nobody else ever sees them.',
  none: 'You have given no orders.',
  list: 'Your orders, the first that fits decides',
  add: 'New order',
  examples: 'Start from an example',
  when: 'When',
  only: 'Only if',
  use: 'Then use',
  pass: 'Pass',
  always: 'always, or only if ...',
  choose: 'choose ...',
  drop: (condition: string) => `No longer: ${condition}`,
  save: 'Give the order',
  cancel: 'Cancel',
  earlier: (order: string) => `Earlier: ${order}`,
  later: (order: string) => `Later: ${order}`,
  remove: (order: string) => `Delete: ${order}`,
  switch: (order: string) => `In force: ${order}`,
  autoPass: 'Pass on everything else',
  autoPassWhy: 'No window waits for you: what no order above answers is passed at once.',
  passing: 'You pass on all of the event being resolved.',
  notPassing: 'Ask me again',
  pick: 'Choose at least one value.',
  windowName: (window: string) => windows[window] ?? nameOf(window).toLowerCase(),
  conditionLabel: (name: string) => conditions[name]?.label ?? nameOf(name),
  conditionValue: (name: string, of: Value) => (name === 'jump-track' ? space(of) : capital(value(of))),
  condition: (name: string, values: readonly Value[]) => conditions[name]?.says(values) ?? nameOf(name),
  /** "When a die has been rolled, for an attack on a viper: Evasive Maneuvers". */
  sentence: (window: string, only: readonly string[], use: string) =>
    `${capital([window, ...only].join(', '))}: ${use}`,
};
