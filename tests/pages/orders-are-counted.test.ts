// @tier full
/** The reports of orders and areas: each figure leads to as many orders as it says, and all of it works by keyboard. */
// @feature order-statistics, city-statistics
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { formatDay, midnight } from '../../src/kit/format/time.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { anOrder } from '../builders/orders.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const HOUR = 3_600_000;
const YESTERDAY = midnight(Date.now(), 1);
const ORDERS = `/report-statistics/statistics-order?unit=day&on=${formatDay(YESTERDAY)}`;
const CITY = '/report-statistics/city-statistic';
const HERE = '450103';

const poll = <V>(what: () => Promise<V>) => expect.poll(what);
const listed = (page: Page) => page.locator('tbody tr[data-row]').count();
const chart = (page: Page) => page.getByRole('slider').first();
const links = (page: Page) => page.locator('main dl a, main tbody a, main tfoot a');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const filterOf = (page: Page) => JSON.parse(query(page).filter ?? '{}') as Record<string, unknown>;
const isRead = (page: Page) => page.locator('main [role=tabpanel] tfoot').first().waitFor();

/** The sheet stays: in this process nothing is printed. */
const printsNothing = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
  });

/** Until every part has been read. */
const canPrint = (page: Page) =>
  poll(() => page.getByRole('button', { name: '打印', exact: true }).isEnabled()).toBe(true);

/** Of yesterday: three here, two elsewhere; one after midnight is of another day. */
async function someOrders({ upstream: { store } }: Site) {
  const { db } = store;
  await db.delete(taxiOrder);
  const matched = { matchTime: YESTERDAY + 8 * HOUR + 40_000, pushTime: YESTERDAY + 8 * HOUR };
  const paid = { mainStatus: 3, subStatus: 32, price: 2_300, ...matched } as const;
  const late = { mainStatus: 8, subStatus: 14 } as const;
  await anOrder(db, { createdOn: YESTERDAY + 8 * HOUR, addressType: HERE, ...paid });
  await anOrder(db, { createdOn: YESTERDAY + 8 * HOUR + 60_000, addressType: HERE, ...late });
  await anOrder(db, { createdOn: YESTERDAY + 18 * HOUR, addressType: HERE, source: 0, ...late });
  await anOrder(db, { createdOn: YESTERDAY + 8 * HOUR, addressType: '450102', ...paid });
  await anOrder(db, { createdOn: YESTERDAY + 24 * HOUR - 1, addressType: '450102', orderCallType: 2 });
  await anOrder(db, { createdOn: YESTERDAY + 24 * HOUR, addressType: HERE });
}

/** Who may read reports and orders, of one area alone. */
async function someoneOfHere({ server: { url } }: Site): Promise<string> {
  const { data: admin } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: DEMO_PASSWORD },
  });
  const about = { account: 'onlyhere', userName: '李一区', areaIds: [HERE] };
  const { data: user } = await askAt(
    url,
    accessCalls.createAdminUser,
    { body: { ...about, roles: [{ roleId: '1' }] } },
    admin.token,
  );
  const first = await askAt(url, sessionCalls.login, {
    body: { account: about.account, password: user.initialPassword },
  });
  const password = 'new-password';
  await askAt(url, sessionCalls.renewPassword, {
    headers: { temtoken: first.failure.temToken ?? '', newpassword: password },
  });
  return password;
}

/** Follows every so-manieth count to its list. */
async function followsFigures(page: Page, address: string, every: number) {
  const count = await links(page).count();
  for (let at = 0; at < count; at += every) {
    await isRead(page);
    const link = links(page).nth(at);
    const figure = Number(await link.textContent());
    await link.click();
    await poll(() => listed(page)).toBe(figure);
    await page.goto(address);
  }
  return count;
}

describe('statistics of orders', () => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    await someOrders(site());
    clerk = await site().aClerk();
    await printsNothing(clerk.page);
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, ORDERS);
    await isRead(clerk.page);
  });

  it('say what a day comes to, and what is not settled yet', async () => {
    const { page } = clerk;
    const said = (await page.locator('main dl').allTextContents()).join('|');
    for (const figure of ['下单5', '完成2', '应答率40.0%', '自动取消2', '平均派单40'])
      expect(said).toContain(figure);
    expect(await page.locator('main header p').first().textContent()).toBe(
      '按下单日计，1 单未了结，数字还会变',
    );
    expect(await page.locator('main tfoot').textContent()).toMatch(/^合计5/);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(await violations(page)).toEqual([]);
  });

  it('lead from each count to as many orders', async () => {
    const { page } = clerk;
    expect(await followsFigures(page, ORDERS, 4)).toBeGreaterThan(12);
  });

  it('keep period, filters and tab in the address', async () => {
    const { page } = clerk;
    await page.goto(ORDERS);
    await isRead(page);
    await page
      .getByRole('button', { name: /^西乡塘区|^青秀区|^兴宁区/ })
      .first()
      .click();
    await poll(async () => query(page).addressType).toMatch(/^4501/);
    await page.getByRole('tab', { name: /^按来源/ }).click();
    await poll(async () => query(page).tab).toBe('source');
    await page.reload();
    await isRead(page);
    await poll(() => page.locator('main button[aria-pressed=true]').count()).toBe(2);
    expect(await page.getByRole('tab', { name: /^按来源/ }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: '去掉条件：区域' }).click();
    await poll(async () => query(page).addressType).toBe(undefined);
    await page.keyboard.press('[');
    await poll(async () => query(page).on).toBe(formatDay(YESTERDAY - 24 * HOUR));
    await page.keyboard.press(']');
    await poll(async () => query(page).on).toBe(formatDay(YESTERDAY));
  });

  it('are read hour by hour on the chart by keyboard, and Enter opens the orders of one', async () => {
    const { page } = clerk;
    await page.goto(ORDERS);
    await isRead(page);
    await chart(page).focus();
    await page.keyboard.press('Home');
    await poll(() => chart(page).getAttribute('aria-valuetext')).toMatch(/^0 时 下单 0 /);
    for (let hour = 1; hour <= 8; hour += 1) await page.keyboard.press('ArrowRight');
    await poll(() => chart(page).getAttribute('aria-valuetext')).toMatch(/^8 时 下单 3 完成 2 自动取消 1 /);
    await page.keyboard.press('End');
    await poll(() => chart(page).getAttribute('aria-valuenow')).toBe('23');
    await page.keyboard.press('ArrowRight');
    expect(await chart(page).getAttribute('aria-valuenow')).toBe('23');
    await page.keyboard.press('Enter');
    await poll(() => listed(page)).toBe(1);
    expect(filterOf(page)).toEqual({
      createdOn__gte: YESTERDAY + 23 * HOUR,
      createdOn__lte: YESTERDAY + 24 * HOUR - 1,
    });
  });

  it('sort by any column, and have the same hours as a table', async () => {
    const { page } = clerk;
    await page.goto(`${ORDERS}&tab=time`);
    await isRead(page);
    expect(await page.locator('main [role=tabpanel] tbody tr').count()).toBe(24);
    await page.locator('main th').getByRole('button', { name: '下单' }).first().click();
    await poll(async () => query(page).sort).toBe('-created');
    await poll(() => page.locator('main tbody tr').first().textContent()).toMatch(/^8 时\s*3/);
  });

  it('are printed by P and taken away by E', async () => {
    const { page } = clerk;
    await page.goto(ORDERS);
    await isRead(page);
    await canPrint(page);
    await page.keyboard.press('p');
    const sheet = page.locator('[data-print]');
    await sheet.first().waitFor({ state: 'attached' });
    const words = await sheet.first().textContent();
    expect(words).toContain('对比 前一天');
    expect(words).toMatch(/合计5/);
    // the sheet listens a moment after it is drawn
    await poll(async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('afterprint'));
      });
      return sheet.count();
    }).toBe(0);
    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: /订单统计/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('of one area count what its clerk sees, and lead to just that', async () => {
    const password = await someoneOfHere(site());
    const { page } = await site().aClerk();
    await signIn(page, 'onlyhere', password, ORDERS);
    await isRead(page);
    expect(await page.locator('main tfoot').textContent()).toMatch(/^合计3/);
    expect(await page.locator('main [role=tabpanel] tbody tr').count()).toBe(1);
    await followsFigures(page, ORDERS, 5);
  });

  it('lead nowhere for who may not see orders', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'finance', DEMO_PASSWORD, ORDERS);
    await isRead(page);
    expect(await links(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('say that a day had none, and of a month draw days', async () => {
      const { page } = clerk;
      await page.goto('/report-statistics/statistics-order?unit=month&on=2020-02-01');
      await page.getByText('这段时间没有订单').first().waitFor();
      await poll(() => chart(page).getAttribute('aria-valuemax')).toBe('28');
      expect(await violations(page)).toEqual([]);
    });
  });
});

describe('statistics of areas', () => {
  const site = aSite();

  it('lead from orders to the list, and step through months', async () => {
    await someOrders(site());
    const { page, complaints } = await site().aClerk();
    const address = `${CITY}?unit=day&on=${formatDay(YESTERDAY)}`;
    await signIn(page, 'admin', DEMO_PASSWORD, address);
    await isRead(page);
    expect(await followsFigures(page, address, 3)).toBeGreaterThan(3);
    await isRead(page);
    await page.getByRole('button', { name: '月', exact: true }).click();
    await poll(async () => query(page).unit).toBe('month');
    await page.getByRole('tab', { name: '按天' }).click();
    await isRead(page);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('a period is all that can be asked for, and there are no statistics of areas', async () => {
    await someOrders(site());
    const { page, complaints } = await site().aClerk();
    await printsNothing(page);
    await signIn(page, 'admin', DEMO_PASSWORD, ORDERS);
    await page.getByText(/^上游只按时段统计/).waitFor();
    await page.locator('main tfoot').waitFor();
    expect(await page.locator('main tfoot').textContent()).toMatch(/^合计5/);
    expect(await links(page).count()).toBe(0);
    expect(await page.getByRole('group', { name: '区域' }).count()).toBe(0);
    await page.getByRole('button', { name: '周', exact: true }).click();
    await chart(page).waitFor();
    await canPrint(page);
    await page.keyboard.press('p');
    const sheet = page.locator('[data-print]').first();
    await sheet.waitFor({ state: 'attached' });
    expect(await sheet.textContent()).toMatch(/合计[56]/);
    expect(await page.getByRole('link', { name: '城市统计' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
