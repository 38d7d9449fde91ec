/** Agenda Cards: one for whoever wins by it, seen by nobody else until the game is over. */
import { type Card, EVERYBODY, type Seat } from '@ragtag/kernel';
import { isLeader } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Side } from '../../core/state/terms.ts';
import type { AgendaEntry } from './aims.ts';
import { leaderOf } from './motive-rules.ts';
import { agendaZones } from './zones.ts';

function agendaEntry(g: Galactica, card: Card): AgendaEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'agenda') throw new TypeError(`'${entry.name}' is no Agenda Card`);
  return entry;
}

/** Wins by aims of their own: a Cylon Leader, and whoever has been dealt an agenda since. BG-UNI-52, BG-UNI-62, BG-END-22 */
export function hasAims(g: Galactica, seat: Seat): boolean {
  return isLeader(g, seat) || g.cards.count(agendaZones.held(seat)) > 0;
}

/** With an even number of players the leader's is a sympathetic one, with an odd number a hostile one. BG-UNI-58..61 */
export function dealLeadersAgenda(g: Galactica): void {
  const seat = leaderOf(g);
  if (seat !== null) dealAgenda(g, seat, g.seats.length % 2 === 0 ? 'sympathetic' : 'hostile');
}

/** At random. BG-UNI-51, BG-UNI-58 */
export function dealAgenda(g: Galactica, seat: Seat, kind: AgendaEntry['kind']): void {
  const card = g.cards.draw(agendaZones[kind], agendaZones.held(seat));
  if (card !== null) g.emitWith({ type: 'agenda-dealt', seat }, { name: g.entry(card).name });
}

/** Shown when the game is over, not before. BG-UNI-63, BG-UNI-64 */
export function showAgendas(g: Galactica): void {
  for (const seat of g.seats) {
    for (const card of g.cards.list(agendaZones.held(seat))) {
      g.cards.show(card, EVERYBODY);
      const { name, side } = agendaEntry(g, card);
      g.emit({ type: 'agenda-shown', seat, name, side });
    }
  }
}

/** BG-UNI-62 */
export function winsByAgenda(g: Galactica, seat: Seat, winner: Side): boolean {
  return g.cards.list(agendaZones.held(seat)).some((card) => {
    const { side, met } = agendaEntry(g, card);
    return side === winner && met(g, seat);
  });
}
