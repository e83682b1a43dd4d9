/** What has been fetched when the first list shows its rows: `npm run bench` measures it against the smallest app. */
// @feature app, list
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

/** What the smallest react-admin app sends, as last measured. */
const LIMIT_BYTES = 266_112;
/** Asked for without the first page before it: each waits for its own answer. */
const MOST_FILES = 16;
/** What a page brings for itself alone. */
const SMALL_BYTES = 4 * 1024;
const LARGE = ['catalogue-zh', 'console', 'form', 'libraries'];

describe('the first list', () => {
  const site = aSite();

  it('needs two large files, one language and the steps of the form, and no more than its share', async () => {
    const { page } = await site().aClerk();
    const sent = new Map<string, number>();
    let isRead = false;
    // what comes once the rows are there, as the live connection does, is not waited for
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (isRead || !pathname.endsWith('.js')) return;
      sent.set(path.basename(pathname), fs.statSync(path.resolve('dist/console', `.${pathname}.br`)).size);
    });
    page.on('response', response => {
      isRead ||= new URL(response.url()).pathname === accessCalls.listAdminUsers.path;
    });
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await page.locator('tbody tr[aria-label] td').first().waitFor();
    expect(isRead).toBe(true);

    const large = [...sent].filter(([, bytes]) => bytes > SMALL_BYTES);
    expect(large.map(([file]) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(LARGE);
    const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(sent.size).toBeLessThanOrEqual(MOST_FILES);
  });
});
