/** What standing orders can be about: in every window what can be done there, made from the entries themselves. */
import type { OrderChoice, OrderCondition } from '@ragtag/kernel/host';
import { allCards } from './content/content.ts';
import type { Printed } from './state/printed.ts';
import type { OptionType, QuestionKind } from './state/questions.ts';
import { keywordBit } from './state/terms.ts';
import { MOST_PLAYERS } from './state/zones.ts';

const anySize = { kind: 'number', min: 0, max: 20 } as const;

/** What lies open at any time. */
const always: readonly OrderCondition[] = [
  { name: 'my-influence', in: 'view', path: ['players', 'me', 'influence'], is: 'most', values: anySize },
  { name: 'turn-from', in: 'view', path: ['turn'], is: 'least', values: { kind: 'number', min: 1, max: 30 } },
];

/** What is known of a challenge. */
const challenged: readonly OrderCondition[] = [
  {
    name: 'challenged-as',
    in: 'view',
    path: ['challenge', 'as'],
    is: 'among',
    values: { kind: 'one-of', of: ['personnel', 'ship'] },
  },
  {
    name: 'challenged-by',
    in: 'view',
    path: ['challenge', 'by'],
    is: 'among',
    values: { kind: 'one-of', of: Array.from({ length: MOST_PLAYERS }, (_, seat) => seat) },
  },
  { name: 'power-least', in: 'view', path: ['challenge', 'power', 'challenger'], is: 'least', values: anySize },
  { name: 'power-most', in: 'view', path: ['challenge', 'power', 'challenger'], is: 'most', values: anySize },
];

type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What can be said to be done in a window, and what it can wait for. */
interface Window {
  readonly answers: Answers;
  readonly only: readonly OrderCondition[];
}

/** These cards may be used: each is answered by an option of this type. */
function cards(type: OptionType, some: readonly Printed[]): Answers {
  const sorted = [...some].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.map((card) => [card.name, { type, id: card.id }]));
}

/** Of the questions that come to a player again and again; null where only the moment says what to answer. */
function windows(): { readonly [K in QuestionKind]: Window | null } {
  const held = allCards.filter(({ type }) => type !== 'base');
  const units = held.filter(({ type }) => type === 'personnel' || type === 'ship');
  const events = held.filter(({ type }) => type === 'event');
  const able = allCards.filter(({ activated }) => activated.length > 0);
  const responding = allCards.filter(({ triggered }) => triggered.some(({ optional }) => optional));
  const fromHand = units.filter(({ standing }) => standing.some(({ rule }) => rule.kind === 'defends-from-hand'));
  const expedited = held.filter(({ keywords }) => (keywords & keywordBit('Expedite')) !== 0);
  const inChallenge = [...challenged, ...always];
  const declined: Answers = { 'no defender': { type: 'decline' } };
  const any: Window = { answers: {}, only: always };
  return {
    action: any,
    bury: null,
    'challenge-play': {
      answers: {
        ...cards('play', events),
        ...cards('ability', able),
        'a card from underneath': { type: 'sacrifice' },
      },
      only: inChallenge,
    },
    'challenge-whom': null,
    choose: null,
    commit: null,
    'commit and exhaust': null,
    defeat: null,
    defend: { answers: { ...declined, ...cards('defend', units) }, only: inChallenge },
    'defend-at-all': { answers: { ...declined, 'whatever unit is picked': { type: 'defend' } }, only: inChallenge },
    'defend-from-hand': { answers: cards('play', fromHand), only: inChallenge },
    'defend-with': { answers: cards('defend', units), only: inChallenge },
    discard: { answers: cards('card', held), only: always },
    discount: null,
    either: null,
    exchange: null,
    exhaust: null,
    expedite: { answers: cards('expedite', expedited), only: always },
    'face-threats': { answers: cards('challenge', units), only: always },
    jump: {
      answers: { 'a supply card': { type: 'card', place: 'supply' }, 'an asset': { type: 'card', place: 'resources' } },
      only: always,
    },
    'keep-on-top': null,
    link: null,
    manipulate: {
      answers: { 'take the influence': { type: 'take' }, 'let the challenged player lose it': { type: 'inflict' } },
      only: always,
    },
    may: { answers: { pay: { type: 'yes' }, 'do not pay': { type: 'no' } }, only: always },
    mystic: null,
    pay: null,
    'pick-from-hand': null,
    price: null,
    'put-on-bottom': null,
    'put-on-deck': null,
    ready: null,
    redraw: { answers: { 'keep the hand': { type: 'keep' }, 'draw a new one': { type: 'redraw' } }, only: [] },
    reorder: any,
    resource: { answers: cards('card', held), only: always },
    'resource-place': null,
    respond: {
      answers: cards('use', responding),
      only: [
        { name: 'amount-least', in: 'context', path: ['amount'], is: 'least', values: anySize },
        ...challenged,
        ...always,
      ],
    },
    'respond-next': null,
    restore: null,
    sacrifice: null,
    search: null,
    snipe: { answers: { ...cards('defend', units), 'leave it to the defender': { type: 'leave' } }, only: inChallenge },
    stack: null,
    strafe: {
      answers: { 'as a ship': { type: 'as', as: 'ship' }, 'as personnel': { type: 'as', as: 'personnel' } },
      only: always,
    },
    supply: null,
    'take-back': null,
    target: null,
    'target-player': null,
    'which-threat': null,
  };
}

export function orderChoices(): readonly OrderChoice[] {
  const found: OrderChoice[] = [];
  for (const [window, said] of Object.entries(windows())) {
    if (said) found.push({ window, use: Object.keys(said.answers), ...said });
  }
  return found;
}
