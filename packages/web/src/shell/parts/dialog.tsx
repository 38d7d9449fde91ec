/** Something to look at before going on. The browser keeps the focus inside, closes it with Escape and gives the focus back. */
import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/words.ts';

/** Open as long as it is drawn. */
export function Dialog({
  title,
  close,
  className = '',
  children,
}: {
  title: string;
  close: () => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={`dialog ${className}`}
      aria-labelledby={id}
      closedby="any"
      onCancel={close}
      onClose={close}
    >
      <div className="dialog-top">
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={close}>
          {words.parts.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}
