/** Before the game. CCG-SETUP-01 to -07 */
import type { Face, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { ask } from './asking.ts';
import { fleetDefenseLevel } from './cylon-phase.ts';
import { drawQuietly } from './decks.ts';
import { drawFirstPlayer } from './first-player.ts';

/** `facesOf` gives the printed cards of a seat's deck, the base first. */
export function* setUp(g: Ccg, facesOf: (seat: Seat) => readonly Face[]): Rules<void> {
  g.turn.phase = 'setup';
  for (const seat of g.seats) {
    const [base, ...cards] = facesOf(seat);
    if (base === undefined) throw new Error('a deck without a base');
    g.cards.createAll(cards, g.zone('deck', seat));
    g.cards.shuffle(g.zone('deck', seat)); // 1. CCG-SETUP-01
    g.cards.create(base, g.zone('resources', seat)); // 2. CCG-SETUP-02
    g.state.influence.set(seat, g.face(base).influence); // CCG-SETUP-07
  }
  const bases = g.seats.map((seat) => g.printed(g.baseOf(seat)).id);
  g.emit({ type: 'bases-revealed', bases, fleetDefense: fleetDefenseLevel(g) }); // 3. CCG-SETUP-03
  for (const seat of g.seats) drawQuietly(g, seat, handSize(g, seat)); // 4. CCG-SETUP-04
  drawFirstPlayer(g);
  for (const seat of g.players) yield* mayRedraw(g, seat); // 5. CCG-SETUP-05
}

/** CCG-ZONE-12 */
export function handSize(g: Ccg, seat: Seat): number {
  return g.printed(g.baseOf(seat)).handSize;
}

/** Once, and the whole hand. CCG-SETUP-05, CCG-SETUP-06 */
function* mayRedraw(g: Ccg, seat: Seat): Rules<void> {
  const options = [{ type: 'keep' }, { type: 'redraw' }] as const;
  const { type } = yield* ask({ seat, kind: 'redraw', rules: ['CCG-SETUP-05'], options });
  if (type === 'keep') return;
  const deck = g.zone('deck', seat);
  g.cards.moveAll(g.zone('hand', seat), deck);
  g.cards.shuffle(deck);
  g.emit({ type: 'redrew-hand', player: seat, count: handSize(g, seat) });
  drawQuietly(g, seat, handSize(g, seat));
}
