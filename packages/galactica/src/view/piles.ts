/** The decks, and what lies on the discard piles. */
import type { Zone } from '@ragtag/kernel';
import { type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type DeckView, deckView, type TableCard, topOf } from './cards.ts';
import type { Sight } from './sight.ts';
import { forEach } from './space.ts';

/** Piles by their names, and those of the skill cards by their types. */
interface Piles<N extends string> {
  readonly named: Readonly<Record<N, Zone>>;
  readonly names: readonly N[];
  readonly ofSkills: Readonly<Record<SkillType, Zone>>;
  readonly all: readonly Zone[];
}
type PilesView<N extends string, T> = Readonly<Record<N, T>> & { readonly skill: Readonly<Record<SkillType, T>> };

function piles<N extends string>(named: Record<N, Zone>, ofSkills: Record<SkillType, Zone>): Piles<N> {
  const names = Object.keys(named) as N[]; // the keys of the record
  return { named, names, ofSkills, all: [...names.map((name) => named[name]), ...Object.values(ofSkills)] };
}

const decks = piles(
  {
    destiny: zones.destiny,
    crisis: zones.crisisDeck,
    superCrisis: zones.superCrisisDeck,
    destination: zones.destinationDeck,
    quorum: zones.quorumDeck,
    mutiny: zones.mutinyDeck,
    loyalty: zones.loyaltyDeck,
    notCylon: zones.notCylonDeck,
    unusedCylons: zones.unusedCylons,
  },
  zones.skillDeck,
);
const discards = piles(
  {
    crisis: zones.crisisDiscard,
    superCrisis: zones.superCrisisDiscard,
    destination: zones.destinationDiscard,
    quorum: zones.quorumDiscard,
    mutiny: zones.mutinyDiscard,
  },
  zones.skillDiscard,
);

/** BG-SECRET-18 */
type DeckName = (typeof decks.names)[number];
export type DecksView = PilesView<DeckName, DeckView>;
type DiscardName = (typeof discards.names)[number];
export type DiscardsView = PilesView<DiscardName, TableCard | null>;

export function decksView(sight: Sight, open?: DecksView): DecksView {
  return pilesView<DeckName, DeckView>(sight, decks, deckView, open);
}

export function discardsView(sight: Sight, open?: DiscardsView): DiscardsView {
  return pilesView<DiscardName, TableCard | null>(sight, discards, topOf, open);
}

/** With what everybody sees of them, if that was made already. */
function pilesView<N extends string, T>(
  sight: Sight,
  { named, names, ofSkills, all }: Piles<N>,
  look: (sight: Sight, zone: Zone) => T,
  open?: PilesView<N, T>,
): PilesView<N, T> {
  if (open && !sight.moreOfAny(all)) return open;
  const seen: Record<N, T> = forEach(names, (name) => sight.in(named[name], open?.[name], look));
  return { ...seen, skill: forEach(skillTypes, (type) => sight.in(ofSkills[type], open?.skill[type], look)) };
}
