// @tier full
/** Lost property counted: the figures are those of the cases, and each leads to exactly the cases that it counts. */
// @feature lost-statistics
import fs from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { aLostCase, CLOSED_AS_RETURNED, doWithCase, MATCHED } from '../builders/lost-cases.ts';
import { describeInFull } from '../builders/tier.ts';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const STATISTICS = '/lost/statistics';
const poll = <V>(what: () => Promise<V>) => expect.poll(what, { timeout: 8_000 });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const figures = async (page: Page) => (await page.locator('main dl').allTextContents()).join('|');
const listed = async (page: Page) => page.locator('tbody tr[data-row]').count();

/** Two matched, of which one is back, and one that has paid and waits. */
async function someCases(site: Site) {
  const { upstream } = site;
  await upstream.store.db.delete(lostOrderTable);
  const clerk = await upstream.signIn('lost', DEMO_PASSWORD);
  const phone = {
    goodsName: '手机',
    goodsType: 1,
    seatPosition: 2,
    companyName: '甲公司',
    goodsValue: 100_000,
  };
  const back = await aLostCase(clerk, phone);
  await doWithCase(clerk, back.id, CLOSED_AS_RETURNED);
  const matched = await aLostCase(clerk, { ...phone, companyName: '乙公司' });
  await doWithCase(clerk, matched.id, MATCHED);
  await aLostCase(clerk, { goodsName: '现金', goodsType: 4, payStatus: 1 });
}

describe('who deals with lost property', () => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    await site().upstream.store.db.delete(lostOrderTable);
    clerk = await site().aClerk();
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, STATISTICS);
  });

  describeInFull('further cases', () => {
    it('reads that there were none', async () => {
      const { page } = clerk;
      await poll(() => page.getByText('这段时间没有失物工单').count()).toBe(3);
      await page.getByText('这段时间的工单都没有公司信息').waitFor();
      await page.getByText('这段时间还没有人处理工单').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('sees what the cases come to', async () => {
    await someCases(site());
    const { page } = clerk;
    await page.reload();
    await part(page, '按物品类型').locator('tbody tr').first().waitFor();
    const said = await figures(page);
    for (const figure of ['工单3', 'VIP1', '已处理1', '已匹配2', '已归还1', '找回率33.3%'])
      expect(said).toContain(figure);
    expect(said).toMatch(/找回物品估价（元）1\s?000\.00/);
    const row = part(page, '按物品类型').locator('tbody tr', { hasText: '手机' });
    expect(await row.locator('td').allTextContents()).toEqual(['手机', '2', '66.7%', '1', '50%']);
    expect(await violations(page)).toEqual([]);
  });

  it('goes from each figure of the tables to as many cases as it says', async () => {
    const { page } = clerk;
    const links = page.locator('main section[aria-labelledby] tbody a');
    const count = await links.count();
    expect(count).toBeGreaterThan(12);
    // in the upstream's own tests each of them is counted; here one of each kind is followed
    for (let at = 0; at < count; at += 3) {
      await part(page, '按处理人').locator('tbody tr').first().waitFor();
      const link = links.nth(at);
      const figure = Number(await link.textContent());
      await link.click();
      await poll(() => listed(page)).toBe(figure);
      await page.goto(STATISTICS);
    }
  });

  describeInFull('further cases', () => {
    it('sees in the list by which conditions it was come to', async () => {
      const { page } = clerk;
      await part(page, '按公司').locator('tbody tr', { hasText: '甲公司' }).locator('a').first().click();
      await poll(() => listed(page)).toBe(1);
      await page.getByRole('button', { name: '去掉条件：车辆公司' }).waitFor();
      await page.goto(STATISTICS);
    });

    it('takes a part away as a file, with words for its codes', async () => {
      const { page } = clerk;
      await part(page, '按物品类型').getByRole('button', { name: '导出' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^按物品类型 \d{4}-\d\d-\d\d\.xlsx$/);
      const rows = await readSheet(await fs.readFile(await file.path()), { trim: false });
      expect(rows).toEqual([
        ['物品类型', '工单', '已归还', '找回率（%）'],
        ['手机', 2, 1, 50],
        ['现金', 1, 0, 0],
      ]);
    });

    it('has the other part where one is away, and it once more', async () => {
      const { page } = clerk;
      await page.route('**/api/admin/lost/statistics?*', route =>
        route.fulfill({ status: 502, body: 'away' }),
      );
      await page.goto(`${STATISTICS}?period=month`);
      await page.getByText(/^失物统计没有读到/).waitFor();
      await part(page, '按处理人').locator('tbody tr').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
      await page.unroute('**/api/admin/lost/statistics?*');
      await page.getByRole('button', { name: '重试' }).click();
      await part(page, '按物品类型').locator('tbody tr').first().waitFor();
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('the figures are there and lead nowhere, as the list cannot be asked for their cases', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, STATISTICS);
    await part(page, '按物品类型').locator('tbody tr').first().waitFor();
    await page.getByText(/^上游只按它自己的口径统计/).waitFor();
    expect(await page.locator('main dl a, main tbody a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describeInFull('on an operator’s old system', () => {
  const { site } = aForeignSite();

  it('what it does not tell is a dash and no part, and never nought', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'qinlanfang', DEMO_PASSWORD, STATISTICS);
    await page.locator('main dl').first().waitFor();
    const said = await figures(page);
    expect(said).toContain('工单18');
    expect(said).toContain('已处理11');
    for (const untold of ['找回率–', '奖励（元）–', '平均匹配用时–', '超时–']) expect(said).toContain(untold);
    expect(await page.getByRole('region', { name: '按公司' }).count()).toBe(0);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
  });
});
