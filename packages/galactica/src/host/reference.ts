/** What is to be known about the game: every component with its facts, every window. */
import type { ReferenceCard as AnyCard, Reference } from '@ragtag/kernel/host';
import { type CatalogEntry, catalog } from '../catalog.ts';
import type { CrisisEntry, LoyaltyEntry } from '../core/content/entry.ts';
import type { Occasion } from '../core/engine/moments.ts';
import type { WindowName } from '../core/engine/windows.ts';
import type { Responder } from '../core/view/windows.ts';
import { windowCatalog } from '../listed.ts';
import { parts } from './rulebook.ts';

/** Every card, character and location. */
export interface ReferenceCard extends AnyCard {
  /** The game's own name for it, where it has one: characters, locations, loyalty cards. */
  readonly id?: string | undefined;
  /** A skill's type, or a character's. */
  readonly type?: string | undefined;
  readonly version?: string | undefined;
  /** The option of the game it belongs to. */
  readonly option?: string | undefined;
  /** How many there are of each strength. */
  readonly copies?: Readonly<Record<string, number>> | undefined;
  readonly skillCheckAbility?: boolean | undefined;
  readonly reckless?: boolean | undefined;
  readonly kind?: CrisisEntry['kind'] | LoyaltyEntry['kind'] | undefined;
  readonly chooser?: string | undefined;
  readonly difficulty?: number | undefined;
  readonly partial?: number | undefined;
  /** Of a check the types that count; of a character what is drawn each turn. */
  readonly skills?: readonly (string | { readonly n: number; readonly of: readonly string[] })[] | undefined;
  readonly activation?: readonly string[] | undefined;
  readonly jump?: boolean | undefined;
  readonly distance?: number | undefined;
  /** Where a character starts. */
  readonly start?: string | undefined;
  readonly canPilot?: boolean | undefined;
  readonly abilities?: readonly { readonly name: string; readonly kind: string; readonly text: string }[] | undefined;
  /** Place in each line of succession, 1 first. */
  readonly succession?: Readonly<Record<string, number>> | undefined;
  readonly board?: string | undefined;
  readonly side?: string | undefined;
  readonly hazardous?: boolean | undefined;
  readonly damageable?: boolean | undefined;
}

/** A moment when players may interrupt. */
export interface ReferenceWindow {
  readonly window: WindowName;
  readonly during: Occasion;
  /** Whom it is open to. */
  readonly for: 'everybody' | 'the-player' | 'pilots';
  readonly rules: readonly string[];
  readonly responders: readonly Responder[];
}

const facts = [
  'id',
  'type',
  'version',
  'option',
  'copies',
  'skillCheckAbility',
  'reckless',
  'kind',
  'chooser',
  'difficulty',
  'partial',
  'skills',
  'activation',
  'jump',
  'distance',
  'canPilot',
  'abilities',
  'succession',
  'board',
  'side',
  'hazardous',
  'damageable',
] as const satisfies readonly (keyof ReferenceCard)[];

export const reference: Reference = {
  package: '@ragtag/galactica',
  parts,
  cards: () => {
    const taken = new Set<string>();
    return catalog().map((entry) => cardOf(entry, taken));
  },
  windows: (): readonly ReferenceWindow[] => windowCatalog(),
};

function cardOf(entry: CatalogEntry, taken: Set<string>): ReferenceCard {
  const { deck, name, set, lines, count = 1 } = entry;
  const stated = facts.flatMap((fact) => (entry[fact] === undefined ? [] : [[fact, entry[fact]]]));
  // The set-up of a character is where it starts; that of an attack is in its lines already.
  if (deck === 'character') stated.push(['start', entry['setup'] ?? null]);
  const key = freeKey(entry, taken);
  taken.add(key);
  return { key, deck, name, set, count: Number(count), lines, ...Object.fromEntries(stated) };
}

/** By its name; where several have one, by what else tells them apart. */
function freeKey({ name, set, deck, ...rest }: CatalogEntry, taken: Set<string>): string {
  const id = rest['id'];
  const candidates = [slug(name), slug(typeof id === 'string' ? id : `${name} ${set}`), slug(`${name} ${deck} ${set}`)];
  const free = candidates.find((key) => !taken.has(key));
  if (free !== undefined) return free;
  let n = 2;
  while (taken.has(`${slug(name)}-${n}`)) n++;
  return `${slug(name)}-${n}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
