/** Tactics cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, skill } from '../../../core/content/skill.ts';
import { later } from '../../../core/effects/check.ts';
import { type Context, code, type Effect } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/engine/asking.ts';
import { leavingHand } from '../../../core/engine/decks.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { activateLocation, canActivate } from '../../../core/rules/locations.ts';
import { gainMiracle } from '../../../core/rules/miracle.ts';
import { removeFromCheck } from '../../../core/rules/skill-check.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

const planned = ['command', 'armory', 'weapons-control', 'communications'] as const satisfies readonly LocationId[];

const within = (g: Galactica, c: Context) =>
  planned.filter((one) => canActivate(g, c.you, one, { damagedToo: true, leaving: leavingHand(g, c) }));

const unorthodoxPlan: Effect = code(
  phrase('daybreak.unorthodox-plan'),
  function* (g, c) {
    const options = within(g, c).map((location) => ({ type: 'location' as const, location }));
    if (options.length === 0) return;
    const picked = yield* choose({ seat: c.you, kind: 'choose-location', options });
    yield* activateLocation(g, c.you, picked.location);
  },
  (g, c) => within(g, c).length > 0,
);

/** Judged when pass or fail is determined, against the printed difficulty. BG-UNI-141 */
const secondChance: Pick<SkillEntry, 'text' | 'responses' | 'inCheck'> = {
  ...beforeCheck(later(phrase('daybreak.second-chance'))),
  inCheck: {
    *judge(g, check) {
      if (check.outcome !== 'pass' || check.strength === null) return;
      if (check.strength >= check.spec.difficulty + 4) yield* gainMiracle(g, g.current);
    },
  },
};

const nothing = { type: 'nothing' } as const;

/** The strength printed counts. BG-UNI-140 */
const quickThinking: Effect = code(phrase('daybreak.quick-thinking'), function* (g) {
  const { check } = g;
  if (!check) return;
  const options = cardsOf(g, check)
    .filter((card) => g.strength(card) <= 3 && g.entry(card).name !== 'Quick Thinking')
    .map((card) => ({ type: 'card' as const, card, name: g.entry(card).name, strength: g.strength(card) }));
  if (options.length === 0) return;
  const picked = yield* choose({
    seat: g.current,
    kind: 'take-from-check',
    rules: ['BG-ABILITY-07'],
    options: [nothing, ...options],
  });
  if ('card' in picked) removeFromCheck(g, check, picked.card, g.current);
});

export const tacticsCards: readonly SkillEntry[] = [
  skill('Quick Thinking', 'daybreak', 'tactics', { 0: 2 }, { checkAbility: quickThinking }),
  skill('Unorthodox Plan', 'daybreak', 'tactics', { 3: 1, 4: 1 }, { action: unorthodoxPlan }),
  skill('A Second Chance', 'daybreak', 'tactics', { 5: 1 }, secondChance),
];
