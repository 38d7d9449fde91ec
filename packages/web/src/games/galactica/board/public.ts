/** What everybody sees of the board, whoever looks. */
import type { AreaView, View } from '@ragtag/galactica';
import { areas } from './geometry.ts';

/** A view of which the board draws only what is public: the faces of civilian ships a viewer knows are left out. */
export function publicBoard(view: View): View {
  const facedown = (area: AreaView): AreaView => ({
    ...area,
    civilians: area.civilians.map(({ card }) => ({ card })),
  });
  return {
    ...view,
    ships: {
      ...view.ships,
      areas: Object.fromEntries(
        areas.map((area) => [area, facedown(view.ships.areas[area])]),
      ) as View['ships']['areas'], // every area
    },
  };
}
