/** The numbered rules of a game, read from the folder where they are kept. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entry = z.object({
  id: z.string(),
  topic: z.string(),
  rule: z.string(),
  example: z.string().optional(),
  /** Options that must all be in play; empty: always. */
  modules: z.array(z.string()).readonly(),
  /** Options of which one must be in play. */
  anyOf: z.array(z.string()).readonly().optional(),
  /** Where the sources disagree, for those who write rules. */
  differs: z.string().optional(),
});

/** An atomic rule of the game, in our own words, with the id that tests cite. */
export type NumberedRule = Readonly<z.infer<typeof entry>>;

/** In the order of the rulebook. */
export function readNumberedRules(folder: string): NumberedRule[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const read = z.array(entry).safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return read.data;
    });
}
