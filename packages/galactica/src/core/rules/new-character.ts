/** A new character for a player whose own was executed. */
import type { Rules, Seat } from '@ragtag/kernel';
import { chooseCharacter, legalCharacters, startCharacter } from '../setup/choose-character.ts';
import { addNotCylonAndShuffle, dealLoyalty } from '../setup/loyalty-deck.ts';
import { hasLoyalty } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { locationsInPlay } from './boards.ts';
import { win } from './end-of-game.ts';

/** Loyalty cards a sheet has coming, now or in the Sleeper phase. */
export function extraCards(g: Galactica, seat: Seat, when: 'setup' | 'sleeper'): number {
  let n = 0;
  for (const { hooks } of g.character(seat)?.abilities ?? []) n += hooks?.extraLoyaltyCards?.(g, seat, seat, when) ?? 0;
  return n;
}

/** What the executed character would still have been dealt goes to its player now. BG-EXEC-26, BG-TURNREF-27 */
export function cardsForLostCharacter(g: Galactica, seat: Seat): number {
  return g.state.sleeperPhaseDone ? 0 : extraCards(g, seat, 'sleeper');
}

/** Chooses, places and deals to a new character; `owed` loyalty cards come from the old one. */
export function* newCharacter(g: Galactica, seat: Seat, owed: number): Rules<void> {
  if (legalCharacters(g, seat, 'replacement').length === 0) win(g, 'cylons', 'no-character-left'); // BG-WIN-10, BG-END-06
  const player = g.player(seat);
  const { sleeperPhaseDone } = g.state;
  const { loyaltyRenewed } = g.content.variations;
  player.character = -1; // BG-EXEC-15
  player.place = 'off-board';
  player.stranded = 0;
  player.skipReceiveSkills = false;
  player.cylonDetectorBanned = sleeperPhaseDone; // BG-NEWCHAR-09
  yield* chooseCharacter(g, seat, 'replacement'); // BG-EXEC-17..20, BG-EXEC-24
  yield* start(g, seat);

  const late = extraCards(g, seat, 'sleeper');
  let extra = owed;
  // What the phase did to her would be done now. BG-NEWCHAR-02, BG-TURNREF-33
  if (sleeperPhaseDone) {
    for (const { hooks } of g.character(seat)?.abilities ?? [])
      if (hooks?.sleeperPhase) yield* hooks.sleeperPhase(g, seat);
  }
  if (!hasLoyalty(g, seat)) return; // BG-VAR2P-03, BG-COOP-02
  if (!sleeperPhaseDone) {
    addCards(g, late); // BG-NEWCHAR-01
    extra += addCards(g, extraCards(g, seat, 'setup')); // BG-NEWCHAR-08
  } else if (loyaltyRenewed) extra += addCards(g, late); // BG-NEWCHAR-03, BG-UNI-97
  yield* dealLoyalty(g, seat, (loyaltyRenewed ? addCards(g, 1) : 0) + extra); // BG-EXEC-25, BG-TURNREF-25
}

/** Each card to be dealt is paired with one put into the deck, so that it cannot run dry. */
function addCards(g: Galactica, n: number): number {
  for (let added = 0; added < n; added++) addNotCylonAndShuffle(g);
  return n;
}

/** Where the sheet says, or in Sickbay where that place is gone. BG-EXEC-17, BG-EXEC-22 */
function* start(g: Galactica, seat: Seat): Rules<void> {
  const own = g.character(seat)?.start;
  if (typeof own !== 'string' || locationsInPlay(g).includes(own)) {
    yield* startCharacter(g, seat);
    return;
  }
  const place = 'sickbay';
  g.player(seat).place = place;
  g.emit({ type: 'character-placed', seat, place });
}
