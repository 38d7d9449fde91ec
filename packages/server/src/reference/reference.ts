/** What is to be known about the game, made once: the rulebook, every component, every window. */
import { fileURLToPath } from 'node:url';
import { type CatalogEntry, catalog, windowCatalog } from '@ragtag/galactica';
import { z } from 'zod';
import type { ReferenceCard, ReferenceCards, ReferenceRules, ReferenceWindows } from '../protocol/reference.ts';
import { readNumberedRules } from './numbered-rules.ts';
import { rulebook } from './rulebook.ts';

/** Where the numbered rules lie, from src/ and from dist/ alike. */
const rulesFolder = fileURLToPath(new URL('../../../galactica/rules', import.meta.url));

const words = z.array(z.string()).readonly();
const facts = z.object({
  deck: z.string(),
  name: z.string(),
  set: z.string(),
  count: z.number().default(1),
  lines: words,
  id: z.string().optional(),
  type: z.string().optional(),
  version: z.string().optional(),
  option: z.string().optional(),
  copies: z.record(z.string(), z.number()).optional(),
  skillCheckAbility: z.boolean().optional(),
  reckless: z.boolean().optional(),
  kind: z.string().optional(),
  chooser: z.string().optional(),
  difficulty: z.number().optional(),
  partial: z.number().optional(),
  skills: z.array(z.union([z.string(), z.object({ n: z.number(), of: words })])).optional(),
  activation: words.optional(),
  jump: z.boolean().optional(),
  distance: z.number().optional(),
  start: z.string().optional(),
  canPilot: z.boolean().optional(),
  abilities: z.array(z.object({ name: z.string(), kind: z.string(), text: z.string() })).optional(),
  succession: z.record(z.string(), z.number()).optional(),
  board: z.string().optional(),
  side: z.string().optional(),
  hazardous: z.boolean().optional(),
  damageable: z.boolean().optional(),
});

export const reference = {
  rules: (): ReferenceRules => ({ chapters: rulebook(readNumberedRules(rulesFolder)) }),
  cards: (): ReferenceCards => {
    const taken = new Set<string>();
    return { cards: catalog().map((entry) => cardOf(entry, taken)) };
  },
  windows: (): ReferenceWindows => ({ windows: windowCatalog() }),
};

function cardOf(entry: CatalogEntry, taken: Set<string>): ReferenceCard {
  // The set-up of a character is where it starts; that of an attack is in its lines already.
  const read = facts.parse(entry.deck === 'character' ? { ...entry, start: entry['setup'] } : entry);
  const key = freeKey(read, taken);
  taken.add(key);
  return { key, ...read };
}

/** By its name; where several have one, by what else tells them apart. */
function freeKey({ name, set, deck, id }: Pick<ReferenceCard, 'name' | 'set' | 'deck' | 'id'>, taken: Set<string>) {
  const candidates = [slug(name), slug(id ?? `${name} ${set}`), slug(`${name} ${deck} ${set}`)];
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
