/** How whatever stands for a card is looked at closely: a pointer or the focus rests on it, a finger stays, Space is pressed. */
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useContext, useEffect, useRef } from 'react';
import { type Enlarged, EnlargingContext } from './enlarging.ts';

/** Milliseconds a pointer rests before the card is shown large, and a finger before it is opened. */
const REST = 450;
const LONG = 450;

export function useLooking(enlarged: Enlarged) {
  const { glance, leave, open } = useContext(EnlargingContext);
  const timer = useRef<number | undefined>(undefined);
  const opened = useRef(false);
  const finger = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const later = (ms: number, act: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };
  const away = () => {
    window.clearTimeout(timer.current);
    leave();
  };
  const look = () => {
    away();
    open(enlarged);
  };
  return {
    /** Shows it until it is closed. */
    look,
    /** No longer looked at in passing. */
    away,
    /** Whether it was a finger that pressed last. */
    byFinger: () => finger.current,
    /** Once after a finger has stayed: that was no press. */
    wasOpened: () => {
      const was = opened.current;
      opened.current = false;
      return was;
    },
    on: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'mouse') later(REST, () => glance(enlarged, currentTarget));
      },
      onPointerLeave: away,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        opened.current = false;
        finger.current = pointerType === 'touch';
        if (pointerType === 'mouse') return;
        later(LONG, () => {
          opened.current = true;
          look();
        });
      },
      onPointerUp: () => window.clearTimeout(timer.current),
      onPointerCancel: away,
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => {
        finger.current = false;
        if (event.key !== ' ') return;
        event.preventDefault();
        look();
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) later(REST, () => glance(enlarged, currentTarget));
      },
    },
  };
}
