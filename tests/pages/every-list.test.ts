/** Every list: told of where it cannot be read, put in order by its heads, and sought in. */
// @feature *
import { beforeAll, describe, expect, it } from 'vitest';
import { goInPlace } from '../builders/in-place.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk } from '../window/site.ts';
import { EACH, heading, isRead, rows, signedIn } from './resources.ts';

const NOBODY = '没有这样的记录';
/** Calls of the bar and of the sign-in, which are there before the page. */
const OF_THE_FRAME =
  /^\/api\/(?:capabilities|admin\/(?:user|auth|push|draft|lock)(?:$|\/(?!getMenuList|adminUsers|roleGroup|list)))/;
/** Shows what the frame has read. */
const OF_THE_MENU = '/system-manage/menu';
/** Shows what other lists have read. */
const OF_CHOICES = '/system-manage/dictionary';

describe('as a list', () => {
  const site = aSite();
  let clerk: Clerk;
  let page: Page;
  beforeAll(async () => {
    clerk = await signedIn(site(), 'admin');
    page = clerk.page;
  });

  describe.each(EACH)('%s', path => {
    // first of all: what has been read once stays there when it cannot be read again
    it.skipIf(path === OF_THE_MENU)('says what went wrong, and reads again when asked', async () => {
      const isReading = (url: URL) => url.pathname.startsWith('/api/') && !OF_THE_FRAME.test(url.pathname);
      await page.route(isReading, route =>
        route.fulfill({
          status: 500,
          json: { status: 500, message: 'failed', data: { traceId: 't-1' }, errCode: 5000 },
        }),
      );
      if (path === OF_CHOICES) await page.goto('/dashboard/index');
      await goInPlace(page, path);
      const alert = page.locator('main [role=alert]:visible').first();
      await alert.waitFor();
      await page.unroute(isReading);
      // a page of several parts asks for each of them
      const again = page.locator('main').getByRole('button', { name: '重试' });
      await expect
        .poll(async () => {
          if (await again.first().isVisible()) await again.first().click();
          return again.count();
        })
        .toBe(0);
      await heading(page).first().waitFor();
      expect(clerk.complaints).toEqual([]);
    });

    it('is put in order by each head that offers it', async () => {
      if (path === OF_THE_MENU) await goInPlace(page, path);
      await isRead(page);
      const heads = page.locator('main th:visible:has(button)');
      for (const [index, head] of (await heads.all()).entries()) {
        const asked = page.waitForResponse(answer => answer.request().method() === 'GET');
        await head.getByRole('button').click();
        expect((await asked).status(), await head.innerText()).toBe(200);
        await expect.poll(() => heads.nth(index).getAttribute('aria-sort')).toMatch(/^(?:a|de)scending$/);
        await isRead(page);
      }
      expect(await page.getByText('没有加载出来').count()).toBe(0);
      expect(clerk.complaints).toEqual([]);
    });

    it('says so where nothing is found, and comes back', async () => {
      await isRead(page);
      const box = page.locator('main input[type=search]:visible');
      const before = await rows(page).count();
      if ((await box.count()) !== 1 || before === 0) return;
      await box.fill(NOBODY);
      await expect.poll(() => rows(page).count()).toBe(0);
      await expect.poll(() => page.locator('main:visible').innerText()).toMatch(/没有|找不到/);
      await box.fill('');
      await expect.poll(() => rows(page).count()).toBe(before);
      expect(clerk.complaints).toEqual([]);
    });
  });
});
