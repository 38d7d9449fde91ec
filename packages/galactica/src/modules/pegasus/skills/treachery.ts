/** Treachery cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { interrupts, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, condition, onlyIf } from '../../../core/effects/flow.ts';
import { lose } from '../../../core/effects/resources.ts';
import { place } from '../../../core/effects/ships.ts';
import { everybody } from '../../../core/effects/who.ts';
import { context } from '../../../core/engine/context.ts';
import { isInBrig } from '../../../core/rules/boards.ts';
import { activateHeavyRaiders } from '../../../core/rules/heavy-raiders.ts';
import { activateRaiders } from '../../../core/rules/raiders.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const byYourCommand: Effect = code(phrase('pegasus.by-your-command'), function* (g) {
  yield* activateRaiders(g);
  yield* activateHeavyRaiders(g, false); // BG-UNI-89
});

const godsPlan: Effect = code(phrase('pegasus.gods-plan'), function* (g, c) {
  const top = g.cards.top(zones.destiny);
  if (top === null || c.card === null) return;
  g.cards.move(top, zones.hand(c.you));
  g.cards.move(c.card, zones.destiny, 'top');
});

const humanInBrig = condition(phrase('pegasus.human-in-brig'), (g) => g.humans.some((seat) => isInBrig(g, seat)));

const sabotage = damageGalactica(1);

export const treacheryCards: readonly SkillEntry[] = [
  skill(
    'Broadcast Location',
    'pegasus',
    'treachery',
    { 1: 8 },
    {
      onlyIn: 'reckless',
      checkAbility: all(place('bow', { basestar: 1 }), place('stern', { civilian: 1 })),
    },
  ),
  skill(
    'By Your Command',
    'pegasus',
    'treachery',
    { 1: 4 },
    {
      onlyIn: 'reckless',
      checkAbility: byYourCommand,
    },
  ),
  skill(
    'Special Destiny',
    'pegasus',
    'treachery',
    { 2: 5 },
    {
      onlyIn: 'reckless',
      checkAbility: draw(everybody, 1, 'treachery'),
    },
  ),
  skill("God's Plan", 'pegasus', 'treachery', { 2: 3 }, { forCylons: true, movement: godsPlan }),
  skill(
    'Human Weakness',
    'pegasus',
    'treachery',
    { 3: 2 },
    {
      forCylons: true,
      action: onlyIf(humanInBrig, lose('highest', 1)),
    },
  ),
  skill(
    'Sabotage',
    'pegasus',
    'treachery',
    { 3: 4 },
    {
      forCylons: true,
      ...interrupts(phrase('pegasus.sabotage'), {
        window: 'treachery-discarded',
        once: 'turn',
        *respond(g, seat, _w, _choice, card) {
          yield* sabotage.run(g, context('skill', seat, { acting: true, card }));
        },
      }),
    },
  ),
];
