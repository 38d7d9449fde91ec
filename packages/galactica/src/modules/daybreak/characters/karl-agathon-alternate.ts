import type { Rules, Seat } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { all } from '../../../core/effects/flow.ts';
import { gain, pay } from '../../../core/effects/resources.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { context } from '../../../core/engine/context.ts';
import type { SkillPlan } from '../../../core/engine/hooks.ts';
import { boardOf, isLocation } from '../../../core/rules/boards.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const FAMILY = 'Family Commitments';

const rescue = all(pay('fuel', 1), gain('population', 2));

function isHome(g: Galactica, seat: Seat): boolean {
  const { place } = g.player(seat);
  return isLocation(place) && boardOf(g, place) === 'galactica';
}

/** One card less of a type that he names. */
function* oneLess(seat: Seat, plan: SkillPlan): Rules<SkillPlan> {
  const options = plan.flatMap(({ n, of }, index) =>
    n > 0 ? [{ type: 'effect' as const, index, text: phrase('daybreak.one-card-less', { types: of }) }] : [],
  );
  if (options.length === 0) return plan;
  const about = { source: 'sheet', name: FAMILY } as const;
  const { index } = yield* askOne({ seat, kind: 'choose-effect', context: about, options });
  return plan.map((part, at) => (at === index ? { ...part, n: part.n - 1 } : part));
}

export const karlAgathonAlternate: CharacterEntry = {
  id: 'karl-agathon-alternate',
  name: 'Karl "Helo" Agathon',
  version: 'alternate',
  alternateOf: 'karl-agathon',
  set: 'daybreak',
  since: 2,
  type: 'pilot',
  skills: [
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
    { n: 1, of: ['piloting'] },
  ],
  canPilot: true,
  start: 'admirals-quarters',
  setupText: "Admiral's Quarters",
  succession: { president: 20, admiral: 10, cag: 4 },
  abilities: [
    {
      name: 'Raptor Pilot',
      kind: 'positive',
      text: phrase('daybreak.raptor-pilot'),
      hooks: { cardsScouted: (_, owner, seat, n) => (owner === seat ? Math.max(2, n) : n) },
    },
    {
      name: 'No One Gets Left Behind',
      kind: 'miracle',
      text: phrase('daybreak.no-one-gets-left-behind'),
      responses: [
        {
          window: 'removing-ships',
          possible: (g) => g.state.resources.fuel > 0,
          *respond(g, seat) {
            yield* rescue.run(g, context('sheet', seat));
          },
        },
      ],
    },
    {
      name: FAMILY,
      kind: 'negative',
      text: phrase('daybreak.family-commitments'),
      hooks: {
        *receiveSkills(g, owner, seat, plan) {
          return owner === seat && !isHome(g, seat) ? yield* oneLess(seat, plan) : plan;
        },
      },
    },
  ],
};
