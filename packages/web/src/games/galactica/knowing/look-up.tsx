/** Looking something up without leaving the table: a button and Ctrl K. What it opens is loaded when first wanted. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../../shell/parts/icons.tsx';
import { words } from '../words/words.ts';
import type { Playing } from './this-table.tsx';

const LookUpDialog = lazy(() => import('./look-up-dialog.tsx'));

export function LookUp({ className = '', playing }: { className?: string; playing: Playing }) {
  const [open, show] = useState(false);
  const said = words.knowing;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      show(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={className}
        title={said.lookUpKey}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => show(true)}
      >
        <Icon of="book" />
        <span className="tool-name">{said.lookUp}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <LookUpDialog playing={playing} close={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
