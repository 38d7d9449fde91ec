/** The view of a table of this game, and what is counted from it. */
import type { View } from '@ragtag/ccg';
import type { Plain } from '@ragtag/kernel';
import { type CardFacts, factsOf } from '../cards/facts.ts';

export type { View } from '@ragtag/ccg';
export type PlayerView = View['players'][number];
export type FleetCard = PlayerView['alert'][number];
export type ResourceStack = PlayerView['stacks'][number];

export function viewOf({ view }: { readonly view: Plain }): View {
  return view as unknown as View; // the server knows games' views as plain data
}

/** Players in turn order, the first player first. CCG-FIRST-05 */
export function inTurnOrder({ players, first }: View): readonly PlayerView[] {
  return [...players.slice(first), ...players.slice(0, first)];
}

export interface Prospects {
  /** From others, if nobody defends. */
  readonly take: number;
  /** With Manipulate, and by a mission. */
  readonly gain: number;
}

/**
 * What a player could do in the next turn with what lies open: whoever lies face up stands by then, whoever is face down does
 * not yet. CCG-TURN-02, CCG-TURN-03
 */
export function nextTurn({ alert, reserve, persistent }: PlayerView): Prospects {
  const standing = [...alert, ...reserve].filter(({ exhausted }) => !exhausted);
  const units = standing.filter(({ id, keywords }) => factsOf(id).type !== 'mission' && !keywords.includes('Vision'));
  const sum = (cards: readonly FleetCard[]) => cards.reduce((total, { power }) => total + Math.max(0, power), 0);
  const missions = [...standing.filter(({ id }) => factsOf(id).type === 'mission'), ...persistent];
  // One mission may be resolved in a phase. CCG-MISSION-05
  const byMission = Math.max(0, ...missions.map(({ id }) => gainOf(factsOf(id))));
  return { take: sum(units), gain: sum(units.filter(({ keywords }) => keywords.includes('Manipulate'))) + byMission };
}

/** As the card says it. */
function gainOf({ lines }: CardFacts): number {
  return Math.max(0, ...lines.map((line) => Number(/\bgain (\d+) influence/i.exec(line)?.[1] ?? 0)));
}
