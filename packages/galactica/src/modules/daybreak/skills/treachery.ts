/** Treachery cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { all, anyHuman, condition, pick, when } from '../../../core/effects/flow.ts';
import { sendTo } from '../../../core/effects/movement.ts';
import { place } from '../../../core/effects/ships.ts';
import { chosen, current, humans, you } from '../../../core/effects/who.ts';
import { countsAsHuman } from '../../../core/state/allegiance.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { shuffleIntoDestiny } from '../../treachery/effects.ts';
import { drawMutiny } from '../effects.ts';

const currentIsHuman = condition(phrase('daybreak.current-is-human'), (g) => countsAsHuman(g, g.current));

export const treacheryCards: readonly SkillEntry[] = [
  skill(
    'Bait',
    'daybreak',
    'treachery',
    { 0: 6 },
    {
      onDiscard: drawMutiny(you),
      checkAbility: place('stern', { civilian: 1 }),
    },
  ),
  skill(
    'Dradis Contact',
    'daybreak',
    'treachery',
    { 0: 6 },
    {
      onDiscard: drawMutiny(you),
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
