/** What holds for whoever has aims of their own: they win by these, and go about among the humans. */
import type { Seat } from '@ragtag/kernel';
import type { Hooks } from '../../core/engine/hooks.ts';
import type { Standing } from '../../core/engine/sources.ts';
import { countsAsCylon, isInfiltrating, isLeader } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { hasAims, showAgendas, winsByAgenda } from './agenda-rules.ts';
import { endInfiltration, leaveHumans } from './infiltration.ts';
import { winsByMotives } from './motive-rules.ts';
import { agendaZones, motiveZones } from './zones.ts';

const comingBack: NonNullable<Hooks['actions']> = (g, _owner, seat) =>
  isInfiltrating(g, seat) ? [{ option: { type: 'end-infiltration' }, run: () => endInfiltration(g, seat) }] : [];

export const aimRules: Standing = {
  hooks: {
    actions: comingBack,
    resurrects: (g, _owner, seat) => leaveHumans(g, seat), // BG-INFIL-17, BG-TURNREF-36
    gameEnds: showAgendas,
    wins: (g, _owner, seat, winner) =>
      hasAims(g, seat) ? winsByMotives(g, seat, winner) || winsByAgenda(g, seat, winner) : null,
  },
};

/** Aims and infiltrating are for those known to be Cylons; motives for leaders only. */
export function checkAims(g: Galactica, broken: (what: string) => never): void {
  const held = (seat: Seat): number =>
    g.cards.count(motiveZones.facedown(seat)) + g.cards.count(motiveZones.faceup(seat));
  for (const seat of g.seats) {
    if (held(seat) > 0 && !isLeader(g, seat)) broken(`seat ${seat} has motives and is no Cylon Leader`);
    if (hasAims(g, seat) && !isInfiltrating(g, seat) && !countsAsCylon(g, seat))
      broken(`seat ${seat} has aims and is no Cylon`);
    if (isInfiltrating(g, seat) && !hasAims(g, seat)) broken(`seat ${seat} infiltrates without aims`);
    if (g.cards.count(agendaZones.held(seat)) > 1) broken(`seat ${seat} has several agendas`);
  }
}
