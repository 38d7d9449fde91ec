/** Where one types what to look for. `/` goes there, the arrow keys go through what was found, Escape begins anew. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { words } from '../words/words.ts';

/** Everything that was found has this attribute on what can be focused. */
export const FOUND = 'data-found';

export function SearchBox({
  label,
  value,
  change,
  eager = false,
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  /** Takes the focus when it appears. */
  eager?: boolean;
}) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (eager) box.current?.setAttribute('autofocus', ''); // where a dialog looks when it opens, right after this
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [eager]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      change('');
    }
  };
  return (
    <div className="search-box">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        value={value}
        placeholder={words.knowing.searchHint(label)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onKeyDown={keys}
      />
    </div>
  );
}

/** From one thing found to the next or the one before; before the first is the box. */
function step(event: KeyboardEvent, by: 1 | -1): void {
  const root = event.currentTarget.closest('dialog, main') ?? document;
  const stops = [...root.querySelectorAll<HTMLElement>(`input[type="search"], [${FOUND}]`)];
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** For whatever lists what was found. */
export function arrowKeys(event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') step(event, 1);
  if (event.key === 'ArrowUp') step(event, -1);
}
