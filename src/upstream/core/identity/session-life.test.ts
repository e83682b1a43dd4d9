import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from '../../../../tests/builders/request.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../../../../tests/builders/upstream.ts';
import { BACKGROUND_HEADER } from '../../../contract/grammar/envelope.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { property } from '../properties.ts';
import { identifying, tokenHash } from './identify.ts';
import { endOverdueSessions, forgetOldSessions } from './session-life.ts';
import { session } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EXPIRED = 2001;

let upstream: Upstream;
let person: Person;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await upstream.store.db.delete(property);
  person = await upstream.signIn('monitor');
});

const state = async () => (await person.ask(sessionCalls.userInfo)).errCode;

async function poll(): Promise<number> {
  const request = requestOf(sessionCalls.userInfo, {}, person.token);
  const headers = { ...request.headers, [BACKGROUND_HEADER]: '1' };
  return (await upstream.app.inject({ ...request, headers })).json<{ errCode: number }>().errCode;
}

const set = (name: string, value: string) =>
  upstream.store.db.insert(property).values({ name, value, createdOn: TEST_TIME, updatedOn: TEST_TIME });

const rows = () => upstream.store.db.select().from(session).where(eq(session.userId, person.id));
const newest = async () => (await rows()).toSorted((a, b) => Number(b.id) - Number(a.id))[0];

describe('how long a session lives', () => {
  it('follows the property of idle minutes, at once and for sessions already open', async () => {
    upstream.clock.advance(20 * MINUTE);
    await set('session.idleMinutes', '10');
    expect(await state()).toBe(EXPIRED);

    person = await upstream.signIn('monitor');
    upstream.clock.advance(10 * MINUTE);
    expect(await poll()).toBe(0);
    expect(await state()).toBe(0);
    upstream.clock.advance(10 * MINUTE + 1);
    expect(await poll()).toBe(EXPIRED);
  });

  it('follows the property of the longest hours: shorter for all, longer for those to come', async () => {
    await set('session.idleMinutes', '720');
    await set('session.longestHours', '24');
    upstream.clock.advance(12 * HOUR - MINUTE);
    expect(await state()).toBe(0);
    upstream.clock.advance(MINUTE);
    expect(await state()).toBe(EXPIRED);

    person = await upstream.signIn('monitor');
    for (const hours of [6, 6, 6]) {
      upstream.clock.advance(hours * HOUR);
      expect(await state()).toBe(0);
    }
    await upstream.store.db
      .update(property)
      .set({ value: '18' })
      .where(eq(property.name, 'session.longestHours'));
    expect(await state()).toBe(EXPIRED);
  });

  it('keeps to the default where a property says nothing sensible', async () => {
    await set('session.idleMinutes', 'soon');
    upstream.clock.advance(30 * MINUTE);
    expect(await state()).toBe(0);
  });
});

describe('a clock that goes back', () => {
  it('ends nothing when it goes back a little, and makes nothing younger', async () => {
    upstream.clock.advance(25 * MINUTE);
    expect(await state()).toBe(0);
    const seen = (await newest())?.lastSeenOn;
    upstream.clock.advance(-4 * MINUTE);
    expect(await state()).toBe(0);
    expect((await newest())?.lastSeenOn).toBe(seen);
  });

  it('ends what it leaves far behind', async () => {
    upstream.clock.advance(-HOUR);
    expect(await state()).toBe(EXPIRED);
    upstream.clock.advance(HOUR);
    expect(await state()).toBe(EXPIRED);
  });

  it('wakes nothing up that was found to be over', async () => {
    upstream.clock.advance(31 * MINUTE);
    expect(await poll()).toBe(EXPIRED);
    upstream.clock.advance(-20 * MINUTE);
    expect(await state()).toBe(EXPIRED);
    const found = await newest();
    expect(found?.endReason).toBe('expired');
    expect(found?.endedOn).toBe((found?.lastSeenOn ?? 0) + 30 * MINUTE);
  });
});

describe('the jobs', () => {
  it('end what nobody asks for again, once, and leave the rest', async () => {
    const other = await upstream.signIn('agent');
    upstream.clock.advance(20 * MINUTE);
    expect((await other.ask(sessionCalls.userInfo)).errCode).toBe(0);
    upstream.clock.advance(11 * MINUTE);
    await Promise.all([upstream.run(endOverdueSessions), upstream.run(endOverdueSessions)]);
    expect((await newest())?.endReason).toBe('expired');
    expect((await other.ask(sessionCalls.userInfo)).errCode).toBe(0);
  });

  it('forget sessions when the logs that name them are gone', async () => {
    await person.ask(sessionCalls.logout);
    upstream.clock.advance(179 * 24 * HOUR);
    await upstream.run(forgetOldSessions);
    const kept = await rows();
    expect(kept.some(({ endReason }) => endReason === 'logout')).toBe(true);
    upstream.clock.advance(24 * HOUR);
    await upstream.run(forgetOldSessions);
    expect(await rows()).toEqual([]);
  });
});

describe('identifying', () => {
  it('is one query that finds every row by an index, however many sessions there are', async () => {
    const { db } = upstream.store;
    await db.execute(sql`insert into session (token_hash, user_id, created_on, last_seen_on, expire_on)
      select 'filler-' || n, ${person.id}::bigint, 0, 0, 0 from generate_series(1, 20000) n`);
    await db.execute(sql`analyze session`);
    const plan = await db.execute(sql`explain ${identifying(db, tokenHash(person.token)).getSQL()}`);
    const text = JSON.stringify(plan);
    expect(text).toContain('session_token');
    expect(text).not.toMatch(/Seq Scan on session/);
    await db.execute(sql`delete from session where token_hash like 'filler-%'`);
  });
});
