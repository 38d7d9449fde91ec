/** Looking things up. */
import { count, listed } from '@ragtag/kernel/words';

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
  onlyAny: (options: readonly string[]) => `Only with ${listed(options, 'or')}`,
  /** Rules that cannot matter with what is played with. */
  leftOut: (n: number) => `${count(n, 'rule')} of this chapter left out: for other games.`,
  everything: 'Show everything',
};
