import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { execute } from '../../../core/effects/cylons.ts';
import { destroyCivilian } from '../../../core/effects/damage.ts';
import { all, onlyIf } from '../../../core/effects/flow.ts';
import { jumpFleet, longWayAhead } from '../../../core/effects/jump.ts';
import { chosen } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { isInPlay } from '../../../core/rules/boards.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const INTOLERANT = 'Intolerant';
/** From here on a check in Admiral's Quarters is passed well enough. */
const WITHOUT_DOUBT = 10;

function* chooseBridge(g: Galactica, seat: Seat): Rules<void> {
  const { location } = yield* askOne({
    seat,
    kind: 'choose-location',
    rules: ['BG-CHAR-04'],
    context: { seat, why: 'start' },
    options: (['pegasus-cic', 'command'] as const)
      .filter((id) => isInPlay(g, id))
      .map((id) => ({ type: 'location' as const, location: id })),
  });
  g.player(seat).place = location;
  g.emit({ type: 'character-placed', seat, place: location });
}

// BG-CLAR-14, BG-CLAR-16
const blindJump = onlyIf(longWayAhead, all(destroyCivilian(2), jumpFleet({ blind: true })));

export const helenaCain: CharacterEntry = {
  id: 'helena-cain',
  name: 'Helena Cain',
  set: 'pegasus',
  since: 2,
  type: 'military-leader',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['leadership', 'tactics'] },
  ],
  canPilot: false,
  start: chooseBridge,
  setupText: 'Pegasus CIC or Command',
  succession: { president: 17, admiral: 1, cag: 11 },
  abilities: [
    {
      name: INTOLERANT,
      kind: 'positive',
      text: phrase('pegasus.intolerant'),
      inCheck: { insteadOfPass: execute(chosen) },
      responses: [
        {
          window: 'after-pass',
          once: 'check',
          possible: (_, __, { check }) =>
            check.location === 'admirals-quarters' && check.target !== null && (check.strength ?? 0) >= WITHOUT_DOUBT,
          *respond(_, __, { check }) {
            check.modifiers.push({ source: INTOLERANT, kind: 'later' });
          },
        },
      ],
    },
    { name: 'Blind Jump', kind: 'miracle', text: blindJump.text, action: blindJump },
    {
      name: 'Bent on Revenge',
      kind: 'negative',
      text: phrase('pegasus.bent-on-revenge'),
      hooks: {
        forbid: (_, owner, seat, what) =>
          owner === seat &&
          what.kind === 'activate' &&
          (what.location === 'ftl-control' || what.location === 'engine-room'),
      },
    },
  ],
};
