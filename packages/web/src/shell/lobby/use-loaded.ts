import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  /** `stale`: it could not be looked up again; why not. */
  | { readonly state: 'here'; readonly value: T; readonly at: number; readonly stale: string | null }
  | { readonly state: 'failed'; readonly message: string };

/** Something the server is asked for when the page opens, and again on demand. What was there stays until there is better. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [loaded, set] = useState<Loaded<T>>({ state: 'loading' });
  const latest = useRef(0);
  const again = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    // An answer that comes late must not hide one that was asked for after it.
    const take = (change: (before: Loaded<T>) => Loaded<T>) => {
      if (mine !== latest.current) return;
      // What it leads to may have to be fetched first: until then the page stays as it is.
      startTransition(() => set(change));
    };
    load().then(
      (value) => take(() => ({ state: 'here', value, at: Date.now(), stale: null })),
      (error: unknown) =>
        take((before) => {
          const message = messageOf(error);
          return before.state === 'here' ? { ...before, stale: message } : { state: 'failed', message };
        }),
    );
  }, [load]);
  useEffect(again, [again]);
  return [loaded, again];
}

/** Looks again every so often while somebody looks at the page, and when they come back to it. */
export function useAgain(again: () => void, every: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = window.setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [again, every]);
}

/** Something a person asks for that can go wrong: why it did, and a way to try. */
export function useAttempt(): readonly [
  trouble: string | null,
  attempt: (work: () => Promise<unknown>) => Promise<boolean>,
  busy: boolean,
] {
  const [trouble, complain] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      complain(null);
      return true;
    } catch (error) {
      complain(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return [trouble, attempt, busy];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
