/** The well-known password of the demonstration opens nothing to who comes through a proxy. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { sessionCalls } from '../../contract/session.ts';
import { isPasswordHash } from '../../upstream/core/identity/password.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, HOW_TO_ENABLE } from './demo-accounts.ts';

const PAGE = '<script type="application/json" id="cabdesk-settings">{}</script>';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-console-'));
beforeAll(() => fs.writeFileSync(path.join(folder, 'index.html'), PAGE));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let upstream: Upstream;
let said: string[];
beforeEach(async () => {
  said = [];
  upstream = await anUpstream({ consoleFolder: folder, demo: { say: line => said.push(line) } });
  return () => upstream.close();
});

const login = (headers: Record<string, string> = {}, password = DEMO_PASSWORD, account = 'admin') =>
  upstream.app
    .inject({ method: 'POST', url: sessionCalls.login.path, headers, payload: { account, password } })
    .then(response => response.json().errCode as number);
const settings = async (headers: Record<string, string> = {}) => {
  const { body } = await upstream.app.inject({
    method: 'GET',
    url: '/login',
    headers: { accept: 'text/html', ...headers },
  });
  return JSON.parse(/id="cabdesk-settings">([^<]*)</.exec(body)?.[1] ?? '');
};

describe('the demo accounts', () => {
  it('are offered while only this machine is heard', async () => {
    expect(await settings()).toMatchObject({ isDemo: true, demoPassword: DEMO_PASSWORD });
    expect(await login()).toBe(0);
    expect(said).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['that a proxy has passed on', { 'x-forwarded-for': '203.0.113.7' }],
    ['for another host', { host: 'desk.example.com' }],
  ])('are closed by the first request %s, for that one already', async (_case, headers) => {
    expect(await login(headers)).not.toBe(0);
    expect(await login()).not.toBe(0);
    expect(await settings()).toMatchObject({ isDemo: false, isDemoWithdrawn: true, demoPassword: null });
  });

  it('end their sessions then, have no password, and none is printed', async () => {
    const admin = await upstream.signIn('admin');
    const replies = await Promise.all([1, 2, 3].map(() => login({ 'x-forwarded-for': '203.0.113.7' })));
    expect(replies).not.toContain(0);
    expect((await admin.ask(sessionCalls.userInfo)).errCode).toBe(2003);
    expect(said).toEqual([expect.stringContaining('TRUST_PROXY'), HOW_TO_ENABLE]);
    const { db } = upstream.store;
    const accounts = await db
      .select()
      .from(adminUser)
      .where(inArray(adminUser.account, [...DEMO_ACCOUNTS]));
    expect(accounts).toHaveLength(DEMO_ACCOUNTS.length);
    expect(accounts.filter(({ passwordHash }) => isPasswordHash(passwordHash))).toEqual([]);
  });

  it('leave a password alone that a person has chosen', async () => {
    const admin = await upstream.signIn('admin');
    const renewed = await admin.ask(sessionCalls.renewMyPassword, {
      query: { oldPassword: DEMO_PASSWORD, newPassword: 'chosen-by-himself' },
    });
    expect(renewed.errCode).toBe(0);
    await login({ 'x-forwarded-for': '203.0.113.7' });
    expect(await login({}, 'chosen-by-himself')).toBe(0);
  });
});
