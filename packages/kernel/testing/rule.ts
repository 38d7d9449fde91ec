import { test } from 'vitest';

/** A test that proves numbered rules: `./ragtag rules` lists them by it. It must fail when one of them is broken. */
export function rule(ids: string | readonly string[], name: string, proof: () => void | Promise<void>): void {
  test(`[${typeof ids === 'string' ? ids : ids.join(' ')}] ${name}`, proof);
}
