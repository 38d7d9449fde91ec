import type { ReactNode } from 'react';

/** What went wrong and what to do about it, told at once to those who do not see it; nothing where nothing did. */
export function Trouble({ children }: { children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <p className="trouble" role="alert">
      {children}
    </p>
  );
}
