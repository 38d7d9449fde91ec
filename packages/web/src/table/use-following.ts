import { useEffect, useRef } from 'react';

/** Pixels from the end that still count as there. */
const NEAR = 40;

/** The latest below, followed as long as nobody has scrolled up. */
export function useFollowing() {
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** Where the end was when all of it was last laid out. */
  const end = useRef(0);
  useEffect(() => {
    if (!box.current || !inside.current) return;
    // Told when the page is laid out: nothing has to be measured before its time. A sheet has no room before it is open.
    const watch = new ResizeObserver(() => {
      if (!box.current) return;
      end.current = endOf(box.current);
      if (following.current) box.current.scrollTop = end.current;
    });
    watch.observe(box.current);
    watch.observe(inside.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const { current } = box;
    // Lines that come or fold scroll it too: nobody has done anything then, and it will be laid out.
    if (!current || endOf(current) !== end.current) return;
    following.current = end.current - current.scrollTop < NEAR;
  };
  return { box, inside, onScroll };
}

function endOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}
