/** Leadership cards. */
import { choose } from '@ragtag/kernel';
import { draw } from '../../effects/cards.ts';
import { countPositive, insteadOfPass, makeReckless, noAbilities, toCheck } from '../../effects/check.ts';
import { code, type Effect } from '../../effects/effect.ts';
import { all, another, anyHuman, both, each, pick, roll } from '../../effects/flow.ts';
import { gain, lose } from '../../effects/resources.ts';
import { chosen, humans } from '../../effects/who.ts';
import { takeAction } from '../../rules/action.ts';
import { context } from '../../rules/context.ts';
import { grantedMove } from '../../rules/movement.ts';
import { mayMakeReckless, mayRestoreOrder } from '../../rules/reckless.ts';
import { lose as loseResource } from '../../rules/resources.ts';
import { cardsOf, difficultyOf } from '../../rules/skill-check.ts';
import { window } from '../../rules/windows.ts';
import type { SkillEntry } from '../entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from './skill.ts';

const ORDER = 'Executive Order';

/** Another human player moves and acts, or acts twice; revealing with the first action loses the second. BG-CARD-05 */
const obey: Effect = code(
  'that player either may move and then may take 1 action, or may take 2 actions',
  function* (g, c) {
    g.turn.orderUsed = true; // BG-CARD-02
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
    if (!g.player(seat).revealed && g.player(seat).character === character) yield* takeAction(g, seat, { by: ORDER });
    yield* window(g, 'executive-order-done', { seat: c.you, target: seat });
  },
);

/** Revealed Cylons cannot be picked. BG-CARD-03, BG-CARD-04; alone at the table it cannot be played. BG-UNI-172 */
const order = pick('you', both(another, anyHuman), obey);
const executiveOrder: Effect = {
  ...order,
  possible: (g, c) => !g.turn.orderUsed && (order.possible?.(g, c) ?? true),
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
const ironWill: Effect = toCheck(
  'if the check fails by 4 or less, its fail result is left out; with a strength of 0 or less, lose 1 morale',
  (check, g) => {
    check.judgements.push(function* () {
      const strength = check.strength ?? 0;
      if (check.outcome === 'fail' && strength >= difficultyOf(check) - 4) check.failOff = true; // BG-CARD-06, 08, 09
      if (strength <= 0) yield* loseResource(g, 'morale', 1); // BG-CARD-07
    });
  },
);

const allHands: Effect = toCheck('add 1 to the strength for each card of strength 0 in the check', (check, g) => {
  check.bonuses.push(() => cardsOf(g, check).filter((card) => g.strength(card) === 0).length);
});

export const leadershipCards: readonly SkillEntry[] = [
  skill(ORDER, 'base', 'leadership', low, { action: executiveOrder }),
  skill('Declare Emergency', 'base', 'leadership', high, {
    ...interrupts('after the strength of a check is totalled: lower its difficulty by 2, once per check', {
      window: 'after-total',
      possible: (_g, _seat, { check }) => !check.used.has('Declare Emergency'),
      *respond(_g, _seat, { check }) {
        check.used.add('Declare Emergency');
        check.change -= 2; // BG-FAQ-23
      },
    }),
  }),
  skill('Major Victory', 'pegasus', 'leadership', fewLow, {
    ...interrupts('after you destroy a basestar or a centurion, once per turn: on a roll of 5 or more gain 1 morale', {
      window: 'target-destroyed',
      possible: (g, seat, { by }) => by === seat && !g.turn.used.has('Major Victory'),
      *respond(g, seat, _w, _choice, card) {
        g.turn.used.add('Major Victory');
        yield* majorVictory.run(g, context('skill', seat, { acting: true, card }));
      },
    }),
  }),
  skill('At Any Cost', 'pegasus', 'leadership', fewHigh, {
    reckless: true,
    ...beforeCheck(all(makeReckless, countPositive('treachery')), mayMakeReckless),
  }),
  skill('Iron Will', 'exodus', 'leadership', { 0: 3 }, { checkAbility: ironWill }),
  skill('State of Emergency', 'exodus', 'leadership', { 6: 1 }, { action: all(lose('food', 1), everybodyActs) }),
  skill('All Hands on Deck', 'daybreak', 'leadership', { 0: 2 }, { checkAbility: allHands }),
  skill('Restore Order', 'daybreak', 'leadership', { 3: 1, 4: 1 }, beforeCheck(noAbilities, mayRestoreOrder)),
  skill('Change of Plans', 'daybreak', 'leadership', { 5: 1 }, changeOfPlans()),
];

/** Also after a check passed outright. BG-CARD-01 */
function changeOfPlans() {
  const instead = each(humans, draw(chosen, 2, 'own'));
  return interrupts(
    'after a check is passed: in place of its pass result each human player draws 2 skill cards of the own skill set',
    {
      window: 'after-pass',
      *respond(g, seat, _w, _choice, card) {
        yield* insteadOfPass(instead).run(g, context('skill', seat, { acting: true, card }));
        return 'close';
      },
    },
  );
}
