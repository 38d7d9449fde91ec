/** All cards: a card's place in this list is its face. New cards are added at the end. */
import type { Face, Seat } from '@ragtag/kernel';
import type { Configuration } from '../setup/options.ts';
import type { Printed } from '../state/printed.ts';
import { baseCards as bases1 } from './bsg1/bases.ts';
import { eventCards as events1 } from './bsg1/events.ts';
import { missionCards as missions1 } from './bsg1/missions.ts';
import { personnelCards as personnelToF1 } from './bsg1/personnel-a-to-f.ts';
import { personnelCards as personnelFromG1 } from './bsg1/personnel-g-to-z.ts';
import { shipCards as ships1 } from './bsg1/ships.ts';
import { baseCards as bases2 } from './bsg2/bases.ts';
import { eventCards as events2 } from './bsg2/events.ts';
import { missionCards as missions2 } from './bsg2/missions.ts';
import { personnelCards as personnelToF2 } from './bsg2/personnel-a-to-f.ts';
import { personnelCards as personnelFromG2 } from './bsg2/personnel-g-to-z.ts';
import { shipCards as ships2 } from './bsg2/ships.ts';
import { numbered } from './card.ts';
import { promos } from './promos.ts';
import { isIn } from './revision.ts';

export const allCards: readonly Printed[] = [
  ...bases1,
  ...events1,
  ...missions1,
  ...personnelToF1,
  ...personnelFromG1,
  ...ships1,
  ...bases2,
  ...events2,
  ...missions2,
  ...personnelToF2,
  ...personnelFromG2,
  ...ships2,
  ...promos,
].map(numbered);

export const library: ReadonlyMap<string, Printed> = new Map(allCards.map((card) => [card.id, card]));

/** The cards of a revision: those a game made then can be played with. */
export function libraryOf(revision: number): ReadonlyMap<string, Printed> {
  const known = libraries.get(revision);
  if (known) return known;
  const made = new Map(allCards.filter(isIn(revision)).map((card) => [card.id, card]));
  libraries.set(revision, made);
  return made;
}
const libraries = new Map<number, ReadonlyMap<string, Printed>>();

function cardById(id: string): Printed {
  const found = library.get(id);
  if (!found) throw new RangeError(`there is no card '${id}'`);
  return found;
}

/** The faces of a seat's deck, the base first. */
export function facesOf({ decks }: Configuration, seat: Seat): Face[] {
  const deck = decks[seat];
  if (!deck) throw new RangeError(`seat ${seat} has no deck`);
  const faces = [cardById(deck.base).face];
  for (const [id, copies] of Object.entries(deck.cards)) {
    const { face } = cardById(id);
    for (let copy = 0; copy < copies; copy++) faces.push(face);
  }
  return faces;
}
