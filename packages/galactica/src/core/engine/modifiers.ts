/** What cards and abilities have done to a check or a roll, and what they do later in it. */
import type { Rules } from '@ragtag/kernel';
import type { Content } from '../content/entry.ts';
import type { Effect } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CheckChange, Roll } from '../state/records.ts';
import type { SkillType } from '../state/terms.ts';

/** What a card or an ability that has modified a check does later in it. */
export interface InCheck {
  /** Cards that join right after the Destiny cards. BG-UNI-137 */
  afterDestiny?(g: Galactica, check: Check): Rules<void>;
  /** What it adds when strength is totalled. */
  strength?(g: Galactica, check: Check): number;
  /** Judged when pass or fail is determined. BG-UNI-141 */
  judge?(g: Galactica, check: Check): Rules<void>;
  /** Carried out with the result. BG-UNI-141 */
  withResult?(g: Galactica, check: Check): Rules<void>;
  /** Comes in place of the pass result. */
  readonly insteadOfPass?: Effect;
}

/** Whether anything does this to the check, to cards of a type where one is given. */
export function isModified({ modifiers }: Check, kind: CheckChange, skill?: SkillType): boolean {
  return modifiers.some((one) => one.kind === kind && (skill === undefined || one.skill === skill));
}

/** How much all of a kind come to. */
export function modifiedBy({ modifiers }: Check, kind: CheckChange): number {
  let sum = 0;
  for (const one of modifiers) if (one.kind === kind) sum += one.amount ?? 0;
  return sum;
}

/** What is added to a roll. */
export function rollModifier({ modifiers }: Roll): number {
  let sum = 0;
  for (const { amount } of modifiers) sum += amount;
  return sum;
}

/** What the sources of a check's modifiers still do in it, in the order they came. */
export function laterInCheck(g: Galactica, { modifiers }: Check): InCheck[] {
  if (modifiers.length === 0) return [];
  const known = laterOf(g.content);
  return modifiers.flatMap(({ kind, source }) => (kind === 'later' ? [known.get(source) ?? unknown(source)] : []));
}

function unknown(source: string): never {
  throw new Error(`'${source}' does nothing later in a check`);
}

const later = new WeakMap<Content, ReadonlyMap<string, InCheck>>();

/** Content never changes, so it is looked through once. */
function laterOf(content: Content): ReadonlyMap<string, InCheck> {
  const known = later.get(content);
  if (known) return known;
  const made = new Map<string, InCheck>();
  for (const entry of content.faces) if (entry.deck === 'skill' && entry.inCheck) made.set(entry.name, entry.inCheck);
  for (const { abilities } of content.characters) {
    for (const { name, inCheck } of abilities) if (inCheck) made.set(name, inCheck);
  }
  later.set(content, made);
  return made;
}
