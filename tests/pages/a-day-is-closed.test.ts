/** A day of the books is closed by keyboard: bills come in, three differences are handled, and what is closed stays. */
// @feature reconciliation
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { reconciliationCalls } from '../../src/contract/reconciliation.ts';
import { IGNORE } from '../../src/contract/reconciliation-states.ts';
import { aDayToClose, asFile, type Bills, quietDay } from '../builders/day-to-close.ts';
import { NEW_PASSWORD, peopleMadeBy } from '../builders/office.ts';
import { differencesOf } from '../builders/reconciling.ts';
import type { Person } from '../builders/upstream.ts';
import { violations } from '../window/axe.ts';
import type { Route, WindowRequest } from '../window/network.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const at = (day: string) => `/finance/reconciliation?day=${day}`;
const title = (page: Page) => page.locator('article h2');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^导入账单/ });
const closing = (page: Page) => page.getByRole('button', { name: /^关账/ });
const list = (page: Page) => page.locator('nav[aria-label="差异"]');
const inList = (page: Page, text: string) => list(page).locator('button').filter({ hasText: text });

/** What is read of these stays as it was first answered until the act is sent: no repeat shows what a colleague did. */
async function holdUntil(page: Page, act: AnyCall, read: readonly AnyCall[]) {
  const answers = new Map<string, Promise<string>>();
  const pathOf = (url: string) => new URL(url).pathname;
  const isRead = ({ pathname }: URL) => read.some(({ path }) => path === pathname);
  const fetched = async (route: Route) => Buffer.from(await (await route.fetch()).arrayBuffer()).toString();
  await page.route(isRead, async route => {
    const url = route.request().url();
    const answer = answers.get(url) ?? fetched(route);
    answers.set(url, answer);
    await route.fulfill({ contentType: 'application/json', body: await answer });
  });
  const letGo = (request: WindowRequest) => {
    if (pathOf(request.url()) !== act.path) return;
    page.off('request', letGo);
    void page.unroute(isRead);
  };
  page.on('request', letGo);
}

describe('the desk that closes a day', () => {
  const site = aSite();
  const day = quietDay(Date.now());
  let clerk: Clerk;
  let bills: Bills;
  beforeAll(async () => {
    bills = await aDayToClose(site().upstream, day);
    clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
    await signIn(clerk.page, 'finance', DEMO_PASSWORD, '/profile/index');
    await clerk.page.waitForURL('**/profile/index');
  });

  it('says what is missing before anything is there', async () => {
    const { page } = clerk;
    await page.goto(at(day));
    await page.getByText('还没有账单，导入后比对').waitFor();
    await closing(page).waitFor();
    expect(await closing(page).innerText()).toContain('还差 2 项');
    expect(await closing(page).isDisabled()).toBe(true);
    expect(await page.getByText('缺账单').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  it('refuses a bill that is cut, with the line, and takes nothing of it', async () => {
    const { page } = clerk;
    await page.keyboard.press('i');
    await dialog(page).waitFor();
    const cut = bills.trade.slice(0, Math.floor(bills.trade.length / 2));
    await dialog(page).locator('input[type=file]').setInputFiles(asFile('cut.csv', cut));
    await dialog(page).getByRole('alert').waitFor();
    expect(await dialog(page).getByRole('alert').innerText()).toMatch(/账单文件不完整|列数与表头不符/);
    expect(await dialog(page).getByRole('button', { name: /^导入/ }).isDisabled()).toBe(true);
    await dialog(page).getByRole('button', { name: '去掉 cut.csv' }).click();
  });

  it('brings in two bills at once', async () => {
    const { page } = clerk;
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([asFile('trade.csv', bills.trade), asFile('fund.csv', bills.fund)]);
    await dialog(page).getByRole('button', { name: '导入 2 份' }).click();
    await expect.poll(() => dialog(page).getByText('已导入并比对').count()).toBe(2);
    await dialog(page).getByRole('button', { name: '完成' }).click();
    await title(page).waitFor();
    expect(await title(page).innerText()).toBe('状态不符 480.00 元');
  });

  it('says what could not be read, and reads it again', async () => {
    const { page } = clerk;
    const differences = `**${reconciliationCalls.listDifferences.path}?*`;
    const days = `**${reconciliationCalls.listDays.path}?*`;
    const isAway = (route: Route) => route.fulfill({ status: 502, body: 'away' });
    const strip = page.locator('nav[aria-label="账期"]');
    for (const path of [differences, days]) await page.route(path, isAway);
    await page.reload();
    await strip.getByText('各天的情况没有读到。').waitFor();
    expect(await strip.innerText()).not.toContain('…');
    await list(page).getByRole('alert').waitFor();
    expect(await page.getByRole('alert').getByRole('button', { name: '重试' }).count()).toBe(3);
    expect(await page.getByText(/没有差异|没有选中差异/).count()).toBe(0);

    for (const path of [differences, days]) await page.unroute(path);
    await strip.getByRole('button', { name: '重试' }).click();
    await strip.getByRole('alert').waitFor({ state: 'detached' });
    await list(page).getByRole('button', { name: '重试' }).click();
    await expect.poll(() => title(page).innerText()).toBe('状态不符 480.00 元');

    // of another kind nothing is known yet
    await page.route(differences, isAway);
    const kinds = page.getByRole('group', { name: '差异的类型' });
    await kinds.getByRole('button', { name: /^只有渠道/ }).click();
    await list(page).getByRole('alert').waitFor();
    expect(await title(page).count()).toBe(0);
    await page.unroute(differences);
    await list(page).getByRole('button', { name: '重试' }).click();
    await expect.poll(() => title(page).innerText()).toBe('只有渠道 40.00 元');
    await kinds.getByRole('button', { name: /^待处理/ }).click();
    await expect.poll(() => title(page).innerText()).toBe('状态不符 480.00 元');
  });

  it('knows a bill that comes twice', async () => {
    const { page } = clerk;
    await page.keyboard.press('i');
    await dialog(page).locator('input[type=file]').setInputFiles(asFile('again.csv', bills.trade));
    await dialog(page).getByText(`${day} 已导入过`).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('handles one after the other by keys, and can take back', async () => {
    const { page } = clerk;
    await page.keyboard.press('j');
    await expect.poll(() => title(page).innerText()).toBe('只有渠道 40.00 元');
    await page.keyboard.press('k');
    await expect.poll(() => title(page).innerText()).toBe('状态不符 480.00 元');
    await page.getByRole('button', { name: /^更正为已支付/ }).waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => title(page).innerText()).toBe('只有渠道 40.00 元');

    await page.getByRole('button', { name: /^忽略并说明/ }).waitFor();
    await page.keyboard.press('x');
    const remark = page.getByRole('textbox', { name: '说明，至少 4 个字' });
    await remark.fill('测试');
    const confirm = page.getByRole('button', { name: '确认忽略' });
    expect(await confirm.isDisabled()).toBe(true);
    await remark.fill('渠道测试单');
    await confirm.click();
    await expect.poll(() => title(page).innerText()).toBe('金额不符 5.00 元');

    await page.getByRole('button', { name: /忽略 渠道测试单/ }).click();
    await page.getByRole('button', { name: /^撤回/ }).waitFor();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: /^忽略并说明/ }).waitFor();
    expect(clerk.complaints).toEqual([]);
  });

  it('says who was first, shows it, and loses nothing typed', async () => {
    const { page } = clerk;
    const { upstream } = site();
    const colleague: Person = await upstream.signIn('finance2', DEMO_PASSWORD);
    const found = (await differencesOf(colleague, day)).find(({ amount }) => amount === 4_000);
    if (!found) throw new Error('no difference of 40.00');
    const { getDay, getDifference, handleDifference, listDifferences } = reconciliationCalls;
    await holdUntil(page, handleDifference, [getDay, getDifference, listDifferences]);
    await page.goto(`${at(day)}&id=${found.id}`);
    await page.getByRole('button', { name: /^忽略并说明/ }).waitFor();
    await page.keyboard.press('x');
    await page.getByRole('textbox', { name: '说明，至少 4 个字' }).fill('我也要忽略');
    const body = { id: found.id, version: found.version, handling: IGNORE, remark: '同事先处理' } as const;
    const theirs = await colleague.ask(handleDifference, { body });
    expect(theirs.errCode).toBe(0);
    await page.getByRole('button', { name: '确认忽略' }).click();

    // its foot is that of a handled one by now
    await page.getByRole('button', { name: /^撤回/ }).waitFor();
    await page.locator('footer').getByText('忽略 同事先处理').waitFor();
    const told = await page.locator('article').getByRole('alert').innerText();
    const by = (await differencesOf(colleague, day)).find(({ id }) => id === found.id)?.handledBy;
    expect(told).toMatch(new RegExp(`^${by} 已在 .+ 处理，下面是现在的情况。`));
    expect(told).toContain('您写的说明：“我也要忽略”');
  });

  it('is closed once nothing is missing, and only corrected in an open day from then on', async () => {
    const { page } = clerk;
    await inList(page, '金额不符').click();
    await expect.poll(() => title(page).innerText()).toBe('金额不符 5.00 元');
    await page.getByRole('button', { name: /^补记/ }).waitFor();
    await page.keyboard.press('b');
    await page.getByRole('textbox', { name: '说明（可不填）' }).fill('优惠差额');
    await page.getByRole('button', { name: '确认补记' }).click();
    await expect.poll(() => closing(page).isEnabled()).toBe(true);
    await closing(page).click();
    const asked = page.getByRole('dialog', { name: `关账 ${day}` });
    await asked.getByText(/锁定 \d+ 笔收支/).waitFor();
    await asked.getByRole('button', { name: '关账' }).click();
    await page.getByRole('button', { name: /^重开账期/ }).waitFor();
    expect(await page.getByRole('button', { name: /^重开账期/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /忽略 同事先处理/ }).click();
    await page.getByRole('button', { name: /^在今天更正/ }).click();
    await page.getByRole('textbox', { name: '更正的原因' }).fill('查明是收款');
    await page.getByRole('button', { name: /^在今天更正/ }).click();
    await page.getByText(/更正 40\.00 元，记在/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('says who has closed a day while it was asked whether to', async () => {
    const { page } = clerk;
    const { upstream } = site();
    const next = quietDay(Date.now(), 1);
    await holdUntil(page, reconciliationCalls.closeDay, [reconciliationCalls.getDay]);
    await page.goto(at(next));
    await expect.poll(() => closing(page).isEnabled()).toBe(true);
    await closing(page).click();
    const asked = page.getByRole('dialog', { name: `关账 ${next}` });
    await asked.getByText(/锁定 \d+ 笔收支/).waitFor();
    const colleague = await upstream.signIn('finance2', DEMO_PASSWORD);
    const closed = await colleague.ask(reconciliationCalls.closeDay, { body: { day: next } });
    await asked.getByRole('button', { name: '关账' }).click();
    await asked.getByText(`${closed.data.closedBy} 已经关账。`).waitFor();
    await asked.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: /^重开账期/ }).waitFor();
  });

  it('is opened again by a right of its own, with a reason that stays on record', async () => {
    const { upstream } = site();
    const people = peopleMadeBy(upstream, await upstream.signIn('admin', DEMO_PASSWORD));
    const reopener = await people.aClerk({ rights: ['finance', 'finance:reopen'] });
    const { page, complaints } = await site().aClerk();
    await signIn(page, reopener.account, NEW_PASSWORD, at(day));
    await page.getByRole('button', { name: '重开账期' }).click();
    const asked = page.getByRole('dialog', { name: `重开 ${day}` });
    const confirm = asked.getByRole('button', { name: '重开账期' });
    const why = asked.getByRole('textbox', { name: '重开的原因' });
    await why.fill('  ');
    expect(await confirm.isDisabled()).toBe(true);
    await why.fill('渠道补发了账单');
    await confirm.click();
    await asked.waitFor({ state: 'detached' });
    await page.getByText(/重开过：渠道补发了账单/).waitFor();
    await page.getByText('未关账').first().waitFor();
    const { data } = await reopener.ask(reconciliationCalls.getDay, { query: { day } });
    expect(data).toMatchObject({ state: 'open', reopenReason: '渠道补发了账单' });
    expect(complaints).toEqual([]);
  });
});
