import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/** Something the server is asked for when the page opens, and again on demand. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [loaded, set] = useState<Loaded<T>>({ state: 'loading' });
  const again = useCallback(() => {
    load().then(
      (value) => set({ state: 'here', value }),
      (error: unknown) => set({ state: 'failed', message: messageOf(error) }),
    );
  }, [load]);
  useEffect(again, [again]);
  return [loaded, again];
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
