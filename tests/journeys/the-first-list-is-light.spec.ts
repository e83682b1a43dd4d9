/** What has been fetched when the first list shows its rows: `npm run bench` measures it against the smallest app. */
// @feature app, list
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { FIRST_LOAD } from '../measure/scripts.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const LIST = '/system-manage/admin-user';

/** Asked for at once, or by way of the first page. */
const WAYS: readonly [name: string, reach: (page: Page) => Promise<unknown>][] = [
  ['asked for at once', page => signIn(page, 'admin', DEMO_PASSWORD, LIST)],
  [
    'by way of the first page',
    async page => {
      await signIn(page, 'admin', DEMO_PASSWORD, '/');
      await page.locator('[data-first-page] h1').waitFor();
      await page.getByRole('button', { name: '系统管理', exact: true }).click();
      await page.locator(`a[href$="${LIST}"]`).first().click();
    },
  ],
];

describe('the first list', () => {
  const site = aSite();

  it.each(WAYS)('%s needs no more than its share', async (_name, reach) => {
    const { page } = await site().aClerk();
    await holdWhatComesLater(page);
    const sent = new Map<string, number>();
    let isThere = false;
    // what comes once the rows are there, as the live connection does, is not waited for
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (isThere || !pathname.endsWith('.js')) return;
      sent.set(path.basename(pathname), fs.statSync(path.resolve('dist/console', `.${pathname}.br`)).size);
    });
    page.on('response', response => {
      const isOfList = new URL(page.url()).pathname === LIST;
      isThere ||= isOfList && new URL(response.url()).pathname === accessCalls.listAdminUsers.path;
    });
    await reach(page);
    await page.locator('tbody tr[aria-label] td').first().waitFor();
    expect(isThere).toBe(true);

    const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD.timesFloor * FIRST_LOAD.floorBytes);
    expect(sent.size).toBeLessThanOrEqual(FIRST_LOAD.files);
  });
});

/** What waits for a quiet moment behind the first page is no part of it: when that moment comes, the machine decides. */
const holdWhatComesLater = (page: Page) =>
  page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    // the sign-in page asks without a limit of time
    window.requestIdleCallback = (run, options) => (options ? 0 : whenIdle(run));
  });
