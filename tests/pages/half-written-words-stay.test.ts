/** What is half written at the desk and about an alarm is there again, and goes once it is saved. */
// @feature dispatch, alarm, drafts
import { describe, expect, it } from 'vitest';
import { draft } from '../../src/upstream/draft/tables.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const ALARMS = '/monitorDispatch/alarm';
const NOTE = '南宁站北广场封路';
const REASON = '司机说误碰';

const wide = { viewport: { width: 1920, height: 1080 } };

/** The tab is gone without a word; the browser opens another. */
async function crash({ page, context }: Clerk): Promise<Page> {
  await page.close();
  return context.newPage();
}

describe('a note for the next shift', () => {
  const site = aSite();
  const words = (page: Page) => page.getByRole('textbox', { name: '交接内容' });
  const open = (page: Page) => page.locator('footer').getByRole('button', { name: '交接班' }).click();
  const close = (page: Page) =>
    page.getByRole('region', { name: '交接班' }).getByRole('button', { name: '知道了' }).click();
  const held = async () => (await site().upstream.store.db.select().from(draft)).length;

  it('stays when its panel is closed, when the page is left and when the browser crashes', async () => {
    const clerk = await site().aClerk(wide);
    const { page, complaints } = clerk;
    await signIn(page, 'dispatcher', DEMO_PASSWORD, DESK);
    await open(page);
    await words(page).fill(NOTE);
    await close(page);
    await words(page).waitFor({ state: 'detached' });
    await open(page);
    expect(await words(page).inputValue()).toBe(NOTE);
    // typed a moment before the page is left
    await words(page).fill(`${NOTE}，车从东侧绕`);
    await page.goto('/profile/index');
    await page.goto(DESK);
    await open(page);
    await expect.poll(() => words(page).inputValue()).toBe(`${NOTE}，车从东侧绕`);
    const later = await crash(clerk);
    await later.goto(DESK);
    await open(later);
    await later.getByText(/\d\d:\d\d 的草稿/).waitFor();
    expect(await words(later).inputValue()).toBe(`${NOTE}，车从东侧绕`);
    expect(complaints).toEqual([]);
  });

  it('goes once it is saved, also where its panel was closed meanwhile', async () => {
    const { page } = await site().aClerk(wide);
    await signIn(page, 'dispatcher', DEMO_PASSWORD, DESK);
    await open(page);
    await expect.poll(() => words(page).inputValue()).toContain(NOTE);
    let letGo = () => {};
    const isLet = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route('**/api/admin/order/dispatch/handover', async route => {
      if (route.request().method() === 'POST') await isLet;
      await route.continue();
    });
    await words(page).press('Control+Enter');
    await close(page);
    letGo();
    await expect.poll(held).toBe(0);
    await open(page);
    await page.getByRole('listitem').filter({ hasText: NOTE }).waitFor();
    expect(await words(page).inputValue()).toBe('');
  });
});

onBothUpstreams((site: () => Site) => {
  it('a reason for closing an alarm stays until the alarm is closed', async () => {
    const clerk = await site().aClerk(wide);
    const { page, complaints } = clerk;
    await signIn(page, 'monitor', DEMO_PASSWORD, ALARMS);
    const remark = (on: Page) => on.getByRole('textbox', { name: '说明' });
    const rows = page.locator('[data-alarm]');
    await expect.poll(() => rows.count()).toBe(3);
    await page.keyboard.press('c');
    await page.getByLabel('处理结果').selectOption('1');
    await remark(page).fill(REASON);
    // it was none after all: what was typed serves for that as well
    await page.getByRole('button', { name: /^误报/ }).first().click();
    expect(await remark(page).inputValue()).toBe(REASON);
    await rows.nth(1).click();
    await page.getByRole('article').getByRole('heading', { name: '疲劳驾驶' }).waitFor();
    await page.keyboard.press('c');
    expect(await remark(page).inputValue()).toBe('');
    await rows.nth(0).click();
    await page.getByRole('article').getByRole('heading', { name: '超速' }).waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => remark(page).inputValue()).toBe(REASON);
    expect(await page.getByLabel('处理结果').inputValue()).toBe('1');
    expect(complaints).toEqual([]);

    const later = await crash(clerk);
    await later.goto(ALARMS);
    await later.getByRole('article').getByRole('heading', { name: '超速' }).waitFor();
    await later.keyboard.press('c');
    await expect.poll(() => remark(later).inputValue()).toBe(REASON);
    await later.getByText(/\d\d:\d\d 的草稿/).waitFor();
    await remark(later).press('Enter');
    await expect.poll(() => later.locator('[data-alarm]').count()).toBe(2);
    await expect.poll(() => later.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('draft');
    expect(await site().upstream.store.db.select().from(draft)).toEqual([]);
  });
});
