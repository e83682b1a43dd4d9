// @tier full
/** Three figures of today for each role, against what is normal by now, and the choice of others. */
// @feature dashboard
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, startOfDay } from '../../src/upstream/core/day.ts';
import { markDays, replaceHours } from '../../src/upstream/domain/day-figures/keeping.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Site, signIn } from '../window/site.ts';

const ROLES = {
  dispatcher: ['order.created', 'order.autoCancelled', 'order.matchSeconds'],
  monitor: ['onlineRate.rate', 'alarm.raised', 'onlineRate.offline'],
  agent: ['call.answerRate', 'call.within10sRate', 'call.callBacks'],
  lost: ['lost.created', 'lost.recoverRate', 'lost.overdue'],
  finance: ['income.paid', 'outlay.paid', 'withdrawal.asked'],
  developer: ['log.failures', 'job.failed', 'log.signInsFailed'],
  auditor: ['log.signInsFailed', 'log.reveals', 'log.exports'],
  admin: ['order.created', 'order.autoCancelled', 'order.matchSeconds'],
} as const;

/** Of who may see all of them. */
const CHOSEN = ['order.autoCancelled', 'order.matchSeconds', 'income.paid'];

const rows = (page: Page) => page.locator('main aside [data-figure]');
const row = (page: Page, name: string) => page.locator(`main aside [data-figure="${name}"]`);

async function isRead(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('main aside section[aria-busy=true]').first().waitFor({ state: 'detached' });
}

const namesOn = async (page: Page) =>
  Promise.all((await rows(page).all()).map(each => each.getAttribute('data-figure')));

/** Six days like each other, with as much in each hour. */
async function isNormally({ upstream: { store } }: Site, figure: string, anHour: number) {
  const today = startOfDay(Date.now());
  for (const week of [1, 2, 3, 4, 5, 6]) {
    const day = today - week * 7 * DAY_MS;
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      hour: day / HOUR_MS + hour,
      areaIds: ['-1'],
      count: anHour,
      sum: anHour,
    }));
    await replaceHours(store.db, figure, { from: day, to: day + DAY_MS }, hours);
    await markDays(store.db, figure, [{ day, hours: 24, isKnown: 1 }], Date.now());
  }
}

describe('figures of today', () => {
  const site = aSite();

  it.each(Object.entries(ROLES))('of %s are those of the role', async (account, names) => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, account);
    await isRead(page);
    expect(await namesOn(page)).toEqual(names);
    // six weeks that nobody knows are no range
    expect(await row(page, names[0]).textContent()).toContain('此时常态 –');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('outside of what is normal say so in words, beside a shape', async () => {
    await isNormally(site(), 'order.created', 100_000);
    await isNormally(site(), 'order.autoCancelled', 0);
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await isRead(page);
    const outside = row(page, 'order.created').locator('[data-normal]');
    expect(await outside.textContent()).toMatch(/^低于常态 [\d\s–]+$/u);
    expect(await outside.getAttribute('data-normal')).toBe('outside');
    expect(await outside.locator('svg').count()).toBe(1);
    const cancelled = row(page, 'order.autoCancelled');
    expect(await cancelled.locator('a').getAttribute('href')).toContain('/order/orderList?filter=');
    expect(await page.locator('main aside header').first().textContent()).toContain('灰带为常态周');
  });

  it('of which what is normal could not be read say so, and stand there without it', async () => {
    const { page } = await site().aClerk();
    await page.route('**/api/admin/day-figures?*', route => route.fulfill({ status: 502, body: 'away' }));
    await signIn(page, 'dispatcher');
    await isRead(page);
    const said = page.locator('main aside [role=status]').filter({ hasText: '常态没有读到，稍后会再读' });
    await said.waitFor();
    expect(await namesOn(page)).toEqual(ROLES.dispatcher);
    expect(await page.locator('main aside [data-normal=outside]').count()).toBe(0);
  });

  it('are chosen by who may see more than three, at most three, and stay so', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin');
    await isRead(page);
    await page.getByRole('button', { name: '选择今天的数字' }).click();
    const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await choice('收入').waitFor();
    expect(await choice('收入').isDisabled()).toBe(true);
    await choice('下单').click();
    await choice('收入').click();
    await expect.poll(() => namesOn(page)).toEqual(CHOSEN);
    await page.reload();
    await isRead(page);
    expect(await namesOn(page)).toEqual(CHOSEN);
    await page.getByRole('button', { name: '选择今天的数字' }).click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => namesOn(page)).toEqual(ROLES.admin);
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('are those that lists tell, without a range', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'auditor');
    await isRead(page);
    expect(await namesOn(page)).toContain('log.waiting.signIns');
    expect(await page.locator('main aside').first().textContent()).not.toContain('常态');
    expect(complaints).toEqual([]);
  });
});
