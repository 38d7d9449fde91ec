/** What a server keeps for itself as JSON, as it is read again. */
import type { z } from 'zod';

/** What is kept is not what a server keeps: whoever runs it has to see to that. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(setting: string) {
    super(
      `the database has a setting '${setting}' that cannot be read: put a backup in its place with ragtag restore, or remove that row of settings`,
    );
  }
}

/** What is kept under that name; refused where it is nothing of that kind. */
export function readSetting<T>(setting: string, kept: string, kind: z.ZodType<T>): T {
  try {
    return kind.parse(JSON.parse(kept));
  } catch {
    throw new SettingError(setting); // what is wrong with it may be secret
  }
}
