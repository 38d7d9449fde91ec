/** What standing orders of this game are about, in words. */
import type { WindowName } from '@ragtag/galactica';
import { nameOf, rollPurposes } from '@ragtag/galactica/words';
import { capital, listed } from '@ragtag/kernel/words';
import type { GameSpeech, OrderDraft } from '../../../../shell/games/speech.ts';

/** When each kind of window opens. */
const windows: Readonly<Record<WindowName | '*', string>> = {
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
  'check-complete': 'when no more cards join a check',
  'after-total': "when a check's total is known",
  'after-pass': 'when a check is passed',
  'check-resolved': 'when a check is resolved',
  'before-roll': 'before a die is rolled',
  'after-roll': 'when a die has been rolled',
  'before-activation': 'before Cylon ships are activated',
  'before-raiders': 'before raiders activate',
  'before-piloted-attack': 'before a pilot is attacked',
  'target-destroyed': 'when I destroy a basestar or centurion',
  'viper-placed': 'when a viper comes into space',
  'quorum-used': 'when a quorum card was used',
  'repair-used': 'when I have used Repair',
  'executive-order-done': 'after an Executive Order',
  'location-done': 'after I have used a location',
  'before-civilian-destroyed': 'when a civilian ship is about to be destroyed',
  'removing-ships': 'when the fleet is about to jump',
  'resource-lost': 'when a resource is about to be lost',
  'must-discard': 'when somebody must discard',
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
function isPurpose(one: Value): one is keyof typeof rollPurposes {
  return Object.hasOwn(rollPurposes, one);
}
function value(one: Value): string {
  return isPurpose(one) ? rollPurposes[one] : nameOf(String(one));
}

/** Orders as players have given them for years. */
const examples: readonly (OrderDraft & { readonly window: WindowName })[] = [
  {
    window: 'after-roll',
    only: [
      { name: 'purpose', values: ['attack-on-viper'] },
      { name: 'pilot', values: [] },
      { name: 'die-least', values: [5] },
    ],
    use: 'Evasive Maneuvers',
  },
  {
    window: 'before-roll',
    only: [
      { name: 'purpose', values: ['ftl'] },
      { name: 'jump-track', values: [3, 4] },
    ],
    use: 'Strategic Planning',
  },
  {
    window: 'after-total',
    only: [
      { name: 'short-least', values: [1] },
      { name: 'short-most', values: [2] },
    ],
    use: 'Declare Emergency',
  },
];

export const orders: GameSpeech['orders'] = {
  windowName: (window) => windows[window as WindowName], // the server lists no others
  conditionLabel: (name) => conditions[name]?.label ?? nameOf(name),
  conditionValue: (name, of) => (name === 'jump-track' ? space(of) : capital(value(of))),
  condition: (name, values) => conditions[name]?.says(values) ?? nameOf(name),
  examples,
};
