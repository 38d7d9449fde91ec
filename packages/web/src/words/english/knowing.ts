/** Looking things up: the rules, the cards, the flow of a turn. */
import type { ReferenceCard } from '@ragtag/server/http';
import { short } from './short.ts';
import { capital, count, listed, nameOf } from './terms.ts';
import { steps, turn, windows } from './turn.ts';

const modules: Readonly<Record<string, string>> = {
  core: 'the base game',
  'cylon-attack': 'the Cylon attack cards',
  'cylon-fleet': 'the Cylon Fleet board',
  'without-cylon-fleet': 'no Cylon Fleet board',
  'cylon-leader': 'a Cylon Leader',
  'without-cylon-leader': 'no Cylon Leader',
  'no-sympathizer': 'no Sympathizer',
  sympathizer: 'the Sympathizer',
  'sympathetic-cylon': 'the Sympathetic Cylon',
  'ionian-nebula': 'the Ionian Nebula objective',
  'new-caprica': 'the New Caprica objective',
  'search-for-home': 'the Search for Home option',
  mutiny: 'mutiny cards',
  'conflicted-loyalties': 'conflicted loyalties',
};

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
};

/** The letters behind a number: 1st, 22nd, 13th. */
function ordinal(n: number): string {
  if (n % 100 > 10 && n % 100 < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
}

/** What kind of thing it is, in a word or two. */
function kindOf({ deck, type, kind, board }: ReferenceCard): string {
  if (deck === 'skill') return capital(type ?? deck);
  if (deck === 'character') return nameOf(type ?? deck);
  if (deck === 'location') return nameOf(board ?? deck);
  if (deck === 'crisis' && kind === 'attack') return 'Cylon attack';
  return nameOf(deck);
}

export const knowing = {
  unreachable: 'This cannot be looked up right now. Is there a connection?',
  lookUp: 'Look up',
  lookUpKey: 'Look up rules and cards (Ctrl K)',
  searchBoth: 'Rules and cards',
  backToSearch: 'Back to the search',
  searchHint: (label: string) => `${label}: words or a number`,
  found: 'Found',
  showAll: (n: number) => `Show all ${n}`,

  rule: (id: string) => `Rule ${id}`,
  noSuchRule: (id: string) => `There is no rule ${id}.`,
  example: 'For example:',
  inTheRules: 'Read on in the rules',
  searchRules: 'Search the rules',
  contents: 'Contents',
  rulesFound: (n: number) => (n === 0 ? 'No rule has all of these words.' : count(n, 'rule')),
  previous: (title: string) => `‹ ${title}`,
  next: (title: string) => `${title} ›`,
  see: 'See also',
  /** Options a rule needs. */
  only: (options: readonly string[]) => `Only with ${listed(options)}`,
  module: (name: string) =>
    modules[name] ?? (name.startsWith('without-') ? `no ${capital(name.slice(8))}` : nameOf(name)),
  parts: {
    game: 'What the game is',
    setup: 'Setting up',
    people: 'Characters, titles and loyalties',
    turn: 'The turn',
    checks: 'Skill cards and checks',
    jump: 'Jumping',
    combat: 'Ships and combat',
    end: 'Phases and the end',
    variants: 'Variants',
    rulings: 'Questions and rulings',
  },

  searchCards: 'Search the cards',
  cardsFound: (n: number) => (n === 0 ? 'No card has all of that.' : count(n, 'card')),
  deck: 'Kind',
  anyDeck: 'All kinds',
  deckName: (deck: string) => decks[deck] ?? nameOf(deck),
  set: 'Set',
  anySet: 'All sets',
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
    miracle: 'costs a miracle token',
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
    listed(places.map(([title, place]) => `${nameOf(title)} (${place}${ordinal(place)})`)),
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
  short,
  steps,
  turn,
  windows,
};
