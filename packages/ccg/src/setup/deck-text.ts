/**
 * Decks as plain text, one card a line: `4 Starbuck, Best Pilot in the Fleet`. Read leniently, so that lists from anywhere
 * can be pasted; written in one exact form, which reads back as the same deck.
 */
import type { CardType } from '../state/terms.ts';
import type { Deck, Library } from './deck.ts';

export interface ReadDeck {
  readonly deck: Deck;
  /** Lines that name no card, or cannot be read: what is wrong with each, with its number. */
  readonly problems: readonly string[];
}

/** The order of a list: the base alone, then the rest by type. */
const sections: readonly (readonly [CardType, string])[] = [
  ['personnel', 'Personnel'],
  ['ship', 'Ships'],
  ['mission', 'Missions'],
  ['event', 'Events'],
];

export function writeDeckText({ name, base, cards }: Deck, library: Library): string {
  const lines = [`# ${name}`, '', `1 ${library.get(base)?.name ?? base}`];
  for (const [type, heading] of sections) {
    const listed = Object.entries(cards)
      .map(([id, copies]) => ({ copies, printed: library.get(id) }))
      .flatMap(({ copies, printed }) => (printed?.type === type ? [{ copies, name: printed.name }] : []))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (listed.length === 0) continue;
    const total = listed.reduce((sum, { copies }) => sum + copies, 0);
    lines.push('', `# ${heading} (${total})`, ...listed.map(({ copies, name: of }) => `${copies} ${of}`));
  }
  return `${lines.join('\n')}\n`;
}

/** `Base: `, `4`, `4x` or `x4` before the name; a set's code or a card's number after it or in its place. */
const LINE = /^(?:base\s*:\s*)?(?:(\d{1,3})\s*[x×]?\s+|x\s*(\d{1,3})\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?$/iu;

export function readDeckText(text: string, library: Library): ReadDeck {
  const byName = new Map<string, string>();
  for (const { id, name } of library.values()) {
    byName.set(plain(name), id);
    byName.set(plain(id), id);
  }
  const cards: Record<string, number> = {};
  const problems: string[] = [];
  let name = '';
  let base = '';
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const comment = /^(?:#|\/\/)\s*(.*)$/.exec(line);
    if (comment) name ||= (comment[1] ?? '').slice(0, LONGEST_NAME);
    if (line === '' || comment || isHeading(line)) continue;
    if (line.length > LONGEST_LINE) {
      problems.push(`line ${index + 1}: longer than any card's name`);
      continue;
    }
    const [, before, early, called = '', after] = LINE.exec(line) ?? [];
    const printed = library.get(found(called, byName) ?? '');
    const copies = Number(before ?? early ?? after ?? 1);
    if (copies === 0) continue; // lists of all cards one has say which are left out
    if (!printed) problems.push(`line ${index + 1}: there is no card '${shortened(called)}'${meant(called, library)}`);
    else if (printed.type !== 'base') cards[printed.id] = (cards[printed.id] ?? 0) + copies;
    else if (base === '' && copies === 1) base = printed.id;
    else problems.push(`line ${index + 1}: '${printed.name}' is a base, and a deck has exactly one`); // CCG-DECK-01
  }
  return { deck: { name: name || 'deck', base, cards }, problems };
}

const LONGEST_NAME = 60;
const LONGEST_LINE = 200;

/** `Personnel (20)`, `Ships:`, `Base`: what lists have between their parts. */
function isHeading(line: string): boolean {
  return /^(?:bases?|personnel|ships?|missions?|events?|deck|main deck|cards)\s*(?:\(\d+\)|\d+)?\s*:?$/i.test(line);
}

/** By name, by name before a code in brackets, by the code in brackets, or by its number. */
function found(called: string, byName: ReadonlyMap<string, string>): string | undefined {
  const direct = byName.get(plain(called));
  if (direct !== undefined) return direct;
  const [, named = '', code = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]$/.exec(called) ?? [];
  return byName.get(plain(code)) ?? byName.get(plain(named)) ?? byName.get(plain(called.replace(/\s+bsg\d.*$/i, '')));
}

/** Letters and digits alone, without case or accents. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function shortened(called: string): string {
  return called.length <= LONGEST_NAME ? called : `${called.slice(0, LONGEST_NAME)}...`;
}

/** Cards of which only a part was named, at most three; where the title alone was, how many have it. */
function meant(called: string, library: Library): string {
  const part = plain(called);
  if (part.length < 3) return '';
  const close = [...library.values()].filter(({ name }) => plain(name).includes(part)).map(({ name }) => `'${name}'`);
  if (close.length > 0 && close.length <= 3) return `; is it ${close.join(' or ')}?`;
  const titled = [...library.values()].filter(({ title, subtitle }) => subtitle && title && plain(title) === part);
  return titled.length === 0 ? '' : `; ${titled.length} cards have that title: write the subtitle, too`;
}
