/** A board that nobody has printed, with a phase of its own: all that a new one takes is such a folder and a line. */
import { type BoundRecord, cell, type Rules, type Seat } from '@ragtag/kernel';
import { code } from '../../../src/core/effects/effect.ts';
import { choose } from '../../../src/core/engine/asking.ts';
import type { Module } from '../../../src/core/module.ts';
import { win } from '../../../src/core/rules/end-of-game.ts';
import { gain } from '../../../src/core/rules/resources.ts';
import type { Galactica } from '../../../src/core/state/galactica.ts';
import { phrase } from '../../../src/core/text/phrase.ts';

const cells = { starsSeen: cell() };

declare module '../../../src/core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../../src/core/state/terms.ts' {
  interface Boards {
    observatory: true;
  }
  interface Locations {
    dome: true;
    archive: true;
  }
  interface Phases {
    stargazing: true;
  }
  interface Endings {
    'earth-seen': true;
  }
}
declare module '../../../src/core/setup/options.ts' {
  interface Options {
    observatory: boolean;
  }
}

declare module '../../../src/core/vocabulary/questions.ts' {
  interface Questions {
    readonly stargazing: Asks<'nothing' | 'yes'>;
  }
}

/** As many stars as it takes to find Earth. */
const ALL_STARS = 100;

function* gaze(g: Galactica, seat: Seat): Rules<void> {
  const options = [{ type: 'nothing' }, { type: 'yes', text: phrase('observatory.look-up') }] as const;
  if ((yield* choose({ seat, kind: 'stargazing', options })).type === 'nothing') return;
  g.state.starsSeen += 1;
  if (g.state.starsSeen === ALL_STARS) win(g, 'humans', 'earth-seen');
}

const location = (id: 'dome' | 'archive', name: string) =>
  ({ id, name, set: 'base', board: 'observatory', side: 'human', hazardous: false, damageable: false }) as const;

export const observatory: Module = {
  name: 'observatory',
  place: 90,
  inUse: (configuration) => configuration.observatory,
  boards: [{ id: 'observatory', place: 90 }],
  locations: [
    {
      ...location('dome', 'Dome'),
      actions: [{ effect: code(phrase('observatory.dome'), (g) => gain(g, 'morale', 1)) }],
    },
    { ...location('archive', 'Archive'), countsAs: 'brig', actions: [] },
  ],
  cells,
  phases: [
    {
      id: 'stargazing',
      before: 'discard',
      comes: (g, seat) => g.isAt(seat, 'dome'),
      play: gaze,
      rules: [{ hooks: { handLimit: (_g, _owner, _seat, limit) => limit + 5 } }],
    },
  ],
  rules: () => [{ hooks: { cardsFromBrig: () => 3 } }],
  endings: ['earth-seen'],
  check({ state }, broken) {
    if (state.starsSeen < 0) broken('stars have gone out');
  },
  options: [
    {
      name: 'observatory',
      group: 'fleet',
      rules: [],
      default: false,
      shown: true,
    },
  ],
};
