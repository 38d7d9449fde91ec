/**
 * What standing orders can be about: for every kind of window what can be done in it, made from the entries themselves,
 * so that an order is picked from lists and never typed.
 */
import type { CharacterEntry, FaceEntry } from '../content/entry.ts';
import { isOf, REVISION } from '../content/revision.ts';
import type { Responses, WindowName } from '../engine/windows.ts';
import type { RollPurpose } from '../state/records.ts';
import { conditionsOf, type OrderCondition, type Windows } from './order-conditions.ts';

export interface OrderChoice {
  readonly window: WindowName;
  /** Names of cards and abilities an order can say to use; passing is always possible. */
  readonly use: readonly string[];
  /** What the order may depend on: what this kind of window is about, and what always lies open. */
  readonly only: readonly OrderCondition[];
}

/** Every kind of window anything responds in. */
export function orderChoicesOf(
  faces: readonly FaceEntry[],
  characters: readonly CharacterEntry[],
  purposes: readonly RollPurpose[],
  moments: Windows,
): OrderChoice[] {
  const byWindow = new Map<WindowName, Set<string>>();
  const add = (name: string, responses: Responses | undefined): void => {
    for (const response of responses ?? []) {
      if (!isOf(REVISION, response)) continue;
      const { window } = response;
      const names = byWindow.get(window) ?? new Set<string>();
      byWindow.set(window, names.add(name));
    }
  };
  for (const entry of faces) {
    if (entry.deck === 'skill' || entry.deck === 'quorum') add(entry.name, entry.responses);
  }
  for (const { abilities } of characters) for (const { name, responses } of abilities) add(name, responses);
  return [...byWindow].map(([window, names]) => ({
    window,
    use: [...names].sort(),
    only: conditionsOf(window, purposes, moments),
  }));
}
