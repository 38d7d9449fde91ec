/** Treachery cards: those of Daybreak, all with a check ability, and those of Pegasus that they replace. BG-TREACHERY-01 */
import { draw, shuffleIntoDestiny } from '../../effects/cards.ts';
import { damageGalactica } from '../../effects/damage.ts';
import { code, type Effect } from '../../effects/effect.ts';
import { all, anyHuman, condition, onlyIf, pick, when } from '../../effects/flow.ts';
import { sendTo } from '../../effects/movement.ts';
import { lose } from '../../effects/resources.ts';
import { place } from '../../effects/ships.ts';
import { drawMutiny } from '../../effects/titles.ts';
import { chosen, current, everybody, humans } from '../../effects/who.ts';
import { context } from '../../rules/context.ts';
import { activateHeavyRaiders } from '../../rules/heavy-raiders.ts';
import { activateRaiders } from '../../rules/raiders.ts';
import { zones } from '../../state/zones.ts';
import type { SkillEntry } from '../entry.ts';
import { interrupts, skill } from './skill.ts';

const currentIsHuman = condition('the current player is human', (g) => !g.player(g.current).revealed);

const byYourCommand: Effect = code('activate raiders and heavy raiders, but no centurions', function* (g) {
  yield* activateRaiders(g);
  yield* activateHeavyRaiders(g, false); // BG-UNI-89
});

const godsPlan: Effect = code('exchange this card for the top card of the Destiny deck', function* (g, c) {
  const top = g.cards.top(zones.destiny);
  if (top === null || c.card === null) return;
  g.cards.move(top, zones.hand(c.you));
  g.cards.move(c.card, zones.destiny);
});

const humanInBrig = condition('a human player is in the Brig', (g) => g.humans.some((seat) => g.isAt(seat, 'brig')));
const sabotage = damageGalactica(1);

/** Left in the box when Daybreak's are used. */
const ofPegasus = { unusedInCombined: true } as const;

export const treacheryCards: readonly SkillEntry[] = [
  skill(
    'Broadcast Location',
    'pegasus',
    'treachery',
    { 1: 8 },
    {
      ...ofPegasus,
      onlyReckless: true,
      checkAbility: all(place('bow', { basestar: 1 }), place('stern', { civilian: 1 })),
    },
  ),
  skill(
    'By Your Command',
    'pegasus',
    'treachery',
    { 1: 4 },
    {
      ...ofPegasus,
      onlyReckless: true,
      checkAbility: byYourCommand,
    },
  ),
  skill(
    'Special Destiny',
    'pegasus',
    'treachery',
    { 2: 5 },
    {
      ...ofPegasus,
      onlyReckless: true,
      checkAbility: draw(everybody, 1, 'treachery'),
    },
  ),
  skill("God's Plan", 'pegasus', 'treachery', { 2: 3 }, { ...ofPegasus, forCylons: true, movement: godsPlan }),
  skill(
    'Human Weakness',
    'pegasus',
    'treachery',
    { 3: 2 },
    {
      ...ofPegasus,
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
      ...ofPegasus,
      forCylons: true,
      ...interrupts('when a human player discards a treachery card, once per turn: damage Galactica once', {
        window: 'treachery-discarded',
        possible: (g) => !g.turn.used.has('Sabotage'),
        *respond(g, seat, _w, _choice, card) {
          g.turn.used.add('Sabotage');
          yield* sabotage.run(g, context('skill', seat, { acting: true, card }));
        },
      }),
    },
  ),
  skill(
    'Bait',
    'daybreak',
    'treachery',
    { 0: 6 },
    {
      mutinyOnDiscard: true,
      checkAbility: place('stern', { civilian: 1 }),
    },
  ),
  skill(
    'Dradis Contact',
    'daybreak',
    'treachery',
    { 0: 6 },
    {
      mutinyOnDiscard: true,
      checkAbility: place('bow', { raider: 2 }),
    },
  ),
  skill(
    'Personal Vices',
    'daybreak',
    'treachery',
    { 3: 4 },
    {
      checkAbility: all(draw(humans, 1, 'treachery'), when(currentIsHuman, drawMutiny(current))),
    },
  ),
  skill('A Better Machine', 'daybreak', 'treachery', { 3: 4 }, { checkAbility: shuffleIntoDestiny(2) }),
  skill('Violent Outbursts', 'daybreak', 'treachery', { 4: 3 }, { checkAbility: sendTo('sickbay', current) }),
  skill(
    'Exploit a Weakness',
    'daybreak',
    'treachery',
    { 5: 3 },
    {
      checkAbility: pick('current', anyHuman, drawMutiny(chosen)),
    },
  ),
];
