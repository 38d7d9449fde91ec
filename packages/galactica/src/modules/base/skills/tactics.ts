/** Tactics cards. */
import type { Seat } from '@ragtag/kernel';
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { scry } from '../../../core/effects/cards.ts';
import { later, makeReckless, noDestiny, toCheck } from '../../../core/effects/check.ts';
import { type Context, code, type Effect } from '../../../core/effects/effect.ts';
import { all, risk } from '../../../core/effects/flow.ts';
import { takeAction } from '../../../core/effects/movement.ts';
import { gain } from '../../../core/effects/resources.ts';
import { you } from '../../../core/effects/who.ts';
import { choose } from '../../../core/engine/asking.ts';
import { drawDestiny, leavingHand } from '../../../core/engine/decks.ts';
import { active } from '../../../core/engine/hooks.ts';
import { isModified } from '../../../core/engine/modifiers.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { activateLocation, canActivate } from '../../../core/rules/locations.ts';
import { gainMiracle } from '../../../core/rules/miracle.ts';
import { mayMakeReckless } from '../../../core/rules/reckless.ts';
import { addToCheckOpen, removeFromCheck } from '../../../core/rules/skill-check.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { ORDER } from './leadership.ts';

/** Shares its one use per turn with Executive Order. BG-CARD-02, BG-MOVEABILITY-07 */
const act = takeAction(you);
const criticalSituation: Effect = {
  text: act.text,
  *run(g, c) {
    g.turn.used.add(ORDER);
    yield* act.run(g, c);
  },
  possible: (g) => !g.turn.used.has(ORDER),
};

const planned = ['command', 'armory', 'weapons-control', 'communications'] as const satisfies readonly LocationId[];
const within = (g: Galactica, c: Context) =>
  planned.filter((one) => canActivate(g, c.you, one, { damagedToo: true, leaving: leavingHand(g, c) }));

const unorthodoxPlan: Effect = code(
  'activate Command, the Armory, Weapons Control or Communications from wherever you are, damaged or not',
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
  ...beforeCheck(
    later(
      'if it passes with a strength at least 4 above its printed difficulty, the current player gains a miracle token',
    ),
  ),
  inCheck: {
    *judge(g, check) {
      if (check.outcome !== 'pass' || check.strength === null) return;
      if (check.strength >= check.spec.difficulty + 4) yield* gainMiracle(g, g.current);
    },
  },
};

/** Their abilities join those still to be resolved. A check without Destiny cards gets none this way either. */
const trustInstincts: Effect = toCheck('add 2 Destiny cards face up to the check', (check, g) => {
  if (isModified(check, 'no-destiny')) return;
  for (const card of drawDestiny(g, 2, zones.checkOpen)) addToCheckOpen(g, check, card, null);
});

const nothing = { type: 'nothing' } as const;

/** The strength printed counts. BG-UNI-140 */
const quickThinking: Effect = code(
  'the current player may take 1 card of strength 3 or less, not a Quick Thinking, from the check into the hand',
  function* (g) {
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
  },
);

const scouted = (g: Galactica, seat: Seat): number =>
  active(g, 'cardsScouted').reduce((n, { hook, owner }) => hook(g, owner, seat, n), 1);

export const tacticsCards: readonly SkillEntry[] = [
  skill('Launch Scout', 'base', 'tactics', low, {
    action: risk('raptor', 1, 3, scry('you', ['crisis', 'destination'], 1, scouted)),
  }),
  skill('Strategic Planning', 'base', 'tactics', high, {
    ...interrupts('before a die is rolled: add 2 to the result, once per roll', {
      window: 'before-roll',
      once: 'roll',
      possible: (_g, _seat, { roll }) => roll.set === null,
      *respond(_g, _seat, { roll }) {
        roll.modifiers.push({ source: 'Strategic Planning', amount: 2 });
      },
    }),
  }),
  skill('Guts and Initiative', 'pegasus', 'tactics', fewLow, {
    reckless: true,
    ...beforeCheck(all(makeReckless, noDestiny), mayMakeReckless),
  }),
  skill('Critical Situation', 'pegasus', 'tactics', fewHigh, { movement: criticalSituation }),
  skill('Scout for Fuel', 'exodus', 'tactics', { 6: 1 }, { action: risk('raptor', 1, 4, gain('fuel', 1)) }),
  skill('Trust Instincts', 'exodus', 'tactics', { 0: 3 }, { checkAbility: trustInstincts }),
  skill('Quick Thinking', 'daybreak', 'tactics', { 0: 2 }, { checkAbility: quickThinking }),
  skill('Unorthodox Plan', 'daybreak', 'tactics', { 3: 1, 4: 1 }, { action: unorthodoxPlan }),
  skill('A Second Chance', 'daybreak', 'tactics', { 5: 1 }, secondChance),
];
