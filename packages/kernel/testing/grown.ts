/** Games as a later version might have them: with more in their state that the games already stored do not use. */
import type { Game, Shape } from '../src/game.ts';
import { cell, flag, oneOf, optional, record, rows } from '../src/state.ts';
import { zoneKinds } from '../src/zones.ts';

const before = record({ aNewFlag: flag(), aNewNumber: cell(7), aNewWord: oneOf(['calm', 'storm']) });
const after = rows(9, { aNewSeat: optional(cell()), aNewMark: optional(oneOf(['red', 'blue'])) });
const MORE_CARDS = 120;

/** The same game with new cells before and after its own, a new deck with its discard pile, and room for its cards. */
export function grown<C, F, G>(game: Game<C, F, G>): Game<C, F, G> {
  const shapes = new WeakMap<Shape<F>, Shape<F>>();
  return {
    ...game,
    shape(configuration) {
      const shape = game.shape(configuration);
      const known = shapes.get(shape) ?? grownShape(shape);
      shapes.set(shape, known);
      return known;
    },
  };
}

function grownShape<F>(shape: Shape<F>): Shape<F> {
  const { fields, zones, cards, faces } = shape;
  return {
    cards: cards + MORE_CARDS,
    zones: [...zones, zoneKinds.deck('a new deck'), zoneKinds.open('a new discard pile')],
    ...(faces ? { faces: [...faces, 'a new card', 'another new card'] } : {}),
    fields: {
      kind: 'composite',
      size: before.size + fields.size + after.size,
      bind: (store, at) => fields.bind(store, at + before.size),
      layOut(layout, at, path) {
        before.layOut(layout, at, `${path}.new`);
        fields.layOut(layout, at + before.size, path);
        after.layOut(layout, at + before.size + fields.size, `${path}.newer`);
      },
    },
  };
}
