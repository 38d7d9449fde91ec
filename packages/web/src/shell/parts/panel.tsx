import { type ReactNode, useId } from 'react';

/** A part of the screen with a heading that a screen reader can jump to. */
export function Panel(props: {
  title: string;
  className?: string;
  /** It can be longer than its place, so the keyboard must get there to scroll. */
  scrolls?: boolean;
  children: ReactNode;
}) {
  const { title, className = '', scrolls = false, children } = props;
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id} tabIndex={scrolls ? 0 : undefined}>
      <h2 id={id} className="label">
        {title}
      </h2>
      {children}
    </section>
  );
}
