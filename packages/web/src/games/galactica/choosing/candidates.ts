/** Everybody who is in the game, and why some of them cannot be chosen. */
import type { View } from '@ragtag/galactica';
import type { ReferenceCard } from '@ragtag/galactica/host';
import type { Decision } from '@ragtag/kernel';
import type { TableState } from '@ragtag/server/protocol';
import { choosing } from '../words/english/choosing.ts';
import { words } from '../words/words.ts';

export interface Candidate {
  readonly card: ReferenceCard;
  /** The answer that chooses them; null if they cannot be chosen. */
  readonly option: number | null;
  /** Why not. */
  readonly why: string | null;
}

/** Those who can be chosen as the question lists them, then the others. */
export function candidatesFor(
  asked: Decision,
  view: View,
  table: TableState,
  cards: readonly ReferenceCard[],
): Candidate[] {
  const known = new Map(cards.flatMap((card) => (card.deck === 'character' ? [[card.id ?? '', card]] : [])));
  const open = asked.options.flatMap((option, index) => {
    const card = known.get(String(option['character']));
    return card ? [{ card, option: index, why: null }] : [];
  });
  const sets = new Set(open.map(({ card }) => card.set));
  const said = choosing;
  const others = [...known.values()].flatMap((card) => {
    if (open.some((one) => one.card === card) || !sets.has(card.set) || !isInGame(card, view)) return [];
    const holder = view.players.find(({ character }) => character?.id === card.id);
    const by = holder && (table.seats[holder.seat]?.name ?? words.table.seat(holder.seat + 1));
    return [{ card, option: null, why: by === undefined ? whyNot(card, view) : said.takenBy(by) }];
  });
  return [...open, ...others];
}

/** Leaders only where there may be one, and Boomer not without the Sympathizer. BG-UNI-47 */
function isInGame({ id, type }: ReferenceCard, { options, players }: View): boolean {
  if (type === 'cylon-leader') return options.cylonLeader === true && players.length > 1;
  return id !== boomer || options.noSympathizer !== true;
}

const boomer = 'sharon-valerii';
/** BG-VAR1P-02 */
const notAlone: readonly (string | undefined)[] = ['laura-roslin', boomer];

function whyNot({ id = '', version }: ReferenceCard, { players, options }: View): string {
  if (players.length === 1 && notAlone.includes(id)) return choosing.notAlone;
  if (players.length === 2 && id === boomer && options.cooperative !== true) return choosing.notForTwo; // BG-VAR2P-07
  const other = id.endsWith(ALTERNATE) ? id.slice(0, -ALTERNATE.length) : `${id}${ALTERNATE}`;
  const taken = version !== undefined && players.some(({ character }) => character?.id === other);
  return taken ? choosing.otherVersion : choosing.notNow; // BG-SETUP-35
}
const ALTERNATE = '-alternate';
