import type { ReactNode } from 'react';
import { useTarget } from './choosing.ts';

/** Something on the table that is an answer while it is lit: then it can be pressed, otherwise it is only shown. */
export function Target({ at, className, children }: { at: string; className: string; children: ReactNode }) {
  const { lit, chosen, point } = useTarget(at);
  if (!lit) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={`${className} lit`} aria-pressed={chosen} onClick={point}>
      {children}
    </button>
  );
}
