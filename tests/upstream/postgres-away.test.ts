/** The database server goes away and comes back: calls say so in their envelope, and nothing is half done. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { platformCalls } from '../../src/contract/platform.ts';
import { DatabaseUnusable, openStore } from '../../src/upstream/core/database/open.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { aDatabase } from '../builders/database.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { aWire, type Wire } from '../builders/wire.ts';

const AWAY = { http: 503, errCode: 5003 };
const STATEMENT_MS = 1_000;

let database: Awaited<ReturnType<typeof aDatabase>>;
let wire: Wire;
let direct: Store;
let upstream: Upstream;
let admin: Person;
let throughWire: string;
beforeEach(async () => {
  database = await aDatabase();
  const { hostname, port } = new URL(database.url);
  wire = await aWire(hostname, Number(port || 5432));
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  throughWire = url.href;
  direct = openPostgres({ url: database.url, poolSize: 2, statementMs: 20_000 });
  upstream = await anUpstream({
    store: openPostgres({ url: throughWire, poolSize: 4, statementMs: STATEMENT_MS }),
  });
  admin = await upstream.signIn('admin');
});
afterEach(async () => {
  await upstream.close();
  await direct.close();
  await wire.close();
  await database.drop();
});

const list = () => admin.ask(accessCalls.listAdminUsers, { query: {} });
const add = (account: string) =>
  admin.ask(accessCalls.createAdminUser, { body: { account, userName: '新人' } });
const isThere = async (account: string) =>
  (await direct.db.select().from(adminUser).where(eq(adminUser.account, account))).length > 0;

describe('a server that went away', () => {
  it('is said in every answer, the process lives, and all is well when it is back', async () => {
    wire.cut();
    expect(await list()).toMatchObject(AWAY);
    expect(await add('lost1')).toMatchObject(AWAY);
    expect(await upstream.ask(platformCalls.health)).toMatchObject({ http: 200, data: { database: 'away' } });
    expect(await upstream.ask(platformCalls.ready)).toMatchObject(AWAY);
    wire.mend();
    expect((await list()).errCode).toBe(0);
    expect((await add('found1')).errCode).toBe(0);
    expect((await upstream.ask(platformCalls.ready)).http).toBe(200);
    expect([await isThere('lost1'), await isThere('found1')]).toEqual([false, true]);
  });

  it('and that says nothing at all ends the wait of every call', async () => {
    wire.freeze();
    for (const reply of await Promise.all([list(), list(), add('hung'), list(), list(), list()])) {
      expect(reply).toMatchObject(AWAY);
    }
    expect(await upstream.ask(platformCalls.health)).toMatchObject({ http: 200, data: { database: 'away' } });
    wire.mend();
    expect((await list()).errCode).toBe(0);
  });

  it('while nobody asked does no harm', async () => {
    await list();
    await direct.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );
    // the news of the lost connections arrives meanwhile or with the next calls, which may be told once
    for (let replies = 0; replies < 10; replies++) await list();
    expect((await list()).errCode).toBe(0);
  });
});

describe('a write that is cut off', () => {
  it('leaves nothing of itself, however far it was', async () => {
    const { db } = upstream.store;
    await expect(
      db.transaction(async transaction => {
        await transaction.update(adminUser).set({ remark: 'half' }).where(eq(adminUser.account, 'agent'));
        wire.cut();
        await new Promise(resolve => setTimeout(resolve, 50));
        await transaction.update(adminUser).set({ remark: 'whole' }).where(eq(adminUser.account, 'lost'));
      }),
    ).rejects.toThrow();
    wire.mend();
    const rows = await direct.db.select({ remark: adminUser.remark }).from(adminUser);
    expect(rows.filter(({ remark }) => remark === 'half' || remark === 'whole')).toEqual([]);
    expect((await list()).errCode).toBe(0);
  });

  it('by the longest time a statement may take is told so, and the connection serves again', async () => {
    const slow = sql`select pg_sleep(${STATEMENT_MS / 500})`;
    await expect(upstream.store.db.execute(slow)).rejects.toThrow();
    expect((await list()).errCode).toBe(0);
  });
});

describe('a start', () => {
  const settings = { dataDir: '/nowhere', databasePool: 2, databaseStatementMs: STATEMENT_MS };

  it('waits for a server that is not there yet, and says so once', async () => {
    wire.cut();
    const said: string[] = [];
    const opening = openStore(
      { ...settings, databaseUrl: throughWire, databaseWaitMs: 20_000 },
      line => said.push(line) === 1 && wire.mend(),
    );
    const store = await opening;
    await store.close();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Waiting for the database at 127\.0\.0\.1:\d+\/\w+: /);
  });

  it.each([
    ['nobody answers', { port: '1' }, 0],
    ['the password is wrong', { password: 'not-the-secret' }, 20_000],
    ['there is no such database', { pathname: '/nothing-here' }, 20_000],
  ])('ends with one line, without the password, where %s', async (_case, spoilt, databaseWaitMs) => {
    const url = Object.assign(new URL(database.url), spoilt);
    const failed = await openStore({ ...settings, databaseUrl: url.href, databaseWaitMs }, () => {}).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(DatabaseUnusable);
    const { message } = failed as Error;
    expect(message).toMatch(/^DATABASE_URL: no database at [^\n]+$/);
    expect(message).not.toContain(url.password);
  });
});
