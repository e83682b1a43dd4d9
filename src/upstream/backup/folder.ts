/**
 * The folder of scheduled backups:
 *
 *     cabdesk-2026-06-15.gz      the database, as `npm run backup` writes it
 *     cabdesk-2026-06-15.files   the stored files that it names: bytes and key, one a line
 *     files/                     one copy of each file that a backup here names
 *
 * A second backup of one day is `cabdesk-2026-06-15-2.gz`: after a restore the database may hold less than the first.
 * A backup has its name only once it and its files are complete. Other files in the folder are left alone.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { backUp } from '../core/database/backup.ts';
import type { End } from '../core/database/backup-file.ts';
import type { Store } from '../core/database/store.ts';
import { dayInShanghai } from '../core/day.ts';
import { addToPool, fileNamedBy, type NamedFile, removeFromPool } from './file-pool.ts';
import { retainedDays } from './retained.ts';

const BACKUP = /^cabdesk-(\d{4}-\d{2}-\d{2}(?:-\d+)?)\.gz$/;
/** What is being made; a key and a backup cannot begin with a dot. */
const MAKING = '.making';
export const POOL = 'files';

export interface BackupOrder {
  store: Store;
  folder: string;
  /** The folder of stored files; undefined where they are in a bucket. */
  storage: string | undefined;
  keep: number;
  version: string;
  now: number;
}

export interface BackupFile {
  file: string;
  end: End;
  files: number;
  /** Files that the database names and the storage lacks. */
  missing: number;
}

/** For one process at a time. A failure leaves nothing of the new backup and all of the earlier ones. */
export async function makeBackup(order: BackupOrder): Promise<BackupFile> {
  const { store, folder, storage, version, now } = order;
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await clearUp(folder);
  const named: NamedFile[] = [];
  const making = path.join(folder, `${MAKING}.gz`);
  const list = path.join(folder, `${MAKING}.files`);
  const day = dayInShanghai(now).replace(/^(\d{4})(\d\d)/, '$1-$2-');
  const file = path.join(folder, `cabdesk-${nextOf(day, await namesIn(folder))}.gz`);
  try {
    const end = await backUp(store, making, { version, takenOn: now }, (table, line) => {
      const found = table === 'file' && fileNamedBy(line);
      if (found) named.push(found);
    });
    // after the database, so that whatever it names is there
    const missing = storage ? await addToPool(path.join(folder, POOL), storage, named) : 0;
    await fs.writeFile(list, named.map(({ key, size }) => `${size} ${key}\n`).join(''), { mode: 0o600 });
    await fs.rename(list, listOf(file));
    await fs.rename(making, file);
    await rotate(order);
    return { file, end, files: named.length, missing };
  } catch (error) {
    // a disk that fails may fail here as well; the next backup clears up
    await clearUp(folder).catch(() => {});
    throw error;
  }
}

/** `2026-06-15`, then `2026-06-15-2`: an earlier backup of the day stays. */
function nextOf(day: string, names: readonly string[]): string {
  let name = day;
  for (let number = 2; names.includes(name); number++) name = `${day}-${number}`;
  return name;
}

const dayOf = (name: string) => name.slice(0, '2026-06-15'.length);

const listOf = (file: string) => file.replace(/\.gz$/, '.files');

async function rotate({ folder, keep }: BackupOrder): Promise<void> {
  const names = await namesIn(folder);
  const retained = retainedDays([...new Set(names.map(dayOf))], keep);
  for (const name of names.filter(one => !retained.has(dayOf(one)))) {
    const file = path.join(folder, `cabdesk-${name}.gz`);
    await fs.rm(file, { force: true });
    await fs.rm(listOf(file), { force: true });
  }
  await clearUp(folder);
}

const namesIn = async (folder: string) =>
  (await fs.readdir(folder)).flatMap(name => BACKUP.exec(name)?.[1] ?? []);

/** Removes what was left half made, and copies that no backup names. */
async function clearUp(folder: string): Promise<void> {
  const half = (await fs.readdir(folder)).filter(name => name.startsWith(MAKING));
  for (const name of half) await fs.rm(path.join(folder, name), { force: true });
  const named = await namedBy(folder, await namesIn(folder));
  if (named) await removeFromPool(path.join(folder, POOL), named);
}

/** The keys that these backups name; undefined where one cannot be asked: then no copy may go. */
async function namedBy(folder: string, names: readonly string[]): Promise<Set<string> | undefined> {
  const keys = new Set<string>();
  for (const name of names) {
    const text = await fs.readFile(path.join(folder, `cabdesk-${name}.files`), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    for (const line of text.split('\n')) if (line) keys.add(line.slice(line.indexOf(' ') + 1));
  }
  return keys;
}
