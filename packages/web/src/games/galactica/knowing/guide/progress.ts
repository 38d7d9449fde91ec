/** How far somebody has been shown round on this device. */
import { useSyncExternalStore } from 'react';
import { setSetting } from '../../../../shell/settings/settings.ts';
import { type Keep, Store } from '../../../../shell/settings/store.ts';

type Progress = {
  /** Whether the offer was taken. */
  readonly started: boolean;
  /** What has been explained. */
  readonly seen: readonly string[];
};

const KEY = 'ragtag.guide';

const keep: Keep = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

const store = new Store<Progress>(
  KEY,
  keep,
  {
    started: (value): value is boolean => typeof value === 'boolean',
    seen: (value): value is readonly string[] =>
      Array.isArray(value) && value.every((one: unknown) => typeof one === 'string'),
  },
  () => ({ started: false, seen: [] }),
);
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.again();
  });
}

export function useProgress(): Progress {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}

export function start(): void {
  store.set('started', true);
}

export function explained(hint: string): void {
  const { seen } = store.snapshot();
  if (!seen.includes(hint)) store.set('seen', [...seen, hint]);
}

/** Everything once more. */
export function startOver(): void {
  store.set('seen', []);
  start();
  setSetting('guide', true);
}

/** No more of it, until somebody turns it on again in the settings. */
export function stop(): void {
  setSetting('guide', false);
}
