/** How a person likes the page on this device: kept here, the same in every tab, never sent to the server. */
import { useSyncExternalStore } from 'react';
import { type Keep, Store } from './store.ts';

/** How fast what happens is played: to watch, to follow, or all of it at once. */
export const paces = ['film', 'brisk', 'instant'] as const;
export type Pace = (typeof paces)[number];
export const handOrders = ['type', 'strength', 'name', 'own'] as const;
export const themes = ['dark', 'light', 'system'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;

export type Settings = {
  /** Instant by itself where the system asks for less motion. */
  readonly pace: Pace;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly handOrder: (typeof handOrders)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly theme: (typeof themes)[number];
  /** As in `languages`; null for the browser's. */
  readonly language: string | null;
  /** The first-game guide. */
  readonly guide: boolean;
};

const LONGEST_TAG = 35;
const KEY = 'ragtag.settings';
const lessMotion = '(prefers-reduced-motion: reduce)';

function oneOf<T extends string>(values: readonly T[]) {
  return (value: unknown): value is T => values.some((one) => one === value);
}
const yesNo = (value: unknown): value is boolean => typeof value === 'boolean';

export function makeStore(keep: Keep, prefersLessMotion: () => boolean): Store<Settings> {
  return new Store<Settings>(
    KEY,
    keep,
    {
      pace: oneOf(paces),
      sound: yesNo,
      volume: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
      handOrder: oneOf(handOrders),
      textSize: oneOf(textSizes),
      theme: oneOf(themes),
      language: (value): value is string | null =>
        value === null || (typeof value === 'string' && value.length <= LONGEST_TAG),
      guide: yesNo,
    },
    () => ({
      pace: prefersLessMotion() ? 'instant' : 'brisk',
      sound: false,
      volume: 0.5,
      handOrder: 'type',
      textSize: 'normal',
      theme: 'dark',
      language: null,
      guide: true,
    }),
  );
}

const nowhere: Keep = { getItem: () => null, setItem: () => undefined };

/** Outside a browser, as where the page is drawn in a test, nothing is kept. */
function ofThisDevice(): Store<Settings> {
  if (typeof window === 'undefined') return makeStore(nowhere, () => false);
  const motion = window.matchMedia(lessMotion);
  const keep: Keep = {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
  };
  const store = makeStore(keep, () => motion.matches);
  motion.addEventListener('change', store.again);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.again(); // null: all was cleared
  });
  return store;
}

const store = ofThisDevice();

/** For what is no component; components use `useSettings`. */
export const settings = store.snapshot;
export const onSettings = store.subscribe;

export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}

export function setSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  store.set(name, value);
}
