/** What Cylon attack cards of all sets have in common. */
import type { Rules } from '@ragtag/kernel';
import { crisis } from '../../core/content/crisis.ts';
import type { AttackSpec, CrisisEntry } from '../../core/content/entry.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import type { Hooks } from '../../core/engine/hooks.ts';
import type { ExpansionSet } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';
import type { Phrase } from '../../core/text/phrase.ts';
import { attackCardEnds } from './cylon-attack-card.ts';

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
  return {
    until: 'jump',
    hooks: {
      ...hooks,
      jumpEnds(g, _owner, card) {
        if (card !== null && g.cards.zoneOf(card) === zones.inPlay) attackCardEnds(g, card);
      },
    },
  };
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
