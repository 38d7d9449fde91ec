import { useEffect, useRef } from 'react';

/** Pixels from the end that still count as there. */
const NEAR = 40;

/** The latest below, followed as long as nobody has scrolled up. */
export function useFollowing() {
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useEffect(() => {
    if (!box.current || !inside.current) return;
    // Told when the page is laid out: nothing has to be measured before its time. A sheet has no room before it is open.
    const watch = new ResizeObserver(() => {
      if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
    });
    watch.observe(box.current);
    watch.observe(inside.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const { current } = box;
    if (current) following.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
  };
  return { box, inside, onScroll };
}
