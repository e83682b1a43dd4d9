/** Withdrawals from the request of a clerk to the driver's account: two auditors, and what goes wrong on the way. */
// @feature withdrawal
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runPayments } from '../../src/upstream/domain/payments/paying.ts';
import { outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { SETTLERS } from '../../src/upstream/settlers.ts';
import { aDriverWithMoney, approve, ask, refuse, theBooks, theWithdrawal } from '../builders/withdrawals.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/finance/cashIndex';
/** Fen above which two auditors are needed, and below which one is enough. */
const [MUCH, LITTLE] = [600_000, 20_000];

const site = aSite();

async function at(account: string, path: string): Promise<Clerk> {
  const clerk = await site().aClerk();
  await signIn(clerk.page, account, DEMO_PASSWORD, path);
  return clerk;
}
const person = (account: string) => site().upstream.signIn(account, DEMO_PASSWORD);
const act = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).first();
/** The button of the form that asks once more. */
const confirm = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Asked by somebody who audits nothing here. */
async function aWithdrawal(amount: number) {
  const driver = await aDriverWithMoney(site().upstream, amount + 100_000);
  const { data, message } = await ask(await person('admin'), driver.id, amount);
  if (!data) throw new Error(message);
  return { driver, row: data };
}

it('two auditors approve a large one, it is paid, and the account is debited once', async () => {
  const { driver, row } = await aWithdrawal(MUCH);
  const first = await at('finance', `${LIST}/${row.id}`);
  await said(first.page, '超过 5 000.00 元'.replace(' ', '\u202f'));
  await act(first.page, /^通过/).click();
  await said(first.page, /初审通过 .+ 提现/);
  await confirm(first.page, '通过').click();
  await said(first.page, '初审已通过，还要另一人复审');
  await said(first.page, '您已做过初审，须由另一位人员复审');
  expect(await act(first.page, /^通过/).isDisabled()).toBe(true);

  const second = await at('finance2', `${LIST}/${row.id}`);
  await said(second.page, /已初审，还要另一人复审/);
  await act(second.page, /^通过/).click();
  await confirm(second.page, '通过').click();
  await said(second.page, '已通过，等待打款');

  await act(second.page, /^打款/).click();
  const pay = confirm(second.page, '打款');
  await pay.waitFor();
  await pay.dblclick();
  await said(second.page, /已交渠道打款/);
  const paid = await site().upstream.store.db.select().from(outlayTable).where(eq(outlayTable.bizCode, 4));
  expect(paid.filter(({ bizStrId }) => bizStrId.startsWith(row.withdrawNo))).toHaveLength(1);
  await site().upstream.run(runPayments(SETTLERS));
  await expect.poll(async () => (await theWithdrawal(site().upstream, row)).state).toBe(11);
  await second.page.reload();
  await said(second.page, '已到账，办理完毕');
  await said(second.page, /第 1 次打款/);
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ balance: 100_000, held: 0, open: 0 });
  expect([first.complaints, second.complaints]).toEqual([[], []]);
});

it('a clerk asks for a driver: what is typed stays, and he cannot approve it himself', async () => {
  const driver = await aDriverWithMoney(site().upstream, 50_000);
  const { page, complaints } = await at('finance', `${LIST}/create?driverId=${driver.id}`);
  await said(page, /最低 10.00 元/);
  const amount = page.getByRole('textbox', { name: /提现金额/ });
  await amount.fill('600');
  await page.getByRole('button', { name: /提交申请/ }).click();
  await said(page, /超过可用余额 500.00 元/);
  await amount.fill('123.45');
  await said(page, /到账 123.45 元/);
  await page.getByRole('radio', { name: /银联/ }).click();
  await page.getByRole('button', { name: /提交申请/ }).click();
  await page.waitForURL(/\/finance\/cashIndex\/\d+$/);
  await said(page, '不能复核自己申请的款项，须由另一位人员复核');
  expect(await act(page, /^通过/).isDisabled()).toBe(true);
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ held: 12_345 });
  expect(complaints).toEqual([]);
});

it('a colleague was first: the page says so, and shows what it is now', async () => {
  const { row } = await aWithdrawal(LITTLE);
  const { page, complaints } = await at('finance', `${LIST}/${row.id}`);
  await act(page, /^通过/).click();
  await confirm(page, '通过').waitFor();
  await refuse(await person('finance2'), row);
  await confirm(page, '通过').click();
  await said(page, /已驳回：资料不符/);
  expect((await theWithdrawal(site().upstream, row)).state).toBe(20);
  expect(complaints).toEqual([]);
});

it('it is refused with a reason, and the amount is available again', async () => {
  const { driver, row } = await aWithdrawal(LITTLE);
  const { page, complaints } = await at('finance', `${LIST}/${row.id}`);
  await act(page, /^驳回/).click();
  await page.getByRole('textbox', { name: '驳回理由' }).fill('银行卡户名不符');
  await confirm(page, '驳回').click();
  await said(page, '已驳回：银行卡户名不符');
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ held: 0 });
  expect(complaints).toEqual([]);
});

describe('several at once', () => {
  const TO_AUDIT = `${LIST}?filter=${encodeURIComponent(JSON.stringify({ state: 0 }))}`;

  it('needs a limit that is not below the sum, and what failed stays chosen', async () => {
    const made = [await aWithdrawal(LITTLE), await aWithdrawal(30_000), await aWithdrawal(40_000)];
    const ids = made.map(({ row }) => row.id);
    const { page, complaints } = await at('finance', TO_AUDIT);
    await page.locator(`tr[data-row="${ids.at(-1)}"]`).waitFor();
    for (const id of ids) await page.locator(`tr[data-row="${id}"] input[type=checkbox]`).click();
    // one of them is approved meanwhile
    await approve(await person('finance2'), made[1]?.row ?? { id: '', version: 0 });
    await page.getByRole('button', { name: '复核通过', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: /^复核通过 3 笔，共 ¥900.00/ });
    await send.waitFor();
    const cap = dialog.getByRole('textbox', { name: /本批上限/ });
    await cap.fill('899.99');
    await said(page, /超过您填写的上限/);
    expect(await send.isDisabled()).toBe(true);
    await cap.fill('900');
    await send.click();
    await said(page, /共 3 项，成功 2，失败 1/);
    await dialog.getByRole('button', { name: '完成', exact: true }).click();
    await said(page, '已勾选 1 项');
    const states = await Promise.all(
      made.map(async ({ row }) => (await theWithdrawal(site().upstream, row)).state),
    );
    expect(states).toEqual([10, 10, 10]);
    expect(complaints).toEqual([]);
  });
});

it('who has no right to withdrawals does not find the page', async () => {
  const { page } = await at('lost', LIST);
  await page.waitForURL(/\/401\?/);
});
