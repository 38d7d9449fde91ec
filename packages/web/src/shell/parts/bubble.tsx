/** A small window beside what it is about, above everything else. Drawn inside what it belongs to, so that focus and pointer stay there. */
import './bubble.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const MARGIN = 8;

export function Bubble({
  anchor,
  label,
  className = '',
  close,
  children,
}: {
  /** What it is beside; called when it opens. */
  anchor: () => Element | null;
  label: string;
  className?: string;
  /** Called on Escape and when something else is pressed. */
  close: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, where it is drawn
  useLayoutEffect(() => {
    const { current } = box;
    const beside = anchor();
    if (!current || !beside) return;
    current.showPopover();
    place(current, beside.getBoundingClientRect());
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !current.contains(target) && !beside.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return (
    <section ref={box} className={`bubble ${className}`} popover="manual" aria-label={label}>
      {children}
    </section>
  );
}

/** Above what it is about if there is room, else below, and never off the page. */
function place(box: HTMLElement, beside: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(Math.max(MARGIN, beside.left), window.innerWidth - width - MARGIN);
  box.style.left = `${left}px`;
  // What it says may still grow: away from what it is about.
  if (beside.top - height >= MARGIN) {
    box.style.bottom = `${window.innerHeight - beside.top - 1}px`;
    box.style.maxBlockSize = `${beside.top - MARGIN}px`;
  } else {
    const below = Math.min(beside.bottom - 1, window.innerHeight - height - MARGIN);
    box.style.top = `${Math.max(MARGIN, below)}px`;
  }
}
