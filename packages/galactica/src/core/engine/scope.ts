import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { ScopeKind } from '../state/scopes.ts';

/** Carries rules out as one thing: whatever happens meanwhile is told as part of it. */
export function within<T>(g: Galactica, kind: ScopeKind, rules: Rules<T>): Rules<T> {
  return g.scopes.within(kind, rules);
}
