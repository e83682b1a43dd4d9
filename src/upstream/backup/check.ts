/** Whether a backup could be restored, found out without touching any database. */
import fs from 'node:fs';
import path from 'node:path';
import type { Clock } from '../core/context.ts';
import { controlOf, type End, readLines } from '../core/database/backup-file.ts';
import { openInMemory } from '../core/database/embedded.ts';
import { judge, restore } from '../core/database/restore.ts';
import { fileNamedBy, isInPool } from './file-pool.ts';
import { POOL } from './folder.ts';

export interface CheckedBackup {
  takenOn: number;
  version: string;
  tables: End['tables'];
  /** Stored files that the database names. */
  named: number;
  /** Keys of those that are not whole in `files/` beside the backup; undefined where there is no such folder. */
  missing: string[] | undefined;
}

/** Restores into a database in memory, and gives it up. Fails as `restore`. */
export async function checkRestore(file: string, clock: Clock): Promise<CheckedBackup> {
  const { head } = await judge(file);
  const store = await openInMemory();
  try {
    const { tables } = await restore(store, file, { replaces: false, clock });
    return { takenOn: head.takenOn, version: head.version, tables, ...(await filesBeside(file)) };
  } finally {
    await store.close();
  }
}

/** Whether the stored files that a backup names are beside it. */
export async function filesBeside(file: string): Promise<Pick<CheckedBackup, 'named' | 'missing'>> {
  const pool = path.join(path.dirname(file), POOL);
  const missing: string[] | undefined = fs.existsSync(pool) ? [] : undefined;
  let named = 0;
  let table: string | undefined;
  for await (const line of readLines(file)) {
    if (line.startsWith('#')) {
      table = (controlOf(line) as { table?: string }).table;
      continue;
    }
    const found = table === 'file' ? fileNamedBy(line) : undefined;
    if (!found) continue;
    named += 1;
    if (missing && !(await isInPool(pool, found))) missing.push(found.key);
  }
  return { named, missing };
}
