/** What stands in front of the board, and what waits behind it to be seen: neither knows the other. */
import { useEffect, useSyncExternalStore } from 'react';

class Flag {
  private readonly raised = new Set<object>();
  private readonly listeners = new Set<() => void>();

  readonly isUp = (): boolean => this.raised.size > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  raise(by: object): () => void {
    this.raised.add(by);
    this.tell();
    return () => {
      this.raised.delete(by);
      this.tell();
    };
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const down = (): boolean => false;
const curtain = new Flag();
const waiting = new Flag();

function useRaised(flag: Flag, up: boolean): void {
  useEffect(() => (up ? flag.raise({}) : undefined), [flag, up]);
}

/** The board is covered while this is true. */
export function useCurtain(closed: boolean): void {
  useRaised(curtain, closed);
}

export function useCovered(): boolean {
  return useSyncExternalStore(curtain.subscribe, curtain.isUp, down);
}

/** Something happens on the board that nobody sees while it is covered. */
export function useWaiting(there: boolean): void {
  useRaised(waiting, there);
}

export function useAwaited(): boolean {
  return useSyncExternalStore(waiting.subscribe, waiting.isUp, down);
}
