/** What the reference and standing orders list, from all modules there are. */
import { allCharacters, allFaces } from './content.ts';
import { momentsOf } from './core/components.ts';
import { type OrderChoice, orderChoicesOf } from './core/view/orders.ts';
import { type WindowEntry, windowsOf } from './core/view/windows.ts';
import { modules } from './registry.ts';

/** Every kind of window anything responds in. */
export function orderChoices(): OrderChoice[] {
  return orderChoicesOf(
    allFaces,
    allCharacters,
    modules.flatMap(({ rollPurposes = [] }) => rollPurposes),
    momentsOf(modules),
  );
}

/** Every kind of window in the order of a turn, then those that can open in several steps of it. */
export function windowCatalog(): WindowEntry[] {
  return windowsOf(allFaces, allCharacters, momentsOf(modules));
}
