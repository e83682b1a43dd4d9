/**
 * Copies of stored files beside the backups, one of each however many backups name it. A stored file never changes its
 * content, so a hard link is a copy where both folders are on one disk.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

/** A stored file, as the table of files names it. */
export interface NamedFile {
  key: string;
  /** Bytes. */
  size: number;
}

/** The file that a row of the table of files names; undefined for an upload that has not arrived. */
export function fileNamedBy(line: string): NamedFile | undefined {
  const { key, size, state } = JSON.parse(line) as NamedFile & { state: number };
  return state === 1 ? { key, size } : undefined;
}

/** Copies what is not there yet. Answers how many are missing in the storage. */
export async function addToPool(pool: string, storage: string, files: readonly NamedFile[]): Promise<number> {
  let missing = 0;
  for (const file of files) {
    if (await isInPool(pool, file)) continue;
    if (!(await copy(placeOf(storage, file.key), placeOf(pool, file.key)))) missing += 1;
  }
  return missing;
}

/** Whole: a copy that was cut off has another size. */
export async function isInPool(pool: string, { key, size }: NamedFile): Promise<boolean> {
  const found = await fs.stat(placeOf(pool, key)).catch(() => undefined);
  return found?.size === size;
}

/** Removes every copy whose key is not named. */
export async function removeFromPool(pool: string, named: ReadonlySet<string>): Promise<void> {
  const entries = await fs.readdir(pool, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const place = path.join(entry.parentPath, entry.name);
    const key = path.relative(pool, place).split(path.sep).join('/');
    if (!named.has(key)) await fs.rm(place, { force: true });
  }
}

const placeOf = (folder: string, key: string) => path.join(folder, ...key.split('/'));

/** False where there is nothing to copy. */
async function copy(from: string, to: string): Promise<boolean> {
  // a key cannot begin with a dot: what breaks off here is removed as not named
  const arriving = path.join(path.dirname(to), `.${path.basename(to)}`);
  await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await fs.rm(arriving, { force: true });
    await fs.link(from, arriving).catch(error => {
      if (codeOf(error) === 'ENOENT') throw error;
      return fs.copyFile(from, arriving);
    });
    await fs.rename(arriving, to);
    return true;
  } catch (error) {
    await fs.rm(arriving, { force: true });
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
