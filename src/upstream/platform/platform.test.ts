import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStore } from '../../../tests/builders/database.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import { platformCalls, type WarningCode } from '../../contract/platform.ts';
import { savedFilterCalls } from '../../contract/saved-filter.ts';
import { createWriteHealth } from '../core/database/write-health.ts';
import { property } from '../core/properties.ts';
import type { Surroundings } from './surroundings.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await anUpstream();
});
afterEach(() => upstream.close());

const ready = () => upstream.ask(platformCalls.ready);
const warnings = async (of = upstream) => (await (await of.signIn('admin')).ask(platformCalls.warnings)).data;

const set = (name: string, value: string, of = upstream) =>
  of.store.db.insert(property).values({ name, value, createdOn: 0, updatedOn: 0 });

describe('readiness', () => {
  it('is a yes to everybody, and says no more than that', async () => {
    expect(await ready()).toMatchObject({ http: 200, errCode: 0, data: { version: 'test' } });
    expect(Object.keys((await ready()).data)).toEqual(['version']);
  });

  it('is a no while the database lacks a migration of this version, though the process lives', async () => {
    await upstream.store.db.execute(sql`delete from migration where name like '0002%'`);
    expect(await ready()).toMatchObject({
      http: 503,
      errCode: 5003,
      failure: { reason: 'MIGRATIONS_BEHIND' },
    });
    expect(await upstream.ask(platformCalls.health)).toMatchObject({ http: 200, data: { database: 'up' } });
  });
});

describe('what a process stands on', () => {
  const GIGABYTE = 2 ** 30;
  const SOUND: Surroundings = {
    clock: { aheadBy: () => 0 },
    writes: { isFailing: () => false },
    readDisk: async () => ({ free: 50 * GIGABYTE, total: 100 * GIGABYTE }),
    isEmbedded: true,
    share: undefined,
  };
  const disk = (free: number, total = 100 * GIGABYTE) => ({ readDisk: async () => ({ free, total }) });

  it.each<[string, Partial<Surroundings>, Reason | undefined, readonly WarningCode[]]>([
    ['nothing is wrong', {}, undefined, []],
    ['the disk cannot be read', { readDisk: async () => undefined }, undefined, []],
    ['the clock is 4 s ahead', { clock: { aheadBy: () => 4_000 } }, undefined, []],
    ['the clock is 6 s behind', { clock: { aheadBy: () => -6_000 } }, undefined, ['CLOCK_OFF']],
    [
      'the clock is an hour behind',
      { clock: { aheadBy: () => -3_600_000 } },
      'MACHINE_CLOCK_OFF',
      ['CLOCK_OFF'],
    ],
    ['writes fail', { writes: { isFailing: () => true } }, 'WRITES_FAIL', ['WRITES_FAIL']],
    ['half a gigabyte is free', disk(GIGABYTE / 2), undefined, ['DISK_LOW']],
    ['a small disk is half empty', disk(GIGABYTE / 2, GIGABYTE), undefined, []],
    ['the disk is full', disk(2 ** 20), 'WRITES_FAIL', ['DISK_LOW', 'WRITES_FAIL']],
    ['Redis answers', { share: { isOpen: true } }, undefined, []],
    ['Redis is away', { share: { isOpen: false } }, undefined, ['REDIS_AWAY']],
    ['the disk of files alone is full', { ...disk(0), isEmbedded: false }, undefined, ['DISK_LOW']],
  ])('%s', async (_what, over, reason, expected) => {
    const other = await anUpstream({ store: upstream.store, surroundings: { ...SOUND, ...over } });
    const answer = await other.ask(platformCalls.ready);
    expect(answer.http).toBe(reason ? 503 : 200);
    expect(answer.failure?.reason).toBe(reason);
    expect((await warnings(other)).filter(code => /CLOCK|DISK|WRITES|REDIS/.test(code))).toEqual(expected);
    await other.app.close();
  });

  it('learns from the calls of clerks whether writes are taken', async () => {
    const writes = createWriteHealth(Date.now);
    const store = await aStore();
    const other = await anUpstream({ store, writes, surroundings: { ...SOUND, writes } });
    const admin = await other.signIn('admin');
    const save = () =>
      admin.ask(savedFilterCalls.setDefaultFilter, {
        body: { resource: '/system-manage/role-group', id: null, requestId: randomUUID() },
      });
    expect(await save()).toMatchObject({ errCode: 0 });
    // as a standby, or a server that its operator has closed for writing
    await store.db.execute(sql`set default_transaction_read_only = on`);
    expect(await save()).toMatchObject({ http: 503 });
    expect(await other.ask(platformCalls.ready)).toMatchObject({
      http: 503,
      failure: { reason: 'WRITES_FAIL' },
    });
    await store.db.execute(sql`set default_transaction_read_only = off`);
    expect(await save()).toMatchObject({ errCode: 0 });
    expect(await other.ask(platformCalls.ready)).toMatchObject({ http: 200 });
    await other.close();
  });
});

describe('health', () => {
  it('says which release this is, and of which commit', async () => {
    const build = { commit: 'a605a0e1b2', date: Date.UTC(2026, 5, 14) };
    const other = await anUpstream({ build });
    expect((await other.ask(platformCalls.health)).data).toEqual({ database: 'up', version: 'test', build });
    expect((await upstream.ask(platformCalls.health)).data).toMatchObject({ build: null });
    await other.close();
  });
});

describe('warnings', () => {
  it('end with their cause', async () => {
    expect(await warnings()).toEqual(expect.arrayContaining(['LOGIN_CODE_OFF', 'SMS_SIMULATED']));
    // a code would be asked for from here on
    const admin = await upstream.signIn('admin');
    await set('login.code', 'always');
    expect((await admin.ask(platformCalls.warnings)).data).not.toContain('LOGIN_CODE_OFF');
  });

  it('are told to who sees the system pages alone', async () => {
    const clerk = await upstream.signIn('dispatcher');
    expect(await clerk.ask(platformCalls.warnings)).toMatchObject({ errCode: 3008 });
    expect(await upstream.ask(platformCalls.warnings)).toMatchObject({ http: 401 });
  });

  it('know a real way for text messages, and that codes are off all the same', async () => {
    const other = await anUpstream({ hasRealSms: true });
    await set('login.code', 'off', other);
    const told = await warnings(other);
    expect(told).toContain('LOGIN_CODE_OFF');
    expect(told).not.toContain('SMS_SIMULATED');
    await other.close();
  });

  it('tell when a newer version has been at the database', async () => {
    await upstream.store.db.execute(
      sql`insert into migration (name, hash, applied_on) values ('9999-later.sql', 'x', 0)`,
    );
    expect(await warnings()).toContain('DATABASE_NEWER');
  });
});

describe('a database that has gone', () => {
  it('leaves the process alive and not ready', async () => {
    const other = await anUpstream();
    await other.store.close();
    expect(await other.ask(platformCalls.health)).toMatchObject({ http: 200, data: { database: 'away' } });
    expect(await other.ask(platformCalls.ready)).toMatchObject({ http: 503, errCode: 5003 });
    await other.app.close();
  });
});
