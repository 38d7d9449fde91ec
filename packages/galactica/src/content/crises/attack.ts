/** What Cylon attack cards of all sets have in common. */
import type { Rules } from '@ragtag/kernel';
import { code, type Effect } from '../../effects/effect.ts';
import { attackCardEnds } from '../../rules/cylon-attack-card.ts';
import type { Hooks } from '../../rules/hooks.ts';
import type { ExpansionSet } from '../../state/terms.ts';
import type { Phrase } from '../../text/phrase.ts';
import type { AttackSpec, CrisisEntry } from '../entry.ts';
import { crisis } from './crisis.ts';

/** It has no icons at its foot. BG-UNI-104 */
export function attack(name: string, spec: AttackSpec, set: ExpansionSet = 'base'): CrisisEntry {
  return crisis(name, { set, option: 'cylon-attack', attack: spec, activation: [] });
}

/** A rule in force while the card lies there: nothing happens at once. */
export function standing(rule: Phrase): Effect {
  return code(rule, function* () {});
}

type Stays = NonNullable<AttackSpec['special']['stays']>;

/** Stays until the fleet jumps. */
export function untilJump(hooks: Hooks): Stays {
  return { until: 'jump', hooks };
}

/** Stays until the fleet jumps or a basestar is destroyed. */
export function untilBasestarDestroyed(hooks: Hooks): Stays {
  return untilJump({
    ...hooks,
    *shipDestroyed(g, _owner, kind, card): Rules<void> {
      if (kind === 'basestar' && card !== null) attackCardEnds(g, card);
    },
  });
}
