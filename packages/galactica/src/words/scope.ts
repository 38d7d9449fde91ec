/** Reading what an event is part of. */
import type { Scope } from '@ragtag/kernel';
import type { ScopeKind } from '../core/state/scopes.ts';

/** What the innermost part of it is. */
function kindOf(scope: Scope): ScopeKind {
  const inner = scope.slice(scope.lastIndexOf('/') + 1);
  return inner.replace(/\.\d+$/, '') as ScopeKind; // scopes are written by the rules alone
}

/** What it is directly part of; null for a turn. */
export function outerOf(scope: Scope): Scope | null {
  const end = scope.lastIndexOf('/');
  return end < 0 ? null : scope.slice(0, end);
}

/** Whether it is that, or part of it. */
export function isWithin(scope: Scope, outer: Scope): boolean {
  return scope === outer || scope.startsWith(`${outer}/`);
}

/** The nearest of these kinds that it is, or is part of; null if there is none. */
export function nearest<K extends ScopeKind>(
  scope: Scope,
  ...kinds: readonly K[]
): { readonly scope: Scope; readonly kind: K } | null {
  for (let at: Scope | null = scope; at !== null; at = outerOf(at)) {
    const kind = kinds.find((one) => one === kindOf(at as Scope)); // not null, as the loop says
    if (kind) return { scope: at, kind };
  }
  return null;
}
