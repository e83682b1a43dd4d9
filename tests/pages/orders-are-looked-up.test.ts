/** Every order there is: found by number, opened by a link, told from its beginning, taken away as a file. */
// @feature order-list
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const LIST = '/order/orderList';

onBothUpstreams((site, isPlain) => {
  it('finds an order by its number, and opens it by a link that names it', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    const row = page.locator('tr[data-row]').filter({ hasText: '韦秀英' });
    await row.waitFor();
    const number = await row.locator('[data-cell=orderNo]').innerText();
    expect(await row.innerText()).toContain('无人接单');
    await page.getByRole('searchbox').fill(number);
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    // older programs name it in the query
    await page.goto(`${LIST}?id=1`);
    await page.waitForURL(`**${LIST}/1`);
    await page.getByRole('heading', { name: /^DD\d+$/ }).waitFor();
    const aside = page.locator('main aside');
    await aside.getByText(isPlain ? '接单时间' : '归档').waitFor();
    await page.getByText('安吉客运站').waitFor();
    await page.getByRole('row', { name: /已抢/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('an order in the list', () => {
  const site = aSite();

  it('is looked at without leaving it', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'dispatcher', DEMO_PASSWORD, LIST);
    const row = page.locator('tr[data-row]').filter({ hasText: '农卫东' });
    await row.focus();
    await page.keyboard.press('p');
    const look = page.getByRole('complementary', { name: /^DD\d+$/ });
    await look.getByText('爽约').first().waitFor();
    await expect.poll(() => look.innerText()).toContain('江南客运站');
    expect(complaints).toEqual([]);
  });

  it('is found by the number of who rings, as it is written, and by the plate that he reads out', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher', DEMO_PASSWORD, LIST);
    const shown = page.locator('tr[data-row]');
    await shown.nth(3).waitFor();
    const box = page.locator('main').getByRole('searchbox');
    await box.fill('138 7712 0931');
    await expect.poll(() => shown.count()).toBe(2);
    expect(await shown.first().innerText()).toContain('138****0931');
    const plate = /桂A\w+/.exec(await shown.first().innerText())?.[0] ?? '';
    await box.fill(plate);
    await expect.poll(() => shown.allInnerTexts()).not.toContain('');
    await expect
      .poll(async () => (await shown.allInnerTexts()).every(text => text.includes(plate)))
      .toBe(true);
    expect(await shown.count()).toBeGreaterThan(0);
    await box.fill('');
    await shown.nth(3).waitFor();
  });

  describeInFull('further cases', () => {
    it('goes out in columns of its own', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'dispatcher', DEMO_PASSWORD, LIST);
      await page.locator('tr[data-row]').first().waitFor();
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const dialog = page.getByRole('dialog');
      for (const name of ['乘客', '乘客手机', '上车点', '上车点说明', '司机姓名', '公司'])
        await dialog.getByRole('checkbox', { name, exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it('is nobody’s to take away without the right', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').first().waitFor();
    expect(await page.getByRole('button', { name: '导出', exact: true }).count()).toBe(0);
  });
});
