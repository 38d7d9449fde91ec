/** What standing orders can wait for: the facts each kind of window states, and what always lies open. */
import type { Moment } from '../engine/moments.ts';
import type { WindowName } from '../engine/windows.ts';
import type { Check, RollPurpose } from '../state/records.ts';
import { resources } from '../state/terms.ts';

/** In a path, `me` stands for the seat that gives the order. */
export interface OrderCondition {
  readonly name: string;
  readonly in: 'view' | 'context';
  readonly path: readonly string[];
  readonly is: 'equal' | 'least' | 'most' | 'among';
  readonly values:
    | { readonly kind: 'one-of'; readonly of: readonly (string | number)[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    /** The seat that gives the order, and no other. */
    | { readonly kind: 'me' };
}

/** The windows that modules open. */
export type Windows = Readonly<Partial<Record<WindowName, Moment>>>;

/** `purposes` are those that modules roll dice for. */
export function conditionsOf(
  window: WindowName,
  purposes: readonly RollPurpose[],
  moments: Windows,
): readonly OrderCondition[] {
  if (window === 'before-roll') return [...aboutRolls(purposes), ...always];
  if (window === 'after-roll') return [...aboutRolls(purposes), ...aboutDice, ...always];
  return [...(conditions[window] ?? moments[window]?.conditions ?? []), ...always];
}

const SIDES = 8;
const FULL = 15;
/** More than anybody is ever short by, or holds. */
const MANY = 30;
/** The two spaces of the jump track where a jump is a risk. */
const riskySpaces = [3, 4];

type Values = OrderCondition['values'];
const me: Values = { kind: 'me' };
const oneOf = (of: readonly (string | number)[]): Values => ({ kind: 'one-of', of });
const number = (min: number, max: number): Values => ({ kind: 'number', min, max });

function inContext(name: string, is: OrderCondition['is'], values: Values, path = name): OrderCondition {
  return { name, in: 'context', path: [path], is, values };
}
function inView(name: string, path: readonly string[], is: OrderCondition['is'], values: Values): OrderCondition {
  return { name, in: 'view', path, is, values };
}

const ownPurposes = [
  'attack-on-viper',
  'attack-on-galactica',
  'viper-attack',
  'galactica-attack',
  'centurion-attack',
  'nuke',
  'ftl',
  'risk',
  'location',
  'card',
] as const satisfies readonly RollPurpose[];
const sources = ['crisis', 'super-crisis', 'location'] as const satisfies readonly Check['source'][];

const aboutRolls = (purposes: readonly RollPurpose[]): readonly OrderCondition[] => [
  inContext('purpose', 'among', oneOf([...ownPurposes, ...purposes])),
  inContext('pilot', 'equal', me),
  inView('jump-track', ['jumpTrack'], 'among', oneOf(riskySpaces)),
];
const aboutDice: readonly OrderCondition[] = [
  inContext('die-least', 'least', number(1, SIDES), 'natural'),
  inContext('die-most', 'most', number(1, SIDES), 'natural'),
];
const aboutChecks: readonly OrderCondition[] = [
  inContext('source', 'among', oneOf(sources)),
  inContext('target', 'equal', me),
  inContext('difficulty-least', 'least', number(1, MANY), 'difficulty'),
];
const aboutTotals: readonly OrderCondition[] = [
  inContext('short-least', 'least', number(1, MANY), 'short'),
  inContext('short-most', 'most', number(1, MANY), 'short'),
];
const aboutCrises: readonly OrderCondition[] = [inContext('drawn-by', 'equal', me, 'seat')];
export const aboutSeats: readonly OrderCondition[] = [inContext('by', 'equal', me, 'seat')];

/** By what each kind of window says about itself. */
const conditions: Readonly<Partial<Record<WindowName, readonly OrderCondition[]>>> = {
  'check-outright': aboutChecks,
  'before-check': aboutChecks,
  'before-reveal': aboutChecks,
  'check-revealed': aboutChecks,
  'check-complete': aboutChecks,
  'after-total': [...aboutTotals, ...aboutChecks],
  'after-pass': aboutChecks,
  'check-resolved': aboutChecks,
  'crisis-revealed': aboutCrises,
  'crisis-kept': aboutCrises,
  contributed: aboutSeats,
  'before-piloted-attack': aboutSeats,
  'quorum-used': aboutSeats,
  'resource-lost': [
    inContext('resource', 'among', oneOf(resources)),
    inContext('lost-least', 'least', number(1, FULL), 'n'),
  ],
};

const always: readonly OrderCondition[] = [
  inView('my-turn', ['turn', 'current'], 'equal', me),
  inView('cards-least', ['players', 'me', 'hand', 'count'], 'least', number(1, MANY)),
  ...resources.map((resource) => inView(`${resource}-most`, ['resources', resource], 'most', number(1, FULL))),
];
