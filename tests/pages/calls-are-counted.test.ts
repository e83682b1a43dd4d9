// @tier full
/** Who makes reports sees how the telephone went, beside how it went before, and who may see calls goes on to them. */
// @feature call-statistics
import fs from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { aListOf } from '../builders/calls.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

/** Shorter than what a test has, so that it says what it saw. */
const poll = <V>(what: () => Promise<V>) => expect.poll(what, { timeout: 8_000 });

const STATISTICS = '/report-statistics/call-statistics';
const COUNTS = '**/api/admin/call-record-count/**';
const HOUR_MS = 3_600_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const figures = (page: Page) => page.locator('main dl').allTextContents();
const listed = (page: Page) => page.getByRole('region', { name: /^通话明细/ }).first();
const rowsListed = (page: Page) => listed(page).locator('tbody tr').count();
const total = async (page: Page) =>
  Number(/(\d+) 通/.exec((await listed(page).locator('header span').first().textContent()) ?? '')?.[1]);

/** Three of now, one of yesterday at this time, one so old that no period of the page holds it. */
async function someCalls(site: Site) {
  const now = Date.now();
  const [first, second] = [
    { agent: 'call8001', agentName: '韦一', ringingdate: now, waitSeconds: 4, ringSeconds: 4 },
    { agent: 'call8002', agentName: '韦二', ringingdate: now, waitSeconds: 14, ringSeconds: 14 },
  ];
  const { db } = site.upstream.store;
  // those of the samples
  await db.delete(callRecord);
  await aListOf(db, [
    { ...first, enteredOn: now - 1_000, talkSeconds: 61, tagging: '1', ivrkey: '1' },
    { ...second, enteredOn: now - 1_000, talkSeconds: 30, tagging: '2' },
    { enteredOn: now - 1_000, state: 'leak', ivrkey: '2' },
    { ...first, enteredOn: now - 24 * HOUR_MS - 600_000, talkSeconds: 20 },
    { ...first, enteredOn: now - 400 * 24 * HOUR_MS },
  ]);
}

describe('who may see calls as well', () => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    await site().upstream.store.db.delete(callRecord);
    clerk = await site().aClerk();
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, `${STATISTICS}?period=month`);
  });

  it('reads that there were none', async () => {
    const { page } = clerk;
    await poll(() => page.getByText('这段时间没有通话').count()).toBe(4);
    expect(await violations(page)).toEqual([]);
  });

  it('sees what it comes to beside the time before', async () => {
    await someCalls(site());
    const { page } = clerk;
    await page.reload();
    await part(page, '按坐席').getByText('韦一', { exact: true }).waitFor();
    expect((await figures(page))[0]).toMatch(/^通话量4/);
    await page.goto(`${STATISTICS}?period=today`);
    await poll(async () => (await figures(page))[0]).toMatch(/^通话量3上期 [01]，/);
    const [, answered, soon, missed, ring, talk] = await figures(page);
    expect(answered).toContain('66.7%');
    expect(soon).toContain('50%');
    expect(missed).toMatch(/^未接1/);
    expect(ring).toContain('9 秒');
    expect(talk).toContain('00:45');
  });

  it('goes from a figure to as many calls, and finds the list again where the address leads', async () => {
    const { page } = clerk;
    await page.goto(`${STATISTICS}?period=month`);
    const agent = part(page, '按坐席').locator('tbody tr', { hasText: '韦一' });
    await agent.locator('a').first().click();
    await poll(() => rowsListed(page)).toBe(2);
    expect(await total(page)).toBe(2);
    expect(await listed(page).locator('tbody').textContent()).toContain('138****0009');
    await page.reload();
    await poll(() => rowsListed(page)).toBe(2);
    await page.keyboard.press('Escape');
    await poll(() => listed(page).count()).toBe(0);
    await part(page, '按语音按键').locator('tbody a').first().click();
    await poll(() => total(page)).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  it('every figure of the page leads to as many calls as it says', async () => {
    const { page } = clerk;
    await page.goto(`${STATISTICS}?period=month&by=week`);
    await part(page, '按标记').locator('tbody a').first().waitFor();
    const links = await page.locator('main section[aria-labelledby] tbody a').all();
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const figure = Number(await link.textContent());
      await link.click();
      await poll(() => total(page)).toBe(figure);
    }
  });

  it('narrows all of it by a filter, which the address keeps', async () => {
    const { page } = clerk;
    await page.goto(`${STATISTICS}?period=month`);
    await part(page, '按坐席').getByText('韦二', { exact: true }).waitFor();
    await page.getByRole('button', { name: '条件' }).click();
    await page.getByRole('menuitem', { name: '标记' }).click();
    await page.getByRole('menuitem', { name: '失物' }).click();
    await poll(async () => (await figures(page))[0]).toMatch(/^通话量1/);
    expect(new URL(page.url()).searchParams.get('tagging')).toBe('2');
    expect(await part(page, '按坐席').locator('tbody').textContent()).toMatch(/^韦二/);
    await page.getByRole('button', { name: '去掉条件：标记' }).click();
    await poll(async () => (await figures(page))[0]).toMatch(/^通话量4/);
  });

  describeInFull('further cases', () => {
    it('takes a part away as a file', async () => {
      const { page } = clerk;
      await page.goto(`${STATISTICS}?period=month`);
      const agents = part(page, '按坐席');
      await agents.getByText('韦一', { exact: true }).waitFor();
      await agents.getByRole('button', { name: '导出' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^按坐席 \d{4}-\d\d-\d\d\.xlsx$/);
      const [heads, ...rows] = await readSheet(await fs.readFile(await file.path()), { trim: false });
      expect(heads?.slice(0, 4)).toEqual(['坐席账号', '坐席', '来电', '去电']);
      expect(rows.map(row => row.slice(0, 4))).toEqual([
        ['call8001', '韦一', 2, 0],
        ['call8002', '韦二', 1, 0],
      ]);
    });

    it('reads that the statistics are away while the rest works, and has them again', async () => {
      const { page } = clerk;
      await page.route(COUNTS, route => route.fulfill({ status: 502, body: 'away' }));
      await page.goto(`${STATISTICS}?period=week`);
      await page
        .getByText(/^话务统计没有读到/)
        .first()
        .waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
      await page.goto('/order/orderList');
      await page.getByRole('heading', { name: '订单列表' }).waitFor();
      await page.goto(`${STATISTICS}?period=week`);
      await page
        .getByText(/^话务统计没有读到/)
        .first()
        .waitFor();
      await page.unroute(COUNTS);
      await page.getByRole('button', { name: '重试' }).first().click();
      await part(page, '按坐席').getByText('韦一', { exact: true }).waitFor();
    });

    it('has the other parts where one is away', async () => {
      const { page } = clerk;
      await page.route('**/call-record-count/agent?*', route => route.fulfill({ status: 502, body: 'away' }));
      await page.goto(`${STATISTICS}?period=today`);
      await part(page, '按坐席').getByRole('alert').waitFor();
      await part(page, '按标记').locator('tbody tr').first().waitFor();
      expect((await figures(page))[0]).toMatch(/^通话量3/);
    });
  });
});

describe('who makes reports only', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('sees figures that lead nowhere, and no list where the address asks for one', async () => {
      await someCalls(site());
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'finance', DEMO_PASSWORD, `${STATISTICS}?period=today&list=1`);
      await part(page, '按坐席').getByText('韦一', { exact: true }).waitFor();
      expect(await page.locator('main dl a, main tbody a').count()).toBe(0);
      expect(await listed(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('days, agents, keys and tags are counted, and nothing is offered that it does not know', async () => {
    await someCalls(site());
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${STATISTICS}?period=month`);
    await part(page, '按坐席').getByText('韦一', { exact: true }).waitFor();
    await page.getByText(/^上游只按它自己的口径统计/).waitFor();
    expect((await figures(page))[0]).toBe('通话量4');
    expect(await page.getByRole('button', { name: '条件' }).count()).toBe(0);
    expect(await page.locator('main dl a, main tbody a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
