/** Looking things up: the rules, the cards, the flow of a turn. */
import type { ReferenceCard } from '@ragtag/galactica/host';
import { nameOf, steps, turn, windows } from '@ragtag/galactica/words';
import { capital, count, listed, ordinal } from '@ragtag/kernel/words';
import { knowing as everywhere } from '../../../../shell/words/english/knowing.ts';

const decks: Readonly<Record<string, string>> = {
  character: 'Characters',
  skill: 'Skill cards',
  crisis: 'Crises',
  'super-crisis': 'Super crises',
  location: 'Locations',
  quorum: 'Quorum cards',
  loyalty: 'Loyalty cards',
  title: 'Titles',
  destination: 'Destinations',
  mutiny: 'Mutiny cards',
  motive: 'Motives',
  agenda: 'Agendas',
};

/** What kind of thing it is, in a word or two. */
function kindOf({ deck, type, kind, board }: ReferenceCard): string {
  if (deck === 'skill') return capital(type ?? deck);
  if (deck === 'character') return nameOf(type ?? deck);
  if (deck === 'agenda') return `${capital(type ?? '')} agenda`;
  if (deck === 'location') return nameOf(board ?? deck);
  if (deck === 'crisis' && kind === 'attack') return 'Cylon attack';
  return nameOf(deck);
}

export const knowing = {
  readCard: (name: string) => `${name}: read it`,
  noSuchCard: 'Nothing is written about it.',
  ...everywhere,

  thisTable: 'How this table is played',
  searchCards: 'Search the cards',
  cardsFound: (n: number) => (n === 0 ? 'No card has all of that.' : count(n, 'card')),
  deck: 'Kind',
  anyDeck: 'All kinds',
  deckName: (deck: string) => decks[deck] ?? nameOf(deck),
  set: 'Sets',
  setName: (set: string) => (set === 'base' ? 'Base game' : capital(set)),
  or: 'or',
  skill: 'Skill',
  anySkill: 'All skills',
  clear: 'Show everything',
  kindOf,
  range: (low: number, high: number) => `${low}-${high}`,
  copies: (n: number) => `${n} of them`,
  difficulty: 'Difficulty',
  partial: (n: number) => `partly from ${n}`,
  prepares: 'prepares the jump',
  activations: {
    raiders: 'raiders',
    launch: 'launch raiders',
    heavy: 'heavy raiders',
    basestars: 'basestars',
  } as Readonly<Record<string, string>>,
  abilityKinds: {
    positive: '',
    miracle: 'once per game, or for a miracle token',
    negative: 'weakness',
  } as Readonly<Record<string, string>>,
  strengths: 'Strengths',
  strengthCopies: (copies: readonly (readonly [string, number])[]) =>
    listed(copies.map(([strength, n]) => `${n} of strength ${strength}`)),
  start: 'Starts at',
  pilot: 'Can pilot',
  yes: 'Yes',
  succession: 'In line for',
  places: (places: readonly (readonly [string, number])[]) =>
    listed(places.map(([title, place]) => `${nameOf(title)} (${ordinal(place)})`)),
  chooser: 'Who chooses',
  choosers: {
    current: 'The current player',
    president: 'The President',
    admiral: 'The Admiral',
    cag: 'The CAG',
  } as Readonly<Record<string, string>>,
  board: 'Where',
  hazardous: 'Hazardous',
  hazardousText: 'nobody moves here by choice',
  damageable: 'Can be damaged',
  damageableText: 'out of use until repaired',
  inCheck: 'In a check',
  inCheckText: 'does something when it is turned over',
  reckless: 'Reckless',
  recklessText: 'makes a check reckless when played before it',
  canInterrupt: 'Can interrupt',
  rulesNaming: 'Rules that name it',
  steps,
  turn,
  windows,
};
