import { expect, test } from 'vitest';
import type { Printed } from '../src/state/printed.ts';
import { cardNamed, type SeatSetup } from './position.ts';

type Proof = () => void;

/** Texts that a test of their card has missed, by the card's id; null where tests just run. */
let missed: Map<string, Set<string>> | null = null;

/** A test that plays a card. For each text of a card one of its tests must fail when it is taken out: see `texts.test.ts`. */
export function card(id: string, what: string, proof: Proof): void {
  const printed = cardNamed(id);
  const name = `${id} ${printed.name}: ${what}`;
  const known = missed;
  if (known) test(`${name}, less a text`, () => expect(() => missTexts(printed, proof, known)).not.toThrow());
  else test(name, proof);
}

/** From now on, and until it is called again, tests of cards do not just run: they are run without each text in turn. */
export function missingTexts(on: boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  missed = on ? found : null;
  return found;
}

function missTexts(printed: Printed, proof: Proof, all: Map<string, Set<string>>): void {
  const noticed = all.get(printed.id) ?? new Set();
  all.set(printed.id, noticed);
  for (const { text, less } of without(printed)) if (failsWith(printed, less, proof)) noticed.add(text);
}

/** What a card says, text by text. */
export function textsOf(printed: Printed): string[] {
  return without(printed).map(({ text }) => text);
}

interface Less {
  readonly text: string;
  readonly less: Partial<Printed>;
}

/** The card less one of its texts, for each of them. */
function without(printed: Printed): Less[] {
  const lists = ['activated', 'triggered', 'continuous', 'standing'] as const;
  const found: Less[] = lists.flatMap((list) =>
    printed[list].map((_, at) => ({
      text: `${list} text ${at + 1}`,
      less: { [list]: printed[list].filter((__, other) => other !== at) },
    })),
  );
  if (printed.effect) found.push({ text: 'effect', less: { effect: null } });
  if (printed.only) found.push({ text: 'restriction', less: { only: null } });
  if (printed.red) found.push({ text: 'red text', less: { red: null } });
  return found;
}

function failsWith(printed: Printed, less: Partial<Printed>, proof: Proof): boolean {
  const whole = { ...printed };
  Object.assign(printed, less);
  try {
    proof();
    return false;
  } catch {
    return true; // that is what is asked
  } finally {
    Object.assign(printed, whole);
  }
}

/** Assets that are just enough to play a card, beside a base that makes security. */
export function funds(id: string): NonNullable<SeatSetup['assets']> {
  return Object.fromEntries(
    cardNamed(id).cost.map(({ resource, n }) => [resource, resource === 'security' ? n - 1 : n]),
  );
}
