/** Raptors and assault raptors. An assault raptor counts as a viper and never as a raptor. BG-RAPTOR-06, BG-RAPTOR-07 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas } from '../state/terms.ts';
import { moveCharacter } from './hazardous-locations.ts';

/** BG-RAPTOR-04 */
export function canGainAssaultRaptor(g: Galactica): boolean {
  return g.state.raptors.reserve > 0 && g.state.vipers['assault-raptor'].beside > 0;
}

/** A raptor of the Reserves is rebuilt; without one, or with no assault raptor left, nothing is. BG-RAPTOR-03..05 */
export function gainAssaultRaptor(g: Galactica): void {
  if (!canGainAssaultRaptor(g)) return;
  destroyRaptors(g, 1);
  const ships = g.state.vipers['assault-raptor'];
  ships.beside -= 1;
  ships.reserve += 1;
  g.emit({ type: 'assault-raptor-gained' });
}

/** Raptors of the Reserves, as many as there are. */
export function destroyRaptors(g: Galactica, n: number): void {
  const { raptors } = g.state;
  const lost = Math.min(n, raptors.reserve);
  if (lost === 0) return;
  raptors.reserve -= lost;
  raptors.destroyed += lost;
  g.emit({ type: 'raptor-destroyed', n: lost });
}

export function regainRaptors(g: Galactica, n: number): void {
  const { raptors } = g.state;
  const back = Math.min(n, raptors.destroyed);
  if (back === 0) return;
  raptors.destroyed -= back;
  raptors.reserve += back;
  g.emit({ type: 'raptor-regained', n: back });
}

/** At a jump each assault raptor in space may stay: its pilot decides, the current player for unmanned ones. BG-JUMP-06, BG-JUMP-07 */
export function* stayOrReturn(g: Galactica): Rules<void> {
  for (const seat of g.seatsFrom(g.current)) {
    const { ship, area } = g.player(seat);
    if (ship !== 'assault-raptor') continue;
    if (yield* returns(seat, { area, pilot: seat })) yield* moveCharacter(g, seat, 'hangar-deck');
  }
  const ships = g.state.vipers['assault-raptor'];
  for (const area of areas) {
    for (let left = ships.space[area]; left > 0; left--) {
      if (!(yield* returns(g.current, { area, pilot: null }))) continue;
      ships.space[area] -= 1;
      ships.reserve += 1;
      g.emit({ type: 'viper-returned', ship: 'assault-raptor', from: area });
    }
  }
}

function* returns(seat: Seat, about: { area: Area; pilot: Seat | null }): Rules<boolean> {
  const options = [{ type: 'stay' as const }, { type: 'return' as const }];
  const rules = ['BG-JUMP-06', 'BG-JUMP-07'];
  const picked = yield* choose({ seat, kind: 'assault-raptor-at-jump', rules, options, context: about });
  return picked.type === 'return';
}
