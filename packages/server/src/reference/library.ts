/** A game to look things up in: the same for everybody, so it is written and named once. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Reference } from '@ragtag/kernel/host';
import type { ReferenceCards, ReferenceRules, ReferenceWindows } from '../protocol/reference.ts';
import { type NumberedRule, readNumberedRules } from './numbered-rules.ts';
import { rulebook } from './rulebook.ts';

export const topics = ['rules', 'cards', 'windows'] as const;
export type Topic = (typeof topics)[number];

export interface Library {
  /** Another one whenever anything in it is another. */
  readonly version: string;
  readonly written: Readonly<Record<Topic, string>>;
}

export function writeLibrary(reference: Reference): Library {
  const rules: ReferenceRules = { chapters: rulebook(rulesOf(reference), reference.parts) };
  const cards: ReferenceCards = { cards: reference.cards() };
  const windows: ReferenceWindows = { windows: reference.windows() };
  const written = { rules: JSON.stringify(rules), cards: JSON.stringify(cards), windows: JSON.stringify(windows) };
  const hash = createHash('sha256').update(Object.values(written).join('\n'));
  return { version: hash.digest('base64url').slice(0, 16), written };
}

const { resolve } = createRequire(import.meta.url);

function rulesOf({ package: name }: Reference): NumberedRule[] {
  return name === null ? [] : readNumberedRules(join(dirname(resolve(`${name}/package.json`)), 'rules'));
}
