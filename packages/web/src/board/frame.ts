/** How large the frame of the board is, in pixels. */
import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './seen.ts';

/** Until it is known, and where nothing is measured. */
const usual: Size = { width: 1060, height: 560 };

export function useFrame(frame: RefObject<HTMLElement | null>): Size {
  const [size, resize] = useState(usual);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width === 0 || height === 0) return; // not shown just now
      resize((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}
