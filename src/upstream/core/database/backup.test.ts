// @tier full
/** What is backed up comes back, into the same kind of database or the other. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmptyStore, aStore } from '../../../../tests/builders/database.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import { operateLog } from '../audit/tables.ts';
import { role } from '../identity/tables.ts';
import { backUp } from './backup.ts';
import { BackupRefused, checkBackup } from './backup-file.ts';
import { restore } from './restore.ts';
import type { Store } from './store.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-backup-'));
const file = path.join(folder, 'whole.gz');
const about = { version: 'test', takenOn: TEST_TIME };
const options = { replaces: false, clock: () => TEST_TIME };
let roles = 0;

beforeAll(async () => {
  const source = await aStore();
  const odd = { name: '夜班 "quoted"\\\n\t#{"end":1} \u2028 👩‍💻', roleKey: 'odd', searchKey: 'odd' };
  await source.db.insert(role).values({ ...odd, createdOn: 1, updatedOn: Number.MAX_SAFE_INTEGER });
  roles = (await source.db.select().from(role)).length;
  await backUp(source, file, about);
  await source.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const linesOf = (name: string) => gunzipSync(fs.readFileSync(name)).toString().split('\n');
/** Rows of a table have no order. */
const contentOf = (name: string) => linesOf(name).slice(0, -2).toSorted();

async function copy(target: Store, name: string): Promise<string> {
  const copied = path.join(folder, name);
  await backUp(target, copied, about);
  return copied;
}

describe('a restored database', () => {
  it('says the same, goes on counting where it was, and keeps its rules', async () => {
    const target = await anEmptyStore();
    const { tables } = await restore(target, file, options);
    expect(tables.role?.rows).toBe(roles);
    expect(contentOf(await copy(target, 'again.gz'))).toEqual(contentOf(file));

    const [made] = await target.db
      .insert(role)
      .values({ name: 'next', roleKey: 'next', searchKey: 'next', createdOn: 0, updatedOn: 0 })
      .returning();
    expect(made?.id).toBe('102');
    await expect(target.db.delete(operateLog)).rejects.toThrow();
    await expect(
      target.db.execute(sql`insert into user_role (user_id, role_id, position) values (999999, 1, 0)`),
    ).rejects.toThrow();
    await target.close();
  });

  it('replaces what was there only when told so, and then all of it', async () => {
    const target = await anEmptyStore();
    await restore(target, file, options);
    await target.withExclusive(connection =>
      connection.script('create table stray (id int); insert into stray values (1)'),
    );
    await expect(restore(target, file, options)).rejects.toThrow('not empty');
    await restore(target, file, { ...options, replaces: true });
    expect(contentOf(await copy(target, 'replaced.gz'))).toEqual(contentOf(file));
    await target.close();
  });
});

describe('a file that is not a whole backup', () => {
  const spoil = (name: string, lines: string[]) => {
    const spoilt = path.join(folder, name);
    fs.writeFileSync(spoilt, gzipSync(lines.join('\n')));
    return spoilt;
  };
  const whole = () => linesOf(file);

  it.each([
    ['cut short', () => spoil('short.gz', whole().slice(0, -20))],
    [
      'with a row changed',
      () =>
        spoil(
          'changed.gz',
          whole().map(line => line.replace('黄志强', '黄志弱')),
        ),
    ],
    ['of another kind', () => spoil('other.gz', ['{"a":1}', ''])],
    ['empty', () => spoil('empty.gz', [''])],
    [
      'with its last bytes missing',
      () => {
        const cut = path.join(folder, 'cut.gz');
        fs.writeFileSync(cut, fs.readFileSync(file).subarray(0, -100));
        return cut;
      },
    ],
    ['that is not there', () => path.join(folder, 'nowhere.gz')],
  ])('%s is refused with one line', async (_name, spoilt) => {
    const refusal = await checkBackup(spoilt()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupRefused);
    expect((refusal as Error).message).not.toContain('\n');
  });

  it('is called damaged where gzip finds it, too', async () => {
    const cut = path.join(folder, 'halved.gz');
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
    await expect(checkBackup(cut)).rejects.toThrow('is damaged or not complete');
    fs.writeFileSync(cut, 'no gzip');
    await expect(checkBackup(cut)).rejects.toThrow('is damaged or not complete');
  });

  it('leaves the database as it was, even when the fault shows only at the end', async () => {
    const lines = whole();
    const target = await anEmptyStore();
    await restore(target, file, options);
    const before = contentOf(await copy(target, 'before.gz'));
    // sound by its own sum, but with a row that no table takes
    const at = lines.findIndex(
      line => line.includes('"role_key":"odd"') || line.includes('"role_key": "odd"'),
    );
    const wrong = [...lines.slice(0, at), ...lines.slice(at, at + 1), ...lines.slice(at, -2)];
    const sha256 = createHash('sha256')
      .update(`${wrong.join('\n')}\n`)
      .digest('hex');
    const { end } = JSON.parse(lines.at(-2)?.slice(1) ?? '{}');
    const spoilt = spoil('double.gz', [...wrong, `#${JSON.stringify({ end: { ...end, sha256 } })}`, '']);
    await expect(restore(target, spoilt, { ...options, replaces: true })).rejects.toThrow();
    expect(contentOf(await copy(target, 'after.gz'))).toEqual(before);
    await target.close();
  });
});

it('a database without tables is no database to back up', async () => {
  const target = await anEmptyStore();
  await expect(copy(target, 'nothing.gz')).rejects.toThrow('nothing to back up');
  expect(fs.readdirSync(folder).filter(name => name.startsWith('nothing'))).toEqual([]);
  await target.close();
});
