/**
 * The game to look things up in: rules, cards, windows. Each is asked for when somebody first wants it, then kept for as
 * long as the page is open; the browser keeps it much longer.
 */
import type {
  ReferenceCard,
  ReferenceCards,
  ReferenceChapter,
  ReferenceRule,
  ReferenceRules,
  ReferenceVersion,
  ReferenceWindow,
  ReferenceWindows,
} from '@ragtag/server/http';
import { useEffect, useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';

export type Looked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string; readonly again: () => void };

export interface Rulebook {
  readonly chapters: readonly ReferenceChapter[];
  readonly byId: ReadonlyMap<string, FoundRule>;
}
export interface FoundRule {
  readonly rule: ReferenceRule;
  readonly chapter: ReferenceChapter;
}

/** Where one topic of the reference stands, and whoever waits for it. */
class Shelf<T> {
  private looked: Looked<T> = { state: 'loading' };
  private asked = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly fetched: () => Promise<T>) {}

  readonly snapshot = (): Looked<T> => this.looked;

  readonly subscribe = (changed: () => void) => {
    this.waiting.add(changed);
    return () => this.waiting.delete(changed);
  };

  readonly want = (): void => {
    if (this.asked) return;
    this.asked = true;
    this.fetched().then(
      (value) => this.put({ state: 'here', value }),
      () => {
        this.asked = false;
        this.put({ state: 'failed', message: words.knowing.unreachable, again: this.again });
      },
    );
  };

  private readonly again = (): void => {
    this.put({ state: 'loading' });
    this.want();
  };

  private put(looked: Looked<T>): void {
    this.looked = looked;
    for (const changed of this.waiting) changed();
  }
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`/api/reference${path}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/api/reference${path}: ${response.status}`);
  return (await response.json()) as T; // the server's answers are typed where they are made
}

let version: Promise<ReferenceVersion> | null = null;

/** Under its version the browser need never ask for it again. */
async function topic<T>(name: 'rules' | 'cards' | 'windows'): Promise<T> {
  version ??= read<ReferenceVersion>('');
  try {
    return await read<T>(`/${name}?v=${(await version).version}`);
  } catch (error) {
    version = null;
    throw error;
  }
}

const rules = new Shelf<Rulebook>(async () => {
  const { chapters } = await topic<ReferenceRules>('rules');
  const found = chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, { rule, chapter }] as const));
  return { chapters, byId: new Map(found) };
});
const cards = new Shelf(async () => (await topic<ReferenceCards>('cards')).cards);
const windows = new Shelf(async () => (await topic<ReferenceWindows>('windows')).windows);

function useShelf<T>(shelf: Shelf<T>, wanted: boolean): Looked<T> {
  useEffect(() => {
    if (wanted) shelf.want();
  }, [shelf, wanted]);
  return useSyncExternalStore(shelf.subscribe, shelf.snapshot, shelf.snapshot);
}

/** While `wanted` is false nothing is asked for. */
export function useRules(wanted = true): Looked<Rulebook> {
  return useShelf(rules, wanted);
}

export function useCards(wanted = true): Looked<readonly ReferenceCard[]> {
  return useShelf(cards, wanted);
}

export function useWindows(wanted = true): Looked<readonly ReferenceWindow[]> {
  return useShelf(windows, wanted);
}

function useOneCard(wanted: boolean, isIt: (card: ReferenceCard) => boolean): ReferenceCard | null {
  const all = useCards(wanted);
  return all.state === 'here' ? (all.value.find(isIt) ?? null) : null;
}

/** A location by the game's name for it: `ftl-control`. */
export function useLocation(id: string | null): ReferenceCard | null {
  return useOneCard(id !== null, (card) => card.deck === 'location' && card.id === id);
}

/** A character by the game's name for it: `laura-roslin`. */
export function useCharacter(id: string | null): ReferenceCard | null {
  return useOneCard(id !== null, (card) => card.deck === 'character' && card.id === id);
}
