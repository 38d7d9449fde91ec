/** A thing drawn on the board. While it is an answer it is lit, and can be pressed by pointer and by key. */
import type { KeyboardEvent, ReactNode } from 'react';
import { useTarget } from '../table/choosing.ts';

export function Spot({
  at,
  label,
  className = '',
  transform,
  shape,
  children,
}: {
  /** What an option points at: `area:bow`. */
  at: string;
  label: string;
  className?: string;
  transform?: string;
  /** The outline that is pressed. What is written on it stays outside: a button is called by its label. */
  shape: string;
  children: ReactNode;
}) {
  const { lit, chosen, point } = useTarget(at);
  const drawn = { className: `${className} ${lit ? 'lit-spot' : ''} ${chosen ? 'chosen' : ''}`, transform };
  if (!lit) {
    return (
      <g {...drawn}>
        <title>{label}</title>
        {children}
      </g>
    );
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation(); // the question's own keys would answer a second time
    point();
  };
  return (
    <g {...drawn}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no button element */}
      <path
        className="press"
        d={shape}
        data-at={at}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={chosen}
        onClick={point}
        onKeyDown={press}
      >
        <title>{label}</title>
      </path>
    </g>
  );
}

/** A place on the board and all that is in it, read out by name. */
export function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: nothing in a drawing is interactive by itself
    <g role="group" aria-label={label} className={className}>
      {children}
    </g>
  );
}
