// @tier full
/** A database of every finished version is brought to the present one, and nothing in it is lost. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { controlOf, readLines } from '../../src/upstream/core/database/backup-file.ts';
import { restore } from '../../src/upstream/core/database/restore.ts';
import { anEmptyStore } from '../builders/database.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';

type Row = Record<string, unknown>;

const released = fs.readdirSync(import.meta.dirname).filter(name => name.endsWith('.gz'));

/** The rows of a backup, by table. */
async function contentOf(file: string): Promise<Map<string, Row[]>> {
  const content = new Map<string, Row[]>();
  let rows: Row[] = [];
  for await (const line of readLines(file)) {
    const { table } = (controlOf(line) ?? {}) as { table?: string };
    if (table !== undefined) {
      rows = [];
      content.set(table, rows);
    } else if (!line.startsWith('#')) rows.push(JSON.parse(line));
  }
  return content;
}

/** What a restore says anew: nobody comes to life with a backup. */
const SAID_ANEW: Readonly<Record<string, readonly string[]>> = { session: ['ended_on', 'end_reason'] };

/** Rows that a migration says otherwise, on purpose: as they were, and as they are. */
const CORRECTED: Readonly<Record<string, (row: Row) => Row>> = {
  // 0013: the folder of the system asks for no right of its own
  menu: row => ({
    ...row,
    ...(row.path === '/system-manage' && row.permission === 'systemmgr' && row.version === 1
      ? { permission: null }
      : {}),
    ...newWordsOf(row),
  }),
  // 0109: one scope for orders is three
  open_data_account: row => {
    const scopes = row.scopes as string[];
    if (!scopes.includes('actOnOrders')) return row;
    const others = scopes.filter(scope => scope !== 'actOnOrders');
    return {
      ...row,
      scopes: [...others, 'orderAsPassenger', 'driveOrders', 'payOrders'],
      version: Number(row.version) + 1,
    };
  },
};

/** 0103: words that shipped, as later releases have them; each statement has a language, its lines path and words. */
const WORDS_OF_MENUS = fs.readFileSync(
  path.resolve(import.meta.dirname, '../../src/upstream/migrations/0103-words-of-menus.sql'),
  'utf8',
);
const NEW_WORDS = [
  ...WORDS_OF_MENUS.matchAll(/set (title_\w+) = word\.now\nfrom \(values\n([^;]*)\) as/g),
].flatMap(([, column = '', lines = '']) =>
  [...lines.matchAll(/\('([^']*)', '([^']*)', '([^']*)'\)/g)].map(([, at, was, now]) => ({
    column,
    at,
    was,
    now,
  })),
);

const newWordsOf = (row: Row): Row =>
  Object.fromEntries(
    NEW_WORDS.filter(({ column, at, was }) => row.path === at && row[column] === was).map(
      ({ column, now }) => [column, now],
    ),
  );

it('there is a database of a finished version', () => {
  expect(released).toContain('foundation.gz');
});

describe.each(released)('the database of %s', name => {
  const file = path.join(import.meta.dirname, name);
  let upstream: Upstream;
  beforeAll(async () => {
    const store = await anEmptyStore();
    await restore(store, file, { replaces: false, clock: () => TEST_TIME });
    upstream = await anUpstream({ store });
  });
  afterAll(() => upstream.close());

  it('has every row it had, with everything it said', async () => {
    const before = await contentOf(file);
    expect(before.size).toBeGreaterThan(10);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {}).filter(column => !SAID_ANEW[table]?.includes(column));
      const now = await upstream.store.withExclusive(connection =>
        connection.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`),
      );
      const told = (row: Row) => JSON.stringify(columns.map(column => row[column]));
      const after = new Set(now.map(({ row }) => told(row)));
      expect(
        rows.filter(row => !after.has(told(CORRECTED[table]?.(row) ?? row))),
        table,
      ).toEqual([]);
    }
  });

  it('has no session open any more', async () => {
    const open = await upstream.store.withExclusive(connection =>
      connection.query('select id from session where ended_on is null'),
    );
    expect(open).toEqual([]);
  });

  it('lets its people in, who find their colleagues and add another', async () => {
    const admin = await upstream.signIn('admin');
    const { data } = await admin.ask(accessCalls.listAdminUsers, { query: { size: 200 } });
    expect(data.map(({ account }) => account)).toEqual(expect.arrayContaining(['released1', 'released2']));
    const added = await admin.ask(accessCalls.createAdminUser, {
      body: { account: 'afterwards', userName: '后来者', areaIds: [], roles: [{ roleId: '2' }] },
    });
    expect(added.errCode).toBe(0);
  });
});
