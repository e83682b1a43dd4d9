// @tier full
/** A monitor watches which drivers are at work. */
// @feature driver
import { describe, expect, it } from 'vitest';
import { BACKGROUND_HEADER } from '../../src/contract/grammar/envelope.ts';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const MONITOR = '/driver-manage/driver-monitor';

describe('who drives today', () => {
  const site = aSite();

  it('is read anew by itself while it is looked at, and never while it is not', async () => {
    const { page, complaints } = await site().aClerk();
    await page.clock.install();
    await signIn(page, 'monitor', DEMO_PASSWORD, MONITOR);
    await page.locator('tr[data-row]').nth(2).waitFor();
    let asked = 0;
    page.on('request', request => {
      const isList = /\/api\/rest\/driver\?/.test(request.url());
      if (isList && request.headers()[BACKGROUND_HEADER] === '1') asked += 1;
    });
    const fresh = page.getByText(/^\d\d:\d\d:\d\d 更新$/);
    const said = await fresh.innerText();
    await page.clock.fastForward('00:31');
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => fresh.innerText()).not.toBe(said);

    const isSeen = (state: 'hidden' | 'visible') =>
      page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const before = await fresh.innerText();
    await isSeen('hidden');
    await page.clock.fastForward('05:00');
    expect([asked, await fresh.innerText()]).toEqual([1, before]);
    await isSeen('visible');
    await page.clock.runFor(1);
    await expect.poll(() => asked).toBe(2);
    await expect.poll(() => fresh.innerText()).not.toBe(before);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('says since when it is old where the upstream does not answer', async () => {
    const { page } = await site().aClerk();
    await page.clock.install();
    await signIn(page, 'monitor', DEMO_PASSWORD, MONITOR);
    await page.locator('tr[data-row]').nth(2).waitFor();
    await page.route('**/api/rest/driver?*', route => route.abort());
    await page.clock.fastForward('00:31');
    await page.getByText(/^\d\d:\d\d:\d\d 后未能更新$/).waitFor();
    expect(await page.locator('tr[data-row]').count()).toBeGreaterThan(2);
    await page.unroute('**/api/rest/driver?*');
    await page.clock.fastForward('00:31');
    await page.getByText(/^\d\d:\d\d:\d\d 更新$/).waitFor();
  });
});
