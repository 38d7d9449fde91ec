/** The questions, in English: a line to read first, and below it what it is about. */
import type { Names } from '@ragtag/kernel/words';
import type { AboutOf, QuestionKind } from '../../state/questions.ts';
import type { PrintedWords } from './cards.ts';
import { momentWords } from './moments.ts';

interface QuestionWords<K extends QuestionKind> {
  title(about: AboutOf<K>, names: Names, cards: PrintedWords): string;
  /** Left out, the title says it all. */
  reason?(about: AboutOf<K>, names: Names, cards: PrintedWords): string;
}

const textOf = ({ id }: { readonly id?: string }, _: Names, { name }: PrintedWords) => (id ? name(id) : '');
const ofText = (title: string) => ({ title: () => title, reason: textOf });
const said = (title: string) => ({ title: () => title });

const challenge = (
  { by, id, power }: { readonly by: number; readonly id: string; readonly power: number },
  names: Names,
  { name }: PrintedWords,
) => names.does(by, 'challenge', `with ${name(id)}, power ${power}`);

export const questionWords: { readonly [K in QuestionKind]: QuestionWords<K> } = {
  action: said('Your action'),
  bury: said('Keep the card on top of your deck?'),
  'challenge-play': { ...said('Play an event or use an ability?'), reason: () => 'During a challenge' },
  'challenge-whom': said('Whom do you challenge?'),
  choose: ofText('Choose a card'),
  commit: ofText('Commit a card'),
  'commit and exhaust': ofText('Commit and exhaust a card'),
  defeat: ofText('Defeat a card'),
  defend: { title: () => 'Defend?', reason: challenge },
  'defend-at-all': {
    title: () => 'Defend?',
    reason: (about, names, cards) => `${challenge(about, names, cards)}, and may choose the defender`,
  },
  'defend-from-hand': said('Play a unit from your hand to defend?'),
  'defend-with': { title: () => 'Defend with which unit?', reason: challenge },
  discard: said('Discard from your hand'),
  discount: said('Which cost do you lower?'),
  either: ofText('Choose one'),
  exchange: said('Exchange which card of your hand?'),
  exhaust: ofText('Exhaust a card'),
  expedite: { ...said('Play an Expedite card as well?'), reason: () => 'Paid with what is left over' },
  'face-threats': {
    title: () => 'Challenge a Cylon threat?',
    reason: () => 'Whoever passes loses 1 influence',
  },
  jump: { title: () => 'Sacrifice an asset or a supply card', reason: () => 'The fleet jumps' },
  'keep-on-top': said('Which card stays on top of the deck?'),
  link: { title: ({ id }, _, { name }) => `Attach ${name(id)} to which unit?` },
  manipulate: { title: ({ power }) => `Take ${power} influence yourself?`, reason: () => 'Manipulate' },
  may: { title: () => 'Pay for it?', reason: textOf },
  mystic: { title: ({ player }, names) => `Which mystic value counts for ${names.whom(player)}?` },
  pay: { title: ({ n, resource }) => `Pay ${n} ${resource === 'any' ? 'of any resource' : resource}` },
  'pick-from-hand': { title: ({ player }, names) => `Choose a card from the hand ${names.does(player, 'show')}` },
  price: ofText('Pay with which card?'),
  'put-on-bottom': {
    title: ({ player }, names) =>
      player === undefined || names.own(player)
        ? 'Which card goes to the bottom of the deck next?'
        : `Which card goes to the bottom of the deck of ${names.whom(player)}?`,
  },
  'put-on-deck': said('Put which card of your hand on top of your deck?'),
  ready: ofText('Ready a card'),
  redraw: { title: () => 'Keep your hand?', reason: () => 'You may draw a whole new hand, once' },
  reorder: said('Put another card on top of a stack?'),
  resource: { title: () => 'Play a card as a resource?', reason: () => 'One each turn' },
  'resource-place': { title: ({ id }, _, { name }) => `Where does ${name(id)} go?` },
  respond: {
    title: ({ id }, _, { name }) => `Use ${name(id)}?`,
    reason: ({ moment, amount }) => momentWords[moment](amount),
  },
  'respond-next': {
    title: () => 'Which of your cards responds next?',
    reason: ({ moment, amount }) => momentWords[moment](amount),
  },
  restore: ofText('Restore a card'),
  sacrifice: ofText('Sacrifice a card'),
  search: said('Which card do you take from your deck?'),
  snipe: { title: () => 'Who has to defend?', reason: () => 'Sniper' },
  stack: said('Under which stack?'),
  strafe: { title: ({ id }, _, { name }) => `As what does ${name(id)} challenge?`, reason: () => 'Strafe' },
  supply: said('Which card of your hand becomes a supply card?'),
  'take-back': said('Take back which card of your discard pile?'),
  target: ofText('Choose a target'),
  'target-player': ofText('Choose a player'),
  'which-threat': { title: ({ id }, _, { name }) => `Which threat does ${name(id)} challenge?` },
};
