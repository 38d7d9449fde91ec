/** Cards and windows with all that this game says of them. */
import type { ReferenceCard, ReferenceWindow } from '@ragtag/galactica/host';
import {
  type Looked,
  useCards as useAnyCards,
  useWindows as useAnyWindows,
} from '../../../shell/reference/reference.ts';

export function useCards(wanted = true): Looked<readonly ReferenceCard[]> {
  return useAnyCards(wanted) as Looked<readonly ReferenceCard[]>; // as this game's host tells them
}

export function useWindows(wanted = true): Looked<readonly ReferenceWindow[]> {
  return useAnyWindows(wanted) as Looked<readonly ReferenceWindow[]>; // as above
}

function useOneCard(wanted: boolean, isIt: (card: ReferenceCard) => boolean): ReferenceCard | null {
  const all = useCards(wanted);
  return all.state === 'here' ? (all.value.find(isIt) ?? null) : null;
}

/** A location by the game's name for it: `ftl-control`. */
export function useLocation(id: string | null): ReferenceCard | null {
  return useOneCard(id !== null, (card) => card.deck === 'location' && card.id === id);
}

/** A character by the game's name for it: `laura-roslin`. */
export function useCharacter(id: string | null): ReferenceCard | null {
  return useOneCard(id !== null, (card) => card.deck === 'character' && card.id === id);
}
