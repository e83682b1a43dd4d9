import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { platformCalls } from '../../contract/platform.ts';
import { property } from '../core/properties.ts';

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
