import { useEffect, useState } from 'react';

/** The time, told again every so many milliseconds. */
export function useNow(tick: number): number {
  const [now, set] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => set(Date.now()), tick);
    return () => window.clearInterval(timer);
  }, [tick]);
  return now;
}
