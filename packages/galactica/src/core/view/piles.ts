/** The decks, and what lies on the discard piles. */
import type { Zone } from '@ragtag/kernel';
import type { ModulePiles } from '../content/decks.ts';
import type { Content } from '../content/entry.ts';
import { type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type CardView, type DeckView, deckView, knownCards, type TableCard, tableCards, topOf } from './cards.ts';
import type { Sight, Spread } from './sight.ts';
import { forEach } from './space.ts';

/** What is seen of piles with names, and of those of the skill cards by their types. */
type PilesView<N extends string, T> = Readonly<Record<N, T>> & { readonly skill: Readonly<Record<SkillType, T>> };

function piles<N extends string, T>(
  named: Readonly<Record<N, Zone>>,
  ofSkills: Readonly<Record<SkillType, Zone>>,
  look: (sight: Sight, zone: Zone) => T,
): Spread<PilesView<N, T>> {
  const names = Object.keys(named) as N[]; // the keys of the record
  return {
    zones: [...names.map((name) => named[name]), ...Object.values(ofSkills)],
    look: (sight) => ({
      ...forEach(names, (name) => look(sight, named[name])),
      skill: forEach(skillTypes, (type) => look(sight, ofSkills[type])),
    }),
  };
}

const namedDecks = {
  destiny: zones.destiny,
  crisis: zones.crisisDeck,
  superCrisis: zones.superCrisisDeck,
  destination: zones.destinationDeck,
  quorum: zones.quorumDeck,
  loyalty: zones.loyaltyDeck,
  notCylon: zones.notCylonDeck,
  unusedCylons: zones.unusedCylons,
};
const namedDiscards = {
  crisis: zones.crisisDiscard,
  superCrisis: zones.superCrisisDiscard,
  destination: zones.destinationDiscard,
  quorum: zones.quorumDiscard,
};
export type DecksView = PilesView<keyof typeof namedDecks | keyof ModulePiles, DeckView>;
export type DiscardsView = PilesView<keyof typeof namedDiscards | keyof ModulePiles, TableCard | null>;

interface Piles {
  /** BG-SECRET-18 */
  readonly decks: Spread<DecksView>;
  readonly discards: Spread<DiscardsView>;
}
const known = new WeakMap<Content, Piles>();

/** With those of modules; the same as long as the content is. */
export function pilesOf(content: Content): Piles {
  const made = known.get(content) ?? {
    decks: piles({ ...namedDecks, ...ofModules(content, 'deck') }, zones.skillDeck, deckView),
    discards: piles({ ...namedDiscards, ...ofModules(content, 'discard') }, zones.skillDiscard, topOf),
  };
  known.set(content, made);
  return made;
}

function ofModules({ decks }: Content, which: 'deck' | 'discard'): Readonly<Record<keyof ModulePiles, Zone>> {
  const shown = decks.flatMap(({ pile }) => (pile?.shown ? [[pile.shown, pile[which]] as const] : []));
  return Object.fromEntries(shown) as Record<keyof ModulePiles, Zone>; // whoever declares a name has a deck of it
}

/** Cards that lie open in play or out of it. */
export type OpenPiles = {
  readonly turnCrises: readonly CardView[];
  readonly inPlay: readonly CardView[];
  readonly travelled: readonly CardView[];
  readonly loyaltyDiscard: readonly TableCard[];
  readonly removed: readonly TableCard[];
};

export const openPiles: Spread<OpenPiles> = {
  zones: [zones.turnCrises, zones.inPlay, zones.travelled, zones.loyaltyDiscard, zones.removed],
  look: (sight) => ({
    turnCrises: knownCards(sight, zones.turnCrises),
    inPlay: knownCards(sight, zones.inPlay),
    travelled: knownCards(sight, zones.travelled),
    loyaltyDiscard: tableCards(sight, zones.loyaltyDiscard),
    removed: tableCards(sight, zones.removed),
  }),
};
