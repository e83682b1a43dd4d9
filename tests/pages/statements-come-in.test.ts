// @tier full
/** Statements of other kinds than the usual ones: of unknown columns, of a day without a bill, and of many lines. */
// @feature reconciliation
import { expect, it } from 'vitest';
import { reconciliationCalls } from '../../src/contract/reconciliation.ts';
import { WECHAT_FUND } from '../../src/contract/reconciliation-statement.ts';
import { tradeBill } from '../builders/channel-bills.ts';
import { asFile, quietDay } from '../builders/day-to-close.ts';
import { sendUp } from '../builders/reconciling.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const site = aSite();
const day = quietDay(Date.now());
const at = `/finance/reconciliation?day=${day}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: /^导入账单/ });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const words = (page: Page, meaning: string) =>
  dialog(page).getByRole('textbox', { name: `表示“${meaning}”的字样，逗号分开` });
const finance = () => site().upstream.signIn('finance', DEMO_PASSWORD);

async function atDesk() {
  const clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
  await signIn(clerk.page, 'finance', DEMO_PASSWORD, at);
  return clerk;
}

async function importing(page: Page, name: string, content: string) {
  await page.getByRole('button', { name: /^导入账单/ }).click();
  await dialog(page).locator('input[type=file]').setInputFiles(asFile(name, content));
}

it('a file of unknown columns is mapped, tried, kept by a name, changed and imported', async () => {
  const { page, complaints } = await atDesk();
  const kept = async () => (await (await finance()).ask(reconciliationCalls.listMappings)).data;
  await importing(
    page,
    'card.csv',
    `交易时间,商户订单号,流水号,收/支,金额(元),状态\n${day} 10:00:00,CARD-7,991,进账,123.00,好\n`,
  );
  await inDialog(page, '设置列对应').click();
  const columnOf = (fact: string) => dialog(page).getByRole('combobox', { name: fact, exact: true });
  await expect.poll(() => columnOf('金额（必选）').inputValue()).toBe('金额(元)');
  expect(await columnOf('商户单号').inputValue()).toBe('商户订单号');
  await dialog(page)
    .getByText(/须写明各字样的意思/)
    .waitFor();
  expect(await inDialog(page, '试读').isDisabled()).toBe(true);
  await words(page, '收入').fill('进账');
  await words(page, '支出').fill('出账');
  await words(page, '成功').fill('好');
  await inDialog(page, '试读').click();
  await dialog(page).locator('tr', { hasText: 'CARD-7' }).getByText('123.00').waitFor();
  expect(await inDialog(page, '保存并使用').isDisabled()).toBe(true);
  await dialog(page).getByRole('textbox', { name: '保存为' }).fill('城市一卡通');
  await inDialog(page, '保存并使用').click();
  await inDialog(page, '导入 1 份').waitFor();
  const [made] = await kept();

  // what is kept is what it begins with, and nothing else is lost by the change
  await inDialog(page, '修改列对应').click();
  await expect.poll(() => words(page, '支出').inputValue()).toBe('出账');
  expect(await dialog(page).getByRole('textbox', { name: '保存为' }).inputValue()).toBe('城市一卡通');
  await words(page, '支出').fill('出账，扣款');
  await inDialog(page, '覆盖同名并使用').click();
  await expect.poll(() => inDialog(page, '导入 1 份').isEnabled()).toBe(true);
  expect(await kept()).toMatchObject([
    {
      id: made?.id,
      version: (made?.version ?? 0) + 1,
      name: '城市一卡通',
      mapping: { ...made?.mapping, direction: { column: '收/支', in: ['进账'], out: ['出账', '扣款'] } },
    },
  ]);

  await inDialog(page, '导入 1 份').click();
  await dialog(page).getByText('已导入并比对').waitFor();
  await inDialog(page, '完成').click();
  await page.locator('article').getByText('CARD-7').waitFor();
  expect(complaints).toEqual([]);
});

it('mappings that cannot be read are said to be, and read again', async () => {
  const { page } = await atDesk();
  const mappings = `**${reconciliationCalls.listMappings.path}`;
  await page.route(mappings, route => route.fulfill({ status: 502, body: 'away' }));
  await importing(page, 'other.csv', `日期,单号,金额\n${day},OTHER-1,5.00\n`);
  const alert = dialog(page).getByRole('alert');
  await alert.getByText(/已保存的列对应没有读到/).waitFor();
  const choice = dialog(page).getByRole('combobox', { name: '列对应', exact: true });
  expect(await choice.isDisabled()).toBe(true);
  await page.unroute(mappings);
  await alert.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => choice.isEnabled()).toBe(true);
  expect(await alert.count()).toBe(0);
});

it('the answer that there is no bill is imported for the channel that is chosen', async () => {
  const { page, complaints } = await atDesk();
  await importing(page, 'no-bill.txt', 'No Bill Exist');
  await dialog(page).getByText('渠道答复当日没有账单。渠道：').waitFor();
  await dialog(page).getByRole('combobox', { name: '渠道', exact: true }).selectOption('微信资金');
  await inDialog(page, '导入 1 份').click();
  await dialog(page).getByText('已导入并比对').waitFor();
  await inDialog(page, '完成').click();
  const { data } = await (await finance()).ask(reconciliationCalls.getDay, { query: { day } });
  const fund = data.channels.find(({ channel }) => channel === WECHAT_FUND);
  expect(fund).toMatchObject({ batch: { fileName: 'no-bill.txt' }, channelIn: { count: 0 } });
  expect(complaints).toEqual([]);
});

it('the pager of lines keeps the focus while a page is read', async () => {
  const LINES = 250;
  const clerk = await finance();
  const bill = tradeBill(
    Array.from({ length: LINES }, (_, line) => ({
      time: `${day} 12:00:00`,
      no: `4200${String(line).padStart(12, '0')}`,
      out: `LINE-${line}`,
      amount: 2_000,
    })),
  );
  const sent = await sendUp(site().upstream, clerk, bill);
  const body = { fileId: sent.data.fileId, days: [day] };
  expect((await clerk.ask(reconciliationCalls.importStatement, { body })).errCode).toBe(0);
  const { page, complaints } = await atDesk();
  await page.getByRole('button', { name: /^微信交易.*250/ }).click();
  const shown = page.getByRole('dialog', { name: /^微信交易/ });
  await shown.getByRole('button', { name: '下一页' }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  for (const [number, first] of [
    [2, 'LINE-100'],
    [3, 'LINE-200'],
  ] as const) {
    let letGo = () => {};
    const isDue = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route(
      `**${reconciliationCalls.listStatementLines.path}?*`,
      async route => {
        await isDue;
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('Enter');
    await shown.getByText(`${number} / 3`).waitFor();
    expect(await focused()).toBe(number === 3 ? '上一页' : '下一页');
    letGo();
    await shown.getByText(first, { exact: true }).waitFor();
    expect(await focused()).toBe(number === 3 ? '上一页' : '下一页');
  }
  expect(complaints).toEqual([]);
});
