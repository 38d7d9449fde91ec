/** The components a game is set up from: every deck there is, less what its options leave out. */
import { type Configuration, type HouseRule, houseRuleNames } from '../setup/options.ts';
import type { LocationId } from '../state/terms.ts';
import { baseCharacters } from './characters/base.ts';
import { civilianShips } from './civilians.ts';
import { attackCrises } from './crises/attacks.ts';
import { daybreakAttacks, pegasusAttacks } from './crises/attacks-expansions.ts';
import { baseCrises } from './crises/base.ts';
import { superCrises } from './crises/super.ts';
import { destinations } from './destinations.ts';
import type { Content, FaceEntry, LocationEntry } from './entry.ts';
import { houseRules } from './house-rules.ts';
import { colonialOneLocations } from './locations/colonial-one.ts';
import { cylonLocations } from './locations/cylon.ts';
import { cylonFleetBoardLocations } from './locations/cylon-fleet-board.ts';
import { galacticaLocations } from './locations/galactica.ts';
import { pegasusLocations } from './locations/pegasus.ts';
import { loyaltyCards } from './loyalty.ts';
import { mutinyCards } from './mutiny.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skills/skills.ts';
import { titleCards } from './titles.ts';

/** Every printed card and hidden token, whatever the options. */
export const allFaces: readonly FaceEntry[] = [
  ...skillCards,
  ...baseCrises,
  ...attackCrises,
  ...pegasusAttacks,
  ...daybreakAttacks,
  ...superCrises,
  ...destinations,
  ...quorumCards,
  ...mutinyCards,
  ...loyaltyCards,
  ...civilianShips,
];
export const allLocations: readonly LocationEntry[] = [
  ...galacticaLocations,
  ...pegasusLocations,
  ...colonialOneLocations,
  ...cylonLocations,
  ...cylonFleetBoardLocations,
];
export const allCharacters = baseCharacters;

const made = new Map<string, Content>();

/** Made once per set of options and kept. */
export function contentFor(configuration: Configuration): Content {
  const house = houseRuleNames.filter((name) => configuration[name]);
  const key = `${configuration.cylonFleet} ${configuration.conflictedLoyalties} ${house}`;
  const content = made.get(key) ?? make(configuration, house);
  made.set(key, content);
  return content;
}

function make(configuration: Configuration, house: readonly HouseRule[]): Content {
  const faces: FaceEntry[] = [];
  const strengths: number[] = [];
  const counts: number[] = [];
  const add = (entry: FaceEntry, count: number, strength = 0): void => {
    faces.push(entry);
    strengths.push(strength);
    counts.push(count);
  };
  for (const entry of allFaces) {
    if (!inUse(entry, configuration)) continue;
    if (entry.deck !== 'skill') add(entry, entry.count);
    else for (const [strength, count] of Object.entries(entry.copies)) add(entry, count, Number(strength));
  }
  return {
    faces,
    strengths,
    counts,
    cardCount: counts.reduce((sum, count) => sum + count, 0),
    characters: allCharacters,
    // Every location has its entry: a test sees to that.
    locations: Object.fromEntries(allLocations.map((entry) => [entry.id, entry])) as Record<LocationId, LocationEntry>,
    titles: Object.fromEntries(
      titleCards.filter((entry) => inUse(entry, configuration)).map((entry) => [entry.title, entry]),
    ),
    houseRules: house.map((name) => houseRules[name]),
  };
}

/** Whether a component is used with these options. BG-SETUP-01..14, BG-ATTACKCARD-02..09 */
function inUse(
  { option, unusedInCombined }: Pick<FaceEntry, 'option' | 'unusedInCombined'>,
  { cylonFleet, conflictedLoyalties }: Configuration,
): boolean {
  if (option === undefined) return unusedInCombined !== true;
  return { 'cylon-attack': !cylonFleet, 'cylon-fleet': cylonFleet, 'conflicted-loyalties': conflictedLoyalties }[
    option
  ];
}
