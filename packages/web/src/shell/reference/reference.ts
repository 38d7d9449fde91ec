/**
 * The game to look things up in: rules, cards, windows. Each is asked for when somebody first wants it, then kept for as
 * long as the page is open; the browser keeps it much longer.
 */
import type {
  ReferenceCards,
  ReferenceChapter,
  ReferenceRule,
  ReferenceRules,
  ReferenceVersion,
  ReferenceWindows,
} from '@ragtag/server/http';
import { useEffect, useSyncExternalStore } from 'react';
import { useGameName } from '../games/game-client.ts';
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

  /** Once it is here; fails if it cannot be had. */
  readonly loaded = async (): Promise<T> => {
    if (this.looked.state === 'here') return this.looked.value;
    const value = await this.fetched();
    this.asked = true;
    this.put({ state: 'here', value });
    return value;
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
  const response = await fetch(`/api/reference/${path}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/api/reference/${path}: ${response.status}`);
  return (await response.json()) as T; // the server's answers are typed where they are made
}

/** All there is to look up of one game. */
class Library {
  private version: Promise<ReferenceVersion> | null = null;

  readonly rules = new Shelf<Rulebook>(async () => {
    const { chapters } = await this.topic<ReferenceRules>('rules');
    const found = chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, { rule, chapter }] as const));
    return { chapters, byId: new Map(found) };
  });
  readonly cards = new Shelf(async () => (await this.topic<ReferenceCards>('cards')).cards);
  readonly windows = new Shelf(async () => (await this.topic<ReferenceWindows>('windows')).windows);

  constructor(private readonly game: string) {}

  /** Under its version the browser need never ask for it again. */
  private async topic<T>(name: 'rules' | 'cards' | 'windows'): Promise<T> {
    this.version ??= read<ReferenceVersion>(this.game);
    try {
      return await read<T>(`${this.game}/${name}?v=${(await this.version).version}`);
    } catch (error) {
      this.version = null;
      throw error;
    }
  }
}

const libraries = new Map<string, Library>();

function libraryOf(game: string): Library {
  const library = libraries.get(game) ?? new Library(game);
  libraries.set(game, library);
  return library;
}

function useLibrary(): Library {
  return libraryOf(useGameName());
}

/** The cards of a game, for whoever can draw nothing without them. */
export function loadCards(game: string): Promise<ReferenceCards['cards']> {
  return libraryOf(game).cards.loaded();
}

function useShelf<T>(shelf: Shelf<T>, wanted: boolean): Looked<T> {
  useEffect(() => {
    if (wanted) shelf.want();
  }, [shelf, wanted]);
  return useSyncExternalStore(shelf.subscribe, shelf.snapshot, shelf.snapshot);
}

/** While `wanted` is false nothing is asked for. */
export function useRules(wanted = true): Looked<Rulebook> {
  return useShelf(useLibrary().rules, wanted);
}

/** A game knows what else is said of its cards, and of its windows. */
export function useCards(wanted = true): Looked<ReferenceCards['cards']> {
  return useShelf(useLibrary().cards, wanted);
}

export function useWindows(wanted = true): Looked<ReferenceWindows['windows']> {
  return useShelf(useLibrary().windows, wanted);
}
