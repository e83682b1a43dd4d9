/** Backups that the server makes by itself, with the files that they name, and whether they could be restored. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeInFull } from '../../../tests/builders/tier.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { DatabaseNewer } from '../core/database/migrate.ts';
import type { Store } from '../core/database/store.ts';
import { file } from '../core/files/tables.ts';
import type { Job } from '../core/jobs.ts';
import { localStorage } from '../ports/local-storage.ts';
import { checkRestore, filesBeside } from './check.ts';
import type { BackupFile } from './folder.ts';
import { lastDue, type Schedule, scheduledBackups } from './schedule.ts';
import { scheduledBackup } from './tables.ts';
import { backupWarnings } from './warnings.ts';

const HOUR = 3_600_000;
/** In the tests it is 10:00. */
const AT = 9 * 60;
let upstream: Upstream;
let root: string;
let plan: Schedule;
let made: BackupFile[];
const dataDir = () => path.join(root, 'data');
const there = () => fs.readdirSync(plan.folder).sort();
const inPool = () =>
  fs
    .readdirSync(path.join(plan.folder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.includes('.'))
    .sort();

beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-scheduled-'));
  plan = { folder: path.join(root, 'backups'), at: AT, keep: 2 };
  made = [];
  await upstream.store.db.delete(scheduledBackup);
  await upstream.store.db.delete(file);
  return () => fs.rmSync(root, { recursive: true, force: true });
});

const job = (holder = 'one', store: Store = upstream.store): Job =>
  scheduledBackups(plan, {
    store,
    dataDir: dataDir(),
    version: 'test',
    holder,
    onMade: one => made.push(one),
  });
const run = (which = job()) => upstream.run(which);
const warnings = () => backupWarnings({ ...upstream.working, db: upstream.store.db, ports: upstream.ports });

async function aFile(key: string, state: 0 | 1 = 1) {
  await localStorage(path.join(dataDir(), 'files')).put(key, Buffer.from(key), 'text/plain');
  const about = { kind: 1, contentType: 'text/plain', sha256: 'x', createdOn: upstream.clock() } as const;
  await upstream.store.db.insert(file).values({ ...about, key, size: key.length, state });
}
const without = (key: string) => upstream.store.db.delete(file).where(eq(file.key, key));

describe('a scheduled backup', () => {
  it('is due at its time of day in Shanghai', () => {
    const at = (text: string) => Date.parse(`${text}+08:00`);
    expect(lastDue(at('2026-06-15T09:00:00'), AT)).toBe(at('2026-06-15T09:00:00'));
    expect(lastDue(at('2026-06-15T08:59:59'), AT)).toBe(at('2026-06-14T09:00:00'));
    expect(lastDue(at('2026-06-16T00:30:00'), 0)).toBe(at('2026-06-16T00:00:00'));
  });

  it('is made once when it is due, by whichever of two processes, and again the next day', async () => {
    await Promise.all([run(job('one')), run(job('other'))]);
    await run();
    expect(made).toHaveLength(1);
    expect(there()).toEqual(['cabdesk-2026-06-15.files', 'cabdesk-2026-06-15.gz']);
    upstream.clock.advance(22.9 * HOUR);
    await run();
    expect(made).toHaveLength(1);
    upstream.clock.advance(0.2 * HOUR);
    await run();
    expect(made).toHaveLength(2);
    expect(there()).toContain('cabdesk-2026-06-16.gz');
  });

  it('leaves an earlier one of the day, and its files, where the database was restored or made anew', async () => {
    await aFile('2026-06/earlier.jpg');
    await run();
    const { file: first = '' } = made[0] ?? {};
    const second = first.replace(/\.gz$/, '-2.gz');
    const before = fs.readFileSync(first);
    await without('2026-06/earlier.jpg');
    await upstream.store.db.delete(scheduledBackup);
    await run();
    expect(made[1]).toMatchObject({ file: second, files: 0 });
    expect(fs.readFileSync(first)).toEqual(before);
    expect(inPool()).toEqual(['2026-06/earlier.jpg']);
    // the first day of its month stays, with all that was made on it
    for (let month = 0; month < plan.keep; month++) {
      upstream.clock.advance(32 * 24 * HOUR);
      await run();
    }
    expect([first, second].map(one => fs.existsSync(one))).toEqual([true, true]);
    upstream.clock.advance(400 * 24 * HOUR);
    await run();
    expect([first, second].map(one => fs.existsSync(one))).toEqual([false, false]);
    expect(inPool()).toEqual([]);
  });

  it('is taken over from a process that has gone, not from one that is at it', async () => {
    const now = upstream.clock();
    const held = { id: 1, configuredOn: now, holder: 'gone', holderUntil: now + 60_000 };
    await upstream.store.db.insert(scheduledBackup).values(held);
    await run();
    expect(made).toEqual([]);
    upstream.clock.advance(60_001);
    await run();
    expect(made).toHaveLength(1);
  });

  it('keeps the files that kept backups name, one copy of each, and no other', async () => {
    await aFile('2026-06/stays.jpg');
    await aFile('2026-06/goes.jpg');
    await aFile('2026-06/arriving.jpg', 0);
    await run();
    expect(made[0]).toMatchObject({ files: 2, missing: 0 });
    expect(inPool()).toEqual(['2026-06/goes.jpg', '2026-06/stays.jpg']);
    await without('2026-06/goes.jpg');
    await aFile('2026-06/later.jpg');
    fs.writeFileSync(path.join(plan.folder, 'by-hand.gz'), 'not ours');
    // the first of the month stays, then the two latest
    for (let day = 0; day < 3; day++) {
      expect(inPool()).toContain('2026-06/goes.jpg');
      upstream.clock.advance(24 * HOUR);
      await run();
    }
    expect(there().filter(name => name.endsWith('.gz'))).toHaveLength(4);
    // in July the day of June stays as that of its month; a year later it goes, and its files with it
    upstream.clock.advance(366 * 24 * HOUR);
    await run();
    expect(there()).toContain('by-hand.gz');
    expect(inPool()).toEqual(['2026-06/later.jpg', '2026-06/stays.jpg']);
  });

  it('says how many files the storage lacks', async () => {
    await aFile('2026-06/lost.jpg');
    fs.rmSync(path.join(dataDir(), 'files/2026-06/lost.jpg'));
    await run();
    expect(made[0]).toMatchObject({ files: 1, missing: 1 });
  });
});

describe('a backup that fails', () => {
  /** A disk that is full before the end. */
  const full = (): Store => ({
    ...upstream.store,
    withExclusive: work =>
      upstream.store.withExclusive(connection =>
        work({
          ...connection,
          query: (text, params) => {
            if (text.includes('sequencename'))
              throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
            return connection.query(text, params);
          },
        }),
      ),
  });

  it('leaves the earlier ones and nothing half, warns, and is tried again after half an hour', async () => {
    await aFile('2026-06/a.jpg');
    await run();
    upstream.clock.advance(24 * HOUR);
    const before = there();
    await aFile('2026-06/b.jpg');
    await expect(run(job('one', full()))).rejects.toThrow('ENOSPC');
    expect(there()).toEqual(before);
    expect(inPool()).toEqual(['2026-06/a.jpg']);
    expect(await warnings()).toEqual(['BACKUP_FAILED']);
    await run();
    expect(made).toHaveLength(1);
    upstream.clock.advance(HOUR);
    await run();
    expect(made).toHaveLength(2);
    expect(await warnings()).toEqual([]);
  });

  it('leaves no copy of a file where copying breaks off', async () => {
    await aFile('2026-06/a.jpg');
    await aFile('2026-06/b.jpg');
    // a folder of that name cannot be replaced by a file
    fs.mkdirSync(path.join(plan.folder, 'files/2026-06/b.jpg/x'), { recursive: true });
    await expect(run()).rejects.toThrow();
    expect(there()).toEqual(['files']);
    expect(inPool()).not.toContain('2026-06/a.jpg');
  });

  it('removes what a killed process has left half made', async () => {
    fs.mkdirSync(plan.folder, { recursive: true });
    fs.writeFileSync(path.join(plan.folder, '.making.gz.part'), 'half');
    await run();
    expect(fs.readdirSync(plan.folder).filter(name => name.startsWith('.'))).toEqual([]);
  });

  it('warns where none was made for 26 hours', async () => {
    await run();
    upstream.clock.advance(26 * HOUR);
    expect(await warnings()).toEqual([]);
    upstream.clock.advance(1);
    expect(await warnings()).toEqual(['BACKUP_OLD']);
  });
});

// migrates a database from nothing
describeInFull('a backup that is checked, restored into nothing', () => {
  it('says its rows, its version, and that its files are beside it', async () => {
    await aFile('2026-06/a.jpg');
    await run();
    const checked = await checkRestore(made[0]?.file ?? '', upstream.clock);
    expect(checked).toMatchObject({ version: 'test', named: 1, missing: [], takenOn: upstream.clock() });
    expect(checked.tables).toEqual(made[0]?.end.tables);
    expect(checked.tables.file?.rows).toBe(1);
  }, 300_000);
});

describe('a backup that is checked', () => {
  it('says which of its files are missing beside it, or that none are there', async () => {
    await aFile('2026-06/a.jpg');
    await aFile('2026-06/b.jpg');
    await run();
    const file = made[0]?.file ?? '';
    expect(await filesBeside(file)).toEqual({ named: 2, missing: [] });
    fs.writeFileSync(path.join(plan.folder, 'files/2026-06/b.jpg'), 'cut');
    expect(await filesBeside(file)).toEqual({ named: 2, missing: ['2026-06/b.jpg'] });
    fs.rmSync(path.join(plan.folder, 'files'), { recursive: true });
    expect(await filesBeside(file)).toEqual({ named: 2, missing: undefined });
  });

  it('is refused where it is damaged, or of a newer version', async () => {
    await run();
    const text = gunzipSync(fs.readFileSync(made[0]?.file ?? '')).toString();
    const spoilt = path.join(root, 'spoilt.gz');
    fs.writeFileSync(spoilt, gzipSync(text.replace('黄志强', '黄志弱')));
    await expect(checkRestore(spoilt, upstream.clock)).rejects.toThrow('damaged');

    const lines = text.split('\n').slice(0, -2);
    const newer = [
      lines[0]?.replace('"migrations":[', '"migrations":[{"name":"9999-later.sql","hash":"x"},'),
      ...lines.slice(1),
    ];
    const sha256 = createHash('sha256')
      .update(`${newer.join('\n')}\n`)
      .digest('hex');
    fs.writeFileSync(
      spoilt,
      gzipSync(`${newer.join('\n')}\n#${JSON.stringify({ end: { ...made[0]?.end, sha256 } })}\n`),
    );
    await expect(checkRestore(spoilt, upstream.clock)).rejects.toThrow(DatabaseNewer);
  });
});
