/**
 * Which builds of the rules are played by on one database. Every entry of a journal names the one that wrote it. What rules that
 * are in use elsewhere have played, others that lead elsewhere do not touch: they would undo each other.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readSetting } from '../storage/settings.ts';
import type { Storage } from '../storage/storage.ts';

const SIGN = 'plays ';
const SIGN_EVERY = 15_000; // milliseconds
/** So long after its last sign a room counts as gone, and is forgotten after an hour. */
const LONGEST_GAP = 60_000;
const FORGOTTEN_AFTER = 3_600_000;

interface Sign {
  readonly rules: string;
  readonly at: number;
}

const keptSign: z.ZodType<Sign> = z.object({ rules: z.string(), at: z.number() });

type Kept = Pick<Storage, 'settingsUnder' | 'setSetting' | 'removeSetting'>;

export class RulesInUse {
  private readonly name = `${SIGN}${randomUUID()}`;
  private signing: NodeJS.Timeout | null = null;
  /** Until others can know that these rules are in use, nothing is played by them. */
  signed: Promise<void> = Promise.resolve();

  constructor(
    /** Those that are played by here. */
    readonly own: string,
    private readonly storage: Kept,
    private readonly now: () => number,
  ) {}

  /** From now on others know that these rules are in use. */
  sign(failed: (error: unknown) => void): void {
    const sign = async () => {
      const said: Sign = { rules: this.own, at: this.now() };
      await this.storage.setSetting(this.name, JSON.stringify(said)).catch(failed);
    };
    this.signed = sign();
    this.signing = setInterval(sign, SIGN_EVERY);
    this.signing.unref();
  }

  /** Whether somebody elsewhere plays by some of these, which are not those played by here. */
  async anyElsewhere(rules: ReadonlySet<string>): Promise<boolean> {
    const late = this.now() - LONGEST_GAP;
    const elsewhere = (await signs(this.storage)).filter(({ sign }) => sign.at > late && sign.rules !== this.own);
    return elsewhere.some(({ sign }) => rules.has(sign.rules));
  }

  async close(): Promise<void> {
    if (this.signing) clearInterval(this.signing);
    await this.storage.removeSetting(this.name);
  }
}

/** Forgets those who have gone without saying so; all of them where nobody else can be there. */
export async function forgetSigns(storage: Kept, now: number, all: boolean): Promise<void> {
  for (const { name, sign } of await signs(storage)) {
    if (all || sign.at < now - FORGOTTEN_AFTER) await storage.removeSetting(name);
  }
}

async function signs(storage: Kept): Promise<{ readonly name: string; readonly sign: Sign }[]> {
  const kept = await storage.settingsUnder(SIGN);
  return kept.map(({ name, value }) => ({ name, sign: readSetting(name, value, keptSign) }));
}
