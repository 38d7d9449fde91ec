/** Games of a few lines, for tests of one part of the kernel: a number, a few cards, and whatever rules are given. */
import { type Bound, cell, type Game, type Rules, record, type World, type ZoneSpec } from '@ragtag/kernel';

const fields = record({ score: cell() });
export type SketchFields = Bound<typeof fields>;
export type SketchWorld = World<SketchFields>;
export type Sketch = Game<null, SketchFields, SketchWorld>;

interface More {
  readonly players?: number;
  readonly cards?: number;
  readonly zones?: readonly ZoneSpec[];
  readonly version?: number;
}

export function sketch(
  play: (g: SketchWorld) => Rules,
  { players = 3, cards = 0, zones = [], version = 1 }: More = {},
): Sketch {
  return {
    name: 'sketch',
    version,
    configure: () => null,
    seats: () => players,
    shape: () => ({ fields, cards, zones }),
    create: (_, world) => world,
    play,
    view: (g) => ({ score: g.fields.score }),
    alike: () => 0,
  };
}

/** Options that are nothing but their names. */
export function named<const T extends string>(...types: readonly T[]): { readonly type: T }[] {
  return types.map((type) => ({ type }));
}
