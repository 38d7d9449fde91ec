/** Failures that whoever runs a server can do something about, in a sentence for them. */
import { JournalError } from '@ragtag/kernel';
import { ConfigError } from '../config.ts';
import { BackupError } from './backup.ts';
import { StorageError } from './driver.ts';
import { TooNew } from './migrations.ts';
import { DatabaseError } from './postgres.ts';
import { SettingError } from './settings.ts';
import { FolderError } from './sqlite.ts';
import { Taken } from './storage.ts';

/** They say themselves what is the matter. */
const spoken = [ConfigError, BackupError, FolderError, DatabaseError, SettingError, TooNew, Taken, JournalError];

/** What is the matter; null where it is a defect of ours. */
export function troubleIn(error: unknown): string | null {
  if (spoken.some((kind) => error instanceof kind)) return (error as Error).message; // as every error has one
  if (error instanceof StorageError) return `the database cannot be used: ${error.message}`;
  // The system refuses: no such file, no permission, no space.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return null;
}
