/** The console below /desk, on a host whose root belongs to another program. */
// @feature app
import http from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listening } from '../builders/bare-upstream.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const BASE = '/desk';
const site = aSite({ BASE_PATH: BASE });

describe.each([
  ['leaves the sub-path in the address', (url: string) => url],
  ['takes the sub-path out of the address', (url: string) => url.slice(BASE.length) || '/'],
])('behind a proxy that %s', (_name, passedOn) => {
  let proxy: Listening<http.Server>;
  let clerk: Clerk;
  let page: Page;
  /** What has been asked of the other program. */
  const elsewhere: string[] = [];

  beforeAll(async () => {
    proxy = await listening(
      http.createServer((request, response) => {
        const { url = '', method, headers } = request;
        if (url !== BASE && !url.startsWith(`${BASE}/`)) {
          elsewhere.push(url);
          return response.writeHead(404).end('another program');
        }
        const further = http.request(site().server.url + passedOn(url), { method, headers }, answer => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        further.on('error', () => response.destroy());
        return request.pipe(further);
      }),
    );
    clerk = await site().aClerk({ baseURL: proxy.url });
    page = clerk.page;
  });
  afterAll(() => proxy.close());

  const at = () => page.url().slice(proxy.url.length);

  it('a clerk is led through the sign-in to the page he asked for', async () => {
    await page.goto(`${BASE}/system-manage/admin-user?a=1`);
    expect(at()).toBe(`${BASE}/login?redirect=${encodeURIComponent('/system-manage/admin-user?a=1')}`);
    await page.locator('input[name="account"]').fill('admin');
    await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await page.locator('input[name="password"]').press('Enter');
    await page.getByRole('row').nth(3).waitFor();
    expect(at()).toMatch(/^\/desk\/system-manage\/admin-user\?/);
  });

  it('he goes from page to page, reloads, and goes back', async () => {
    await page.getByRole('link', { name: '角色组', exact: true }).first().click();
    await page.waitForURL(`**${BASE}/system-manage/role-group`);
    await page.getByRole('row').nth(2).waitFor();
    await page.reload();
    await page.getByRole('row').nth(2).waitFor();
    await page.goBack();
    await page.waitForURL(`**${BASE}/system-manage/admin-user**`);
    await page.goto(`${BASE}/nowhere/at-all`);
    await page.waitForURL(`**${BASE}/404?**`);
    await page.goto(BASE);
    await page.waitForURL(`**${BASE}/dashboard**`);
  });

  it('his token stays below the sub-path', async () => {
    const cookies = await clerk.context.cookies(`${proxy.url}${BASE}`);
    const token = cookies.find(({ name }) => name === 'Admin-Token');
    expect(token?.path).toBe(BASE);
    const outside = await clerk.context.cookies(`${proxy.url}/other`);
    expect(outside.map(({ name }) => name)).not.toContain('Admin-Token');
  });

  it('signing out leads to the form, and a second sign-in to the console', async () => {
    await page.getByRole('button', { name: /用户菜单|黄志强/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.locator('input[name="account"]').waitFor();
    expect(at()).toBe(`${BASE}/login`);
    await signIn(page, 'auditor', DEMO_PASSWORD, `${BASE}/login`);
    await page.waitForURL(`**${BASE}/dashboard**`);
  });

  it('nothing was ever asked of the other program', () => {
    expect(elsewhere).toEqual([]);
    expect(clerk.complaints.filter(complaint => !complaint.startsWith(`asked for ${proxy.url}`))).toEqual([]);
  });
});
