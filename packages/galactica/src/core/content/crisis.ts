import type { CheckSpec, Effect } from '../effects/effect.ts';
import type { Chooser, CrisisEntry } from './entry.ts';

type Spec = Pick<CrisisEntry, 'activation'> &
  Partial<
    Pick<CrisisEntry, 'count' | 'variant' | 'set' | 'option' | 'jump' | 'distance' | 'hooks' | 'event' | 'attack'>
  > & {
    readonly check?: CheckSpec;
    /** Instead of the check, if this person so chooses. */
    readonly orElse?: { readonly by: Chooser; readonly effect: Effect };
    /** No check: this person takes one or the other. */
    readonly choose?: { readonly by: Chooser; readonly options: readonly [Effect, Effect] };
  };

/** One crisis card. What kind it is follows from what it has. */
export function crisis(name: string, spec: Spec): CrisisEntry {
  const { check, orElse, choose, set = 'base', count = 1, jump = false, ...rest } = spec;
  const chooser = orElse?.by ?? choose?.by;
  return {
    deck: 'crisis',
    name,
    set,
    count,
    kind: kindOf(spec),
    ...(chooser ? { chooser } : {}),
    ...(check ? { check } : {}),
    ...(orElse ? { otherwise: orElse.effect } : {}),
    ...(choose ? { options: choose.options } : {}),
    jump,
    ...rest,
  };
}

/** How the crises of one set are written down. */
export function crisesOf(set: CrisisEntry['set']): (name: string, spec: Omit<Spec, 'set'>) => CrisisEntry {
  return (name, spec) => crisis(name, { set, ...spec });
}

/** The same card with other icons at its foot. */
export function variants(
  name: string,
  spec: Omit<Spec, 'activation'>,
  ...feet: readonly Pick<Spec, 'activation' | 'jump' | 'variant' | 'count'>[]
): CrisisEntry[] {
  return feet.map((foot) => crisis(name, { ...spec, ...foot }));
}

function kindOf({ check, orElse, choose, attack }: Spec): CrisisEntry['kind'] {
  if (attack) return 'attack';
  if (choose) return 'choice';
  if (check) return orElse ? 'check-or' : 'check';
  return 'event';
}

type Super = Omit<CrisisEntry, 'deck' | 'name' | 'set' | 'count' | 'activation' | 'jump'>;

/** How the super crises of one set are written down: they have no icons at their foot. */
export function superCrisesOf(set: CrisisEntry['set']): (name: string, card: Super) => CrisisEntry {
  return (name, card) => ({ deck: 'super-crisis', name, set, count: 1, ...card, activation: [], jump: false });
}
