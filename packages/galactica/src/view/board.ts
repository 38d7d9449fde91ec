/** What lies open on the boards: made of cells alone. */
import type { Galactica } from '../state/galactica.ts';
import { type Board, galacticaDamage, pegasusDamage, resources, titles } from '../state/terms.ts';
import { forEach } from './space.ts';
import type { View } from './view.ts';

export type OpenBoard = Pick<
  View,
  | 'options'
  | 'boards'
  | 'turn'
  | 'objective'
  | 'sleeperPhaseDone'
  | 'nextJumpWins'
  | 'resources'
  | 'jumpTrack'
  | 'pursuit'
  | 'boarding'
  | 'titles'
  | 'mutineer'
  | 'nukes'
  | 'damaged'
  | 'destroyed'
>;

/** With all sets these are always there. */
const boards: readonly Board[] = ['galactica', 'pegasus', 'colonial-one', 'cylon-locations'];

export function openBoard(g: Galactica): OpenBoard {
  const { state } = g;
  return {
    options: {
      cylonFleet: g.configuration.cylonFleet,
      conflictedLoyalties: g.configuration.conflictedLoyalties,
    },
    boards: g.configuration.cylonFleet ? [...boards, 'cylon-fleet-board'] : boards,
    turn: {
      number: state.turnNumber,
      current: state.current,
      firstPlayer: state.firstPlayer,
      step: state.step,
    },
    objective: 'kobol', // BG-SETUP-53
    sleeperPhaseDone: state.sleeperPhaseDone,
    nextJumpWins: state.nextJumpWins,
    resources: forEach(resources, (resource) => state.resources[resource]),
    jumpTrack: state.jumpTrack,
    pursuit: state.pursuit,
    boarding: Array.from({ length: state.boarding.length }, (_, space) => state.boarding.get(space)),
    titles: forEach(titles, (title) => state[title]),
    mutineer: state.mutineer,
    nukes: { held: state.nukes.held, beside: state.nukes.beside },
    damaged: [...galacticaDamage, ...pegasusDamage].filter((location) => state.damaged[location]),
    destroyed: {
      colonialOne: state.colonialOneDestroyed,
      hub: state.hubDestroyed,
      pegasus: state.pegasusDestroyed,
    },
  };
}
