/** The components of all modules there are. */
import { componentsOf } from './core/components.ts';
import { modules } from './registry.ts';

export const components = componentsOf(modules);
export const {
  faces: allFaces,
  locations: allLocations,
  locationIds: allLocationIds,
  characters: allCharacters,
  titles: allTitles,
  contentFor,
} = components;
