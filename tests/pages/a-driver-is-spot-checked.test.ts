/** A spot check from the sample to its result. */
// @feature driver
import { describe, expect, it } from 'vitest';
import { FAIL, PASS } from '../../src/contract/spot-check.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/driver-manage/driver-check';

/** Pages that are kept have theirs, out of view. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('spot checks', () => {
  const site = aSite();

  it('begin with a sample of those on shift, of which one may leave some out', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').nth(2).waitFor();
    await page
      .getByRole('link', { name: /发起抽查/ })
      .or(page.getByRole('button', { name: /发起抽查/ }))
      .click();
    await page.getByRole('combobox', { name: '抽查内容' }).selectOption('着装');
    await page.getByRole('combobox', { name: '人数' }).selectOption('5');
    await page.getByRole('button', { name: '抽取', exact: true }).click();
    const sampled = page.getByRole('list', { name: '抽中的司机' }).getByRole('checkbox');
    await expect.poll(() => sampled.count()).toBe(5);
    await sampled.first().uncheck();
    await page.getByRole('button', { name: '发起 4 人' }).click();
    await page.getByText(/已向 4 名司机发起抽查/).waitFor();
    await page.waitForURL(`**${LIST}`);
    await expect
      .poll(() => page.locator('tr[data-row]').filter({ hasText: '着装' }).count())
      .toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });

  it('are judged by key beside the photo on file, one after the other', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, LIST);
    await page.getByRole('button', { name: '待判定' }).click();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(6);
    await page.locator('tr[data-row] td').first().click();
    const judged: unknown[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/spot-check/judge')) judged.push(request.postDataJSON());
    });
    const pictures = page.locator('figure img');
    await expect.poll(() => pictures.count()).toBe(2);
    await expect
      .poll(() => pictures.first().evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
    const name = await heading(page).innerText();
    await page.keyboard.press('a');
    await page.getByText(`${name}：合格`).waitFor();
    await expect.poll(() => heading(page).innerText()).not.toBe(name);
    // the wrong key: it is back, and nothing was sent
    await page.keyboard.press('u');
    await expect.poll(() => heading(page).innerText()).toBe(name);
    await page.keyboard.press('a');
    await expect.poll(() => heading(page).innerText()).not.toBe(name);
    const other = await heading(page).innerText();
    await page.getByRole('textbox', { name: '说明' }).fill('非本人驾驶');
    await heading(page).click();
    await page.keyboard.press('f');
    await page.getByText(`${other}：不合格`).waitFor();
    await expect.poll(() => heading(page).innerText()).not.toBe(other);
    // what was typed is there again with it
    await page.keyboard.press('u');
    await expect.poll(() => heading(page).innerText()).toBe(other);
    await expect.poll(() => page.getByRole('textbox', { name: '说明' }).inputValue()).toBe('非本人驾驶');
    await heading(page).click();
    await page.keyboard.press('f');
    await expect.poll(() => heading(page).innerText()).not.toBe(other);
    await page.goto(`${LIST}?filter=${encodeURIComponent('{"result":2}')}`);
    const row = page.locator('tr[data-row]').filter({ hasText: '非本人驾驶' }).filter({ hasText: other });
    await row.first().waitFor();
    expect(judged).toMatchObject([{ result: PASS }, { result: FAIL }]);
    expect(complaints).toEqual([]);
  });
});
