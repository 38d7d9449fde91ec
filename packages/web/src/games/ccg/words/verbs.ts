/** What stands on a card that is an answer: one word or two. */
import type { OptionType, QuestionKind } from '@ragtag/ccg';
import type { Option } from '@ragtag/kernel';

/** By what it is, where that says enough; null for what is answered with a button, or named by its question. */
const byType: Readonly<Record<OptionType, string | null>> = {
  ability: 'Use',
  as: null,
  asset: null,
  bury: null,
  card: null,
  challenge: 'Challenge',
  cost: null,
  decline: null,
  defend: 'Defend',
  expedite: 'Play too',
  inflict: null,
  keep: null,
  leave: null,
  mystic: null,
  no: null,
  none: null,
  pass: null,
  pay: null,
  play: 'Play',
  player: 'Choose',
  redraw: null,
  resolve: 'Resolve',
  sacrifice: 'Sacrifice: +1',
  stack: 'Put it under',
  supply: 'Put it under',
  take: null,
  target: 'Choose',
  threat: 'Challenge it',
  top: 'Put on top',
  use: 'Use',
  way: null,
  yes: null,
};

/** A card among others is chosen for something; null where it is just chosen. */
const byKind: Readonly<Record<QuestionKind, string | null>> = {
  action: null,
  bury: null,
  'challenge-play': null,
  'challenge-whom': 'Challenge',
  choose: null,
  commit: 'Commit',
  'commit and exhaust': 'Commit, exhaust',
  defeat: 'Defeat',
  defend: null,
  'defend-at-all': null,
  'defend-from-hand': null,
  'defend-with': null,
  discard: 'Discard',
  discount: null,
  either: null,
  exchange: 'Exchange',
  exhaust: 'Exhaust',
  expedite: null,
  'face-threats': null,
  jump: 'Sacrifice',
  'keep-on-top': 'Keep on top',
  link: 'Attach here',
  manipulate: null,
  may: null,
  mystic: null,
  pay: null,
  'pick-from-hand': null,
  price: 'Pay with it',
  'put-on-bottom': 'Put on bottom',
  'put-on-deck': 'Put on deck',
  ready: 'Ready',
  redraw: null,
  reorder: null,
  resource: 'As a resource',
  'resource-place': null,
  respond: null,
  'respond-next': null,
  restore: 'Restore',
  sacrifice: 'Sacrifice',
  search: 'Take',
  snipe: 'Must defend',
  stack: null,
  strafe: null,
  supply: 'As supply',
  'take-back': 'Take back',
  target: null,
  'target-player': null,
  'which-threat': null,
};

/** Answers that are what the question makes of them. */
const plain: ReadonlySet<string> = new Set(['card', 'target', 'player', 'defend'] satisfies OptionType[]);

export function verbOf({ type }: Option, kind: string): string {
  const known = type as OptionType; // as the rules asked it
  const ofKind = plain.has(type) ? byKind[kind as QuestionKind] : undefined; // as above
  return ofKind ?? byType[known] ?? 'Choose';
}

export const verbWords = {
  /** What a screen reader hears of an answer on a card. */
  can: (verb: string) => `Can be answered with: ${verb}.`,
  chosen: 'Chosen',
  more: (n: number) => `${n} more...`,
  /** Of several answers the first. */
  among: (verb: string) => `${verb}...`,
  again: (verb: string) => `${verb}: tap again`,
  stack: 'Into the stack',
  /** Of a card under an asset. */
  supply: (verb: string) => `${verb} supply`,
  pays: (n: number) => `pays ${n}`,
  stays: 'stays',
  spent: 'spent',
};
