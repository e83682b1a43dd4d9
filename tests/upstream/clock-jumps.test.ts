// @tier full
/** The machine's clock is set forwards or back while people work. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { forgetOldRequests } from '../../src/upstream/core/http/request-id.ts';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

const HOUR_MS = 3_600_000;

let upstream: Upstream;
let admin: Person;
beforeEach(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
});
afterEach(() => upstream.close());

const userInfo = async () => (await admin.ask(sessionCalls.userInfo)).errCode;

describe('a clock set back', () => {
  it('by a little ends no session; by more ends those whose age it made unknown', async () => {
    upstream.clock.advance(-HOUR_MS / 20);
    expect(await userInfo()).toBe(0);
    upstream.clock.advance(-2 * HOUR_MS);
    expect(await userInfo()).toBe(2001);
    upstream.clock.advance(3 * HOUR_MS);
    expect(await userInfo()).toBe(2001);
  });

  it('lets people sign in and write, and does a write once', async () => {
    const body = { account: 'once', userName: '一次', requestId: randomUUID() };
    const first = await admin.ask(accessCalls.createAdminUser, { body });
    upstream.clock.advance(-48 * HOUR_MS);
    await upstream.run(forgetOldRequests);
    admin = await upstream.signIn('admin');
    expect((await admin.ask(accessCalls.createAdminUser, { body })).data).toEqual(first.data);
    const made = await upstream.store.db.select().from(adminUser).where(eq(adminUser.account, 'once'));
    expect(made).toHaveLength(1);
  });
});

describe('a clock set forwards', () => {
  it('ends sessions as if the time had passed, and signing in goes on', async () => {
    upstream.clock.advance(24 * 365 * HOUR_MS);
    expect(await userInfo()).toBe(2001);
    admin = await upstream.signIn('admin');
    expect(await userInfo()).toBe(0);
  });

  it('and back again leaves no session that lives on in the future', async () => {
    upstream.clock.advance(24 * 365 * HOUR_MS);
    admin = await upstream.signIn('admin');
    upstream.clock.advance(-24 * 365 * HOUR_MS);
    expect(await userInfo()).toBe(2001);
  });
});
