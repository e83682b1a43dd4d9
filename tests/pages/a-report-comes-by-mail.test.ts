// @tier full
/** Who gets the report of orders each morning, and the own subscription. */
// @feature order-statistics
import { beforeAll, describe, expect, it } from 'vitest';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const ORDERS = '/report-statistics/statistics-order';
const opener = (page: Page, count: number) =>
  page.getByRole('button', { name: `每天 07:30 发给 ${count} 人`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '每天 07:30 的邮件' });
const act = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const notes = (page: Page) => dialog(page).locator('[role=note]').allTextContents();

const NO_SERVER = '还没有设置发信服务器，现在不会发出。';
const NO_ADDRESS = '您的账号没有邮箱，收不到邮件，请联系管理员填写。';

describe('the mail of the morning', () => {
  const site = aSite();
  beforeAll(async () => {
    await aColleague(site());
  });

  it('is joined and left by its reader', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ORDERS);
    await opener(page, 0).click();
    await dialog(page).getByText('现在没有人收。').waitFor();
    expect(await violations(page)).toEqual([]);
    await act(page, '也发给我').click();
    await dialog(page)
      .getByText(/^收件人：/)
      .waitFor();
    expect(await notes(page)).toEqual([NO_SERVER]);
    await act(page, '不再发给我').click();
    await dialog(page).getByText('现在没有人收。').waitFor();
    await act(page, '关闭').click();
    await opener(page, 0).waitFor();
    expect(complaints).toEqual([]);
  });

  it('does not come without an address, which is said', async () => {
    const { page } = await site().aClerk();
    await signIn(page, COLLEAGUE.account, COLLEAGUE.password, ORDERS);
    await opener(page, 0).click();
    await act(page, '也发给我').click();
    await act(page, '不再发给我').waitFor();
    expect(await notes(page)).toEqual([NO_SERVER, NO_ADDRESS]);
    await act(page, '不再发给我').click();
    await act(page, '也发给我').waitFor();
    expect(await notes(page)).toEqual([NO_SERVER]);
  });

  it('that could not be joined says why', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ORDERS);
    await opener(page, 0).click();
    await page.route('**/api/admin/report/mail', route => route.fulfill({ status: 502, body: 'away' }));
    await act(page, '也发给我').click();
    await dialog(page).getByRole('alert').waitFor();
    await page.unroute('**/api/admin/report/mail');
    await act(page, '也发给我').click();
    await act(page, '不再发给我').waitFor();
    await act(page, '不再发给我').click();
    await act(page, '也发给我').waitFor();
  });
});
