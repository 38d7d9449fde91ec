import { useEffect, useRef } from 'react';

/** The latest below, followed as long as nobody has scrolled up. */
export function useFollowing(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const follow = () => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what to follow
  useEffect(follow, [length]);
  // In a sheet it has no room before the sheet is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at what is there then
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(follow);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const { current } = box;
    if (current) following.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40;
  };
  return { ref: box, onScroll };
}
