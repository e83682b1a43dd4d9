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

const set = (name: string, value: string) =>
  upstream.store.db.insert(property).values({ name, value, createdOn: 0, updatedOn: 0 });

describe('readiness', () => {
  it('is a yes with warnings, which end with their cause', async () => {
    const first = await ready();
    expect(first).toMatchObject({ http: 200, errCode: 0 });
    expect(first.data.warnings).toEqual(expect.arrayContaining(['LOGIN_CODE_OFF', 'SMS_SIMULATED']));
    await set('login.code', 'always');
    expect((await ready()).data.warnings).not.toContain('LOGIN_CODE_OFF');
  });

  it('knows a real way for text messages, and that codes are off all the same', async () => {
    const other = await anUpstream({ hasRealSms: true });
    const { data } = await other.ask(platformCalls.ready);
    expect(data.warnings.filter(code => code === 'LOGIN_CODE_OFF' || code === 'SMS_SIMULATED')).toEqual([]);
    await other.close();
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

  it('warns when a newer version has been at the database', async () => {
    await upstream.store.db.execute(
      sql`insert into migration (name, hash, applied_on) values ('9999-later.sql', 'x', 0)`,
    );
    expect((await ready()).data.warnings).toContain('DATABASE_NEWER');
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
