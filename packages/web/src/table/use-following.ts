import { useEffect, useRef } from 'react';

/** Pixels from the end that still count as there. */
const NEAR = 40;

/** The latest below, followed as long as nobody has scrolled up. */
export function useFollowing() {
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** How high all of it was when it was last laid out. */
  const seen = useRef(0);
  useEffect(() => {
    if (!box.current || !inside.current) return;
    // Told when the page is laid out: nothing has to be measured before its time. A sheet has no room before it is open.
    const watch = new ResizeObserver(() => {
      if (!box.current) return;
      seen.current = box.current.scrollHeight;
      if (following.current) box.current.scrollTop = seen.current;
    });
    watch.observe(box.current);
    watch.observe(inside.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    // Told late: lines that have come since the page scrolled are nothing that somebody has scrolled away from.
    const height = Math.min(seen.current, current.scrollHeight);
    following.current = height - current.scrollTop - current.clientHeight < NEAR;
  };
  return { box, inside, onScroll };
}
