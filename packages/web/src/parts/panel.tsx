import { type ReactNode, useId } from 'react';

/** A part of the screen with a heading that a screen reader can jump to. */
export function Panel({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <h2 id={id} className="label">
        {title}
      </h2>
      {children}
    </section>
  );
}
