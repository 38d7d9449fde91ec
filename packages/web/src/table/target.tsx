import type { ReactNode } from 'react';
import { useTarget } from './choosing.ts';

/** Something on the table that is an answer while it is lit: then it can be pressed. Otherwise it is shown, or does something else. */
export function Target({
  at,
  className,
  otherwise,
  children,
}: {
  at: string;
  className: string;
  otherwise?: () => void;
  children: ReactNode;
}) {
  const { lit, chosen, point } = useTarget(at);
  if (lit) {
    return (
      <button type="button" className={`${className} lit`} aria-pressed={chosen} onClick={point}>
        {children}
      </button>
    );
  }
  if (!otherwise) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={otherwise}>
      {children}
    </button>
  );
}
