/** The answers, in English: what the button says, and what more there is to it. */
import { capital, listed, type Names } from '@ragtag/kernel/words';
import type { Options, OptionType, QuestionKind } from '../../state/questions.ts';
import { abilityLines, type PrintedWords } from './cards.ts';

export interface OptionWords {
  readonly label: string;
  readonly detail: string;
}

type Said<T extends OptionType> = (
  option: Options[T],
  names: Names,
  cards: PrintedWords,
  kind: QuestionKind,
) => string | OptionWords;

const named = ({ id }: { readonly id: string }, _: Names, { name }: PrintedWords) => name(id);
const does = (verb: string) => (option: { readonly id: string }, names: Names, cards: PrintedWords) =>
  `${verb} ${named(option, names, cards)}`;

const withHelp =
  (verb: string): Said<'expedite' | 'resolve'> =>
  ({ id, ids }, _, { name }) => ({
    label: `${verb} ${name(id)}`,
    detail: ids.length === 0 ? '' : `with the help of ${listed(ids.map(name))}`,
  });

/** Copies of one card lie in both. */
const places: Readonly<Record<'resources' | 'supply', string>> = { resources: 'an asset', supply: 'a supply card' };

/** What passing means where it is not just passing. */
const passes: { readonly [K in QuestionKind]?: string } = {
  expedite: 'Play no other card',
  'face-threats': 'Pass and lose 1 influence',
  reorder: 'Leave the stacks as they are',
  resource: 'Play no resource',
  respond: 'Do not use it',
};

export const optionWordsOf: { readonly [T in OptionType]: Said<T> } = {
  ability: ({ id, index }, _, { name, lines }) => ({
    label: `Use ${name(id)}`,
    detail: abilityLines(lines(id))[index] ?? '',
  }),
  as: ({ as }) => (as === 'ship' ? 'As a ship' : 'As personnel'),
  asset: () => 'As an asset of its own',
  bury: () => 'Put it on the bottom',
  card: (option, names, cards, kind) => {
    const name = named(option, names, cards);
    return kind === 'jump' && option.place ? { label: name, detail: places[option.place] } : name;
  },
  challenge: does('Challenge with'),
  cost: ({ cost }) => listed(cost.map(({ n, resource }) => `${n} ${resource}`)),
  decline: () => 'Do not defend',
  defend: (option, names, cards) => ('id' in option && option.id !== '' ? named(option, names, cards) : 'Defend'),
  expedite: withHelp('Play'),
  inflict: () => 'The challenged player loses it',
  keep: (_option, _names, _cards, kind) => (kind === 'redraw' ? 'Keep this hand' : 'Keep it on top'),
  leave: () => 'Leave it to the other player',
  mystic: ({ value }) => `${value}`,
  no: () => 'No',
  none: () => 'Take none',
  pass: (_option, _names, _cards, kind) => passes[kind] ?? 'Pass',
  pay: ({ stacks, ids, excess }, _, { name }) => {
    const [spent, helpers] = [ids.slice(0, stacks.length), ids.slice(stacks.length)];
    const spends = spent.length === 0 ? [] : [`spend ${listed(spent.map(name))}`];
    const commits = helpers.length === 0 ? [] : [`commit ${listed(helpers.map(name))}`];
    const left = excess === 0 ? [] : [`${excess} too much`];
    const [first = 'pay nothing', ...more] = [...spends, ...commits];
    return { label: capital(first), detail: [...more, ...left].join(', ') };
  },
  play: does('Play'),
  player: ({ player }, names) => names.who(player),
  redraw: () => 'Draw a new hand',
  resolve: withHelp('Resolve'),
  sacrifice: ({ id }, _, { name }) => ({ label: `Sacrifice ${name(id)}`, detail: 'from underneath, for 1 more power' }),
  stack: named,
  supply: ({ id }, _, { name }) => `Face down under ${name(id)}`,
  take: () => 'Take it yourself',
  target: named,
  threat: named,
  top: does('Use'),
  use: does('Use'),
  way: ({ text }) => capital(text),
  yes: () => 'Yes',
};
