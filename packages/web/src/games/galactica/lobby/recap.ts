/** How a game is set up, in a few words each. */
import type { Plain } from '@ragtag/kernel';
import { words } from '../words/lobby-words.ts';
import { type Box, boxes, boxesIn, sameBoxes } from './boxes.ts';

/** As much of a configuration as is told in a few words. */
export interface Known {
  readonly sets?: readonly string[];
  readonly cylonFleet?: boolean;
  readonly conflictedLoyalties?: boolean;
  readonly fewerCrises?: boolean;
  readonly cylonLeader?: boolean;
  readonly noSympathizer?: boolean;
  readonly sympatheticCylon?: boolean;
  readonly characters?: readonly string[] | null;
  readonly players?: number;
  readonly cooperative?: boolean;
  readonly easierForHumans?: boolean;
  readonly easierForCylons?: boolean;
}

export function recap(configuration: Plain): readonly string[] {
  const known = configuration as Known; // as the game made it
  const { sets, cylonFleet, fewerCrises, conflictedLoyalties, cylonLeader, characters } = known;
  const taken = boxesIn(sets && [...sets]);
  const said = words.setup.recap;
  return [
    recapOfBoxes(taken),
    cylonFleet ? said.cylonFleet : fewerCrises ? said.fewerAttacks : said.attackCards,
    ...(conflictedLoyalties === false && taken.includes('exodus') ? [said.plainLoyalties] : []),
    ...(cylonLeader ? [said.cylonLeader] : []),
    ...(known.noSympathizer ? [said.noSympathizer] : []),
    ...(known.sympatheticCylon ? [said.sympatheticCylon] : []),
    ...recapOfVariants(known),
    ...(characters ? [said.charactersSet] : []),
  ];
}

function recapOfVariants({ players, cooperative, easierForHumans, easierForCylons }: Known): readonly string[] {
  const said = words.setup.recap;
  return [
    ...(players === 1 ? [said.alone] : []),
    ...(cooperative ? [said.cooperative] : players === 2 ? [said.twoPlayers] : []),
    ...(easierForHumans ? [said.easierForHumans] : []),
    ...(easierForCylons ? [said.easierForCylons] : []),
  ];
}

function recapOfBoxes(taken: readonly Box[]): string {
  const { boxes: called, recap: said } = words.shelf;
  if (sameBoxes(taken, boxes)) return said.all;
  return taken.length === 1 ? said.base : words.listed(taken.map((box) => called[box].name));
}
