/** Leadership cards. */

import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { countPositive, later, makeReckless, noAbilities } from '../../../core/effects/check.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, another, anyHuman, both, each, pick, roll } from '../../../core/effects/flow.ts';
import { gain, lose } from '../../../core/effects/resources.ts';
import { chosen, humans } from '../../../core/effects/who.ts';
import { choose } from '../../../core/engine/asking.ts';
import { context } from '../../../core/engine/context.ts';
import { window } from '../../../core/engine/windows.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { grantedMove } from '../../../core/rules/movement.ts';
import { mayMakeReckless, mayRestoreOrder } from '../../../core/rules/reckless.ts';
import { lose as loseResource } from '../../../core/rules/resources.ts';
import { difficultyOf } from '../../../core/rules/skill-check.ts';
import { countsAsHuman } from '../../../core/state/allegiance.ts';

/** Its one use per turn is shared. BG-CARD-02, BG-MOVEABILITY-07 */
export const ORDER = 'Executive Order';

/** Another human player moves and acts, or acts twice; revealing with the first action loses the second. BG-CARD-05 */
const obey: Effect = code(
  'that player either may move and then may take 1 action, or may take 2 actions',
  function* (g, c) {
    g.turn.used.add(ORDER); // BG-CARD-02
    const seat = c.chosen;
    if (seat === null) return;
    const { type } = yield* choose({
      seat,
      kind: 'executive-order',
      rules: ['BG-CARD-02'],
      context: { by: c.you },
      options: [{ type: 'move-and-act' }, { type: 'act-twice' }],
    });
    const character = g.player(seat).character;
    if (type === 'move-and-act') yield* grantedMove(g, seat);
    else yield* takeAction(g, seat, { by: ORDER });
    if (countsAsHuman(g, seat) && g.player(seat).character === character) yield* takeAction(g, seat, { by: ORDER });
    yield* window(g, 'executive-order-done', { seat: c.you, target: seat });
  },
);

/** Revealed Cylons cannot be picked. BG-CARD-03, BG-CARD-04; alone at the table it cannot be played. BG-UNI-172 */
const order = pick('you', both(another, anyHuman), obey);
const executiveOrder: Effect = {
  ...order,
  possible: (g, c) => !g.turn.used.has(ORDER) && (order.possible?.(g, c) ?? true),
};

/** Everybody, Cylon players too, to the end whatever happens on the way. BG-CARD-12, BG-CARD-13 */
const everybodyActs: Effect = code('each player, you first, may move or take 1 action', function* (g, c) {
  for (const seat of g.seatsFrom(c.you)) {
    const { type } = yield* choose({
      seat,
      kind: 'move-or-act',
      rules: ['BG-CARD-12'],
      options: [{ type: 'move' }, { type: 'act' }, { type: 'nothing' }],
    });
    if (type === 'move') yield* grantedMove(g, seat);
    else if (type === 'act') yield* takeAction(g, seat, { by: 'State of Emergency', anyway: true });
  }
});

const majorVictory = roll(5).orMore(gain('morale', 1));

/** Judged when pass or fail is determined, against the difficulty as it then is. BG-CARD-06..09 */
const ironWill: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later(
    'if the check fails by 4 or less, its fail result is left out; with a strength of 0 or less, lose 1 morale',
  ),
  inCheck: {
    *judge(g, check) {
      const strength = check.strength ?? 0;
      // BG-CARD-06, 08, 09
      if (check.outcome === 'fail' && strength >= difficultyOf(check) - 4) {
        check.modifiers.push({ source: 'Iron Will', kind: 'no-fail' });
      }
      if (strength <= 0) yield* loseResource(g, 'morale', 1); // BG-CARD-07
    },
  },
};

const allHands: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later('add 1 to the strength for each card of strength 0 in the check'),
  inCheck: { strength: (g, check) => cardsOf(g, check).filter((card) => g.strength(card) === 0).length },
};

export const leadershipCards: readonly SkillEntry[] = [
  skill(ORDER, 'base', 'leadership', low, { action: executiveOrder }),
  skill('Declare Emergency', 'base', 'leadership', high, {
    ...interrupts('after the strength of a check is totalled: lower its difficulty by 2, once per check', {
      window: 'after-total',
      once: 'check',
      *respond(_g, _seat, { check }) {
        check.modifiers.push({ source: 'Declare Emergency', kind: 'difficulty', amount: -2 }); // BG-FAQ-23
      },
    }),
  }),
  skill('Major Victory', 'pegasus', 'leadership', fewLow, {
    ...interrupts('after you destroy a basestar or a centurion, once per turn: on a roll of 5 or more gain 1 morale', {
      window: 'target-destroyed',
      once: 'turn',
      possible: (_g, seat, { by }) => by === seat,
      *respond(g, seat, _w, _choice, card) {
        yield* majorVictory.run(g, context('skill', seat, { acting: true, card }));
      },
    }),
  }),
  skill('At Any Cost', 'pegasus', 'leadership', fewHigh, {
    reckless: true,
    ...beforeCheck(all(makeReckless, countPositive('treachery')), mayMakeReckless),
  }),
  skill('Iron Will', 'exodus', 'leadership', { 0: 3 }, ironWill),
  skill('State of Emergency', 'exodus', 'leadership', { 6: 1 }, { action: all(lose('food', 1), everybodyActs) }),
  skill('All Hands on Deck', 'daybreak', 'leadership', { 0: 2 }, allHands),
  skill('Restore Order', 'daybreak', 'leadership', { 3: 1, 4: 1 }, beforeCheck(noAbilities, mayRestoreOrder)),
  skill('Change of Plans', 'daybreak', 'leadership', { 5: 1 }, changeOfPlans()),
];

/** Also after a check passed outright. BG-CARD-01 */
function changeOfPlans() {
  return {
    ...interrupts(
      'after a check is passed: in place of its pass result each human player draws 2 skill cards of the own skill set',
      {
        window: 'after-pass',
        *respond(_g, _seat, { check }) {
          check.modifiers.push({ source: 'Change of Plans', kind: 'later' });
          return 'close';
        },
      },
    ),
    inCheck: { insteadOfPass: each(humans, draw(chosen, 2, 'own')) },
  };
}
