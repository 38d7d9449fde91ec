import { useEffect, useRef } from 'react';

/** The latest below, followed as long as nobody has scrolled up. */
export function useFollowing(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what to follow
  useEffect(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  const onScroll = () => {
    const { current } = box;
    if (current) following.current = current.scrollHeight - current.scrollTop - current.clientHeight < 40;
  };
  return { ref: box, onScroll };
}
