/** How large the frame of the board is, in pixels. */
import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { Size } from './seen.ts';

/** Where nothing is measured, and until it is. */
const usual: Size = { width: 1060, height: 560 };

/** Null for as long as it is not known; outside a browser it never is, and a usual one does. */
export function useFrame(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, resize] = useState<Size | null>(typeof window === 'undefined' ? usual : null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width === 0 || height === 0) return; // not shown just now
      resize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    // Until everything is arranged for the new frame, the picture as it is fits into it.
    const watch = new ResizeObserver(() => startTransition(measure));
    watch.observe(current);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}

export function orUsual(size: Size | null): Size {
  return size ?? usual;
}
