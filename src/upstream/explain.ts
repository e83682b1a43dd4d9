/** What keeps a program from starting, in the words of who can mend it. */
import { WrongSetting } from './config.ts';
import { DirectoryInUse, DirectoryUnusable } from './core/database/embedded.ts';
import { DatabaseNewer, MigrationChanged } from './core/database/migrate.ts';
import { DatabaseMissing, DatabaseUnusable } from './core/database/open.ts';
import { UniqueIndexMissing } from './core/generic/unique-indexes.ts';

const MENDABLE = [
  WrongSetting,
  DirectoryInUse,
  DirectoryUnusable,
  DatabaseUnusable,
  DatabaseMissing,
  MigrationChanged,
  DatabaseNewer,
  UniqueIndexMissing,
];
const FULL = 'no space left on the disk (ENOSPC)';
/** Codes of the system and of the database for a full disk. */
const NO_SPACE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NOT_HERE = 'HOST is not an address of this machine';
/** What each error of listening means to the person who starts it. */
const LISTENING: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'PORT is in use by another program'],
  ['EACCES', 'PORT is one that only an administrator may take'],
  ['EADDRNOTAVAIL', NOT_HERE],
  ['ENOTFOUND', NOT_HERE],
  ['EAI_AGAIN', NOT_HERE],
]);

/** Errors that the person who starts it can mend get one line; the rest keep their stack. */
export function explain(error: unknown): string {
  if (error instanceof Error && MENDABLE.some(kind => error instanceof kind)) return error.message;
  if (isFull(error)) return `The database cannot be written: ${FULL}`;
  const { code = '' } = error as { code?: string };
  const line = LISTENING.get(code);
  if (line) return line;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (NO_SPACE.has((error as { code?: unknown }).code) ||
    /No space left on device|ENOSPC/.test(error.message) ||
    isFull(error.cause));
