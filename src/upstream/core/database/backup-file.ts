/**
 * The file of a backup: gzipped lines, the same from either database and for either. A line that begins with `#` says
 * what follows; every other one is a row as JSON.
 *
 *     #{"cabdesk":"backup","format":1,"version":"2.19.0","takenOn":1781488800000,"migrations":[…]}
 *     #{"table":"role"}
 *     {"id":1,"name":"超级管理员",…}
 *     #{"end":{"sequences":{…},"tables":{"role":{"rows":9,"sum":"…"}},"sha256":"…"}}
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Applied } from './migrate.ts';

const FORMAT = 1;

export interface Head {
  cabdesk: 'backup';
  format: number;
  version: string;
  takenOn: number;
  migrations: Applied[];
}

export interface End {
  sequences: Record<string, { last: string; isCalled: boolean }>;
  tables: Record<string, TableSum>;
  /** Of all lines before the last, each with its line feed. */
  sha256: string;
}

/** Independent of the order of rows; the database computes the same, see `sumOf`. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** Thrown by backing up and restoring; the message is one line for the person who does it. */
export class BackupRefused extends Error {}

export const newHead = (about: Pick<Head, 'version' | 'takenOn' | 'migrations'>): Head => ({
  cabdesk: 'backup',
  format: FORMAT,
  ...about,
});

/** Adds up what a table's rows say: 60 bits of each row's MD5. */
export const shareOf = (row: string) =>
  BigInt(`0x${createHash('md5').update(row).digest('hex').slice(0, 15)}`);

/** Writes the lines and the closing one; an earlier file of that name is replaced only by a whole one. */
export async function writeBackup(
  file: string,
  lines: AsyncGenerator<string, Omit<End, 'sha256'>>,
): Promise<End> {
  const part = `${file}.part`;
  const hash = createHash('sha256');
  let end: End | undefined;
  async function* all() {
    for (;;) {
      const next = await lines.next();
      if (next.done) {
        end = { ...next.value, sha256: hash.digest('hex') };
        yield `#${JSON.stringify({ end })}\n`;
        return;
      }
      const line = `${next.value}\n`;
      hash.update(line);
      yield line;
    }
  }
  try {
    // it holds hashes of passwords and telephone numbers; opened first, so that it is not made after it was cleared away
    const opened = await fs.promises.open(part, 'w', 0o600);
    await pipeline(all, createGzip(), opened.createWriteStream({ flush: true }));
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw isSystemError(error) ? new BackupRefused(`${file} cannot be written: ${error.code}`) : error;
  }
  if (!end) throw new BackupRefused(`${file} was not finished`);
  return end;
}

/** Each line without its line feed. Fails with BackupRefused where there is no such file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  source.once('error', error => text.destroy(error));
  let rest = '';
  try {
    for await (const piece of source.pipe(text) as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // one of gzip's own means what the sums mean further on
    if (!isSystemError(error)) throw new BackupRefused(`${file} is damaged or not complete`);
    throw new BackupRefused(`${file} cannot be read: ${error.code}`);
  } finally {
    source.destroy();
  }
  if (rest) yield rest;
}

/** Reads the whole file. Fails with BackupRefused unless it is a backup, and all of one. */
export async function checkBackup(file: string): Promise<{ head: Head; end: End }> {
  const hash = createHash('sha256');
  let head: Head | undefined;
  let last = '';
  for await (const line of readLines(file)) {
    head ??= headOf(line, file);
    if (last) hash.update(`${last}\n`);
    last = line;
  }
  const end = (controlOf(last) as { end?: End } | undefined)?.end;
  if (!head || !end || end.sha256 !== hash.digest('hex')) {
    throw new BackupRefused(`${file} is damaged or not complete`);
  }
  return { head, end };
}

/** What a line that begins with `#` says; undefined for a row. */
export const controlOf = (line: string): unknown =>
  line.startsWith('#') ? parsed(line.slice(1)) : undefined;

function headOf(line: string, file: string): Head {
  const head = controlOf(line) as Head | undefined;
  if (head?.cabdesk !== 'backup') throw new BackupRefused(`${file} is no backup of Cabdesk`);
  if (head.format !== FORMAT) throw new BackupRefused(`${file} was made by a newer version of Cabdesk`);
  return head;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
