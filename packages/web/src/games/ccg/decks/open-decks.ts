import type { ComponentType } from 'react';
import { loadFacts } from '../cards/facts.ts';
import { DecksPage } from './decks-page.tsx';

/** The deck builder, once its cards are known. */
export async function openDecks(): Promise<{ default: ComponentType }> {
  await loadFacts();
  return { default: DecksPage };
}
