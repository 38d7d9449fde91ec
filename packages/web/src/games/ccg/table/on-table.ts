/**
 * Which answers can be given on the table itself, so that a phone need not list them as well. Fleets fold, a stage takes the
 * place of another, style sheets hide what there is no room for: so it is looked at what is really to be seen.
 */
import type { Decision } from '@ragtag/kernel';
import { type RefObject, useLayoutEffect, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** Numbers of the answers that can be pressed somewhere on the table. What lies in a dialog is gone when it is closed. */
function litOn(table: Element): ReadonlySet<number> {
  const places = [...table.querySelectorAll('[data-lit]:not(dialog *)')].filter((one) => one.checkVisibility());
  return new Set(places.flatMap((one) => one.getAttribute('data-lit')?.split(' ').map(Number) ?? []));
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((index) => other.has(index));
}

/** `inside`: anything on the table. Where there is room nothing has to be looked at: everything is listed. */
export function useAnsweredOnTable(
  asked: Decision | null,
  inside: RefObject<HTMLElement | null>,
  narrow: boolean,
): ReadonlySet<number> {
  const [lit, set] = useState(none);
  useLayoutEffect(() => {
    const table = narrow && asked ? inside.current?.closest('main') : null;
    if (!table) return;
    const look = () => {
      const seen = litOn(table);
      set((before) => (isSame(before, seen) ? before : seen));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(table, { subtree: true, childList: true, attributeFilter: ['data-lit', 'class'] });
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [asked, inside, narrow]);
  return narrow && asked ? lit : none;
}
