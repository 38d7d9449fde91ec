/** Leadership cards. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { another, anyHuman, both, pick } from '../../../core/effects/flow.ts';
import { choose } from '../../../core/engine/asking.ts';
import { window } from '../../../core/engine/windows.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { grantedMove } from '../../../core/rules/movement.ts';
import { countsAsHuman } from '../../../core/state/allegiance.ts';
import { phrase } from '../../../core/text/phrase.ts';

/** Its one use per turn is shared. BG-CARD-02, BG-MOVEABILITY-07 */
export const ORDER = 'Executive Order';

/** Another human player moves and acts, or acts twice; revealing with the first action loses the second. BG-CARD-05 */
const obey: Effect = code(phrase('base.obey'), function* (g, c) {
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
});

/** Revealed Cylons cannot be picked. BG-CARD-03, BG-CARD-04; alone at the table it cannot be played. BG-UNI-172 */
const order = pick('you', both(another, anyHuman), obey);

const executiveOrder: Effect = {
  ...order,
  possible: (g, c) => !g.turn.used.has(ORDER) && (order.possible?.(g, c) ?? true),
};

export const leadershipCards: readonly SkillEntry[] = [
  skill(ORDER, 'base', 'leadership', low, { action: executiveOrder }),
  skill('Declare Emergency', 'base', 'leadership', high, {
    ...interrupts(phrase('base.declare-emergency'), {
      window: 'after-total',
      once: 'check',
      *respond(_g, _seat, { check }) {
        check.modifiers.push({ source: 'Declare Emergency', kind: 'difficulty', amount: -2 }); // BG-FAQ-23
      },
    }),
  }),
];
