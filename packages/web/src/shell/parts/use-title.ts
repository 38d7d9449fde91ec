import { useEffect } from 'react';
import { words } from '../words/words.ts';

/** Says in the browser's own frame which page this is. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = words.parts.pageTitle(page);
  }, [page]);
}
