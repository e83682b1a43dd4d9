/** A list taken away as a file: what stands in it is what stood on the screen, cell by cell. */
// @feature jobs, list
import fs from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const DAY_MS = 86_400_000;
const LIST = '/system-manage/admin-user';
const HEADS = [
  '姓名',
  '账号',
  '工号',
  '角色',
  '数据区域',
  '手机',
  '坐席',
  '状态',
  '须改密码',
  '到期',
  '最后登录',
];

describe('a list of users goes out as a file', () => {
  const site = aSite();

  beforeAll(async () => {
    const { url } = site().server;
    const { data } = await askAt(url, sessionCalls.login, {
      body: { account: 'admin', password: DEMO_PASSWORD },
    });
    const made = await askAt(
      url,
      accessCalls.createAdminUser,
      { body: { account: 'formula', userName: '=1+2', mobile: '13900001234', areaIds: [], roles: [] } },
      data.token,
    );
    expect(made.errCode).toBe(0);
  });

  it('as XLSX, whole and in the order of the screen, with two clicks', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}?page=1&perPage=100`);
    await page.locator('tr[data-row]').nth(40).waitFor();
    const shown = await onScreen(page);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`符合当前条件的 ${shown.length} 行将全部导出`).waitFor();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '开始导出' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^管理员用户 \d{4}-\d\d-\d\d\.xlsx$/);
    const [heads, ...rows] = await readSheet(await fs.readFile(await file.path()), { trim: false });
    expect(heads).toEqual(HEADS);
    expect(rows.map(asOnScreen)).toEqual(shown);
    expect(rows.find(([, account]) => account === 'formula')?.[0]).toBe('=1+2');
    expect(complaints).toEqual([]);
  });

  it('as CSV, with filter, chosen columns and another order; a formula is text there, a number stays masked', async () => {
    const { page, complaints } = await site().aClerk();
    const filter = encodeURIComponent(JSON.stringify({ state: 1 }));
    await signIn(
      page,
      'admin',
      DEMO_PASSWORD,
      `${LIST}?page=1&perPage=100&sort=userName&order=DESC&filter=${filter}`,
    );
    await page.locator('tr[data-row]').nth(30).waitFor();
    const shown = await onScreen(page);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '全不选' }).click();
    expect(await dialog.getByRole('button', { name: '开始导出' }).isDisabled()).toBe(true);
    for (const column of ['姓名', '账号', '手机'])
      await dialog.getByRole('checkbox', { name: column, exact: true }).check();
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '开始导出' }).click();
    const content = await fs.readFile(await (await saved).path());
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heads, ...rows] = parse(content, { bom: true }) as string[][];
    expect(heads).toEqual(['姓名', '账号', '手机']);
    const expected = shown.map(([name = '', account, , , , mobile]) => [
      name.startsWith('=') ? `'${name}` : name,
      account,
      mobile,
    ]);
    expect(rows).toEqual(expected);
    expect(rows.some(([name]) => name === "'=1+2")).toBe(true);
    for (const [, , mobile = ''] of rows) expect(mobile).toMatch(/^(?:\d{3}\*{4}\d{4})?$/);
    expect(complaints).toEqual([]);
  });

  it('and is found again: in the bar, in the job centre, among the notices, until it is deleted', async () => {
    const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 780 } });
    await signIn(page, 'admin', DEMO_PASSWORD, '/profile/index');
    const button = page.getByRole('button', { name: '任务', exact: true });
    await button.click();
    const panel = page.getByRole('dialog', { name: '最近的任务' });
    await panel.getByText('导出 管理员用户').first().waitFor();
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: '下载：导出 管理员用户' }).first().click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await panel.getByRole('button', { name: '任务中心' }).click();
    await page.getByText('共 2 个').waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    for (const left of [1, 0]) {
      await rows.getByRole('button', { name: '删除：导出 管理员用户' }).first().click();
      await expect.poll(() => rows.count()).toBe(left);
    }
    await page.getByText('还没有任务').waitFor();
    // nothing waits for anybody: the bar has its place back
    await button.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('a log is taken away by who may read it, in the words of the screen', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'auditor', DEMO_PASSWORD, '/system-manage/login-log');
      await page.locator('tr[data-row]').nth(3).waitFor();
      const first = await page.locator('tr[data-row]').first().locator('td').allInnerTexts();
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
      const [heads = [], row = []] = await readSheet(await fs.readFile(await (await saved).path()));
      const cell = (head: string) => text(row[heads.indexOf(head)]);
      for (const head of ['时间', '账号', '方式', 'IP']) expect(first).toContain(cell(head));
      expect(cell('结果')).toBe('成功');
    });

    it('as CSV, of those alone that are chosen, on whatever page they were', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, LIST);
      const names: string[] = [];
      for (const turn of [0, 1]) {
        const row = page.locator('tr[data-row]').nth(turn + 1);
        await row.waitFor();
        const name = (await row.getAttribute('aria-label')) ?? '';
        names.push(name);
        await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check();
        if (turn > 0) break;
        await page.getByRole('button', { name: '下一页' }).click();
        await expect.poll(() => page.getByRole('row', { name, exact: true }).count()).toBe(0);
      }
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('radio', { name: '已勾选的 2 行' }).isChecked()).toBe(true);
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: '开始导出' }).click();
      const text = await fs.readFile(await (await saved).path(), 'utf8');
      const [, ...rows] = parse(text, { bom: true }) as string[][];
      expect(rows.map(([name]) => name)).toEqual(names);
      expect(complaints).toEqual([]);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('nothing is offered that could not be done', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').nth(2).waitFor();
    expect(await page.getByRole('button', { name: '导出', exact: true }).count()).toBe(0);
    await page.goto('/export-centre/index');
    await page.waitForURL(/\/404/);
  });
});

/** The rows of the list as they are read, a time by what it shows when it is pointed at. */
const onScreen = (page: Page): Promise<string[][]> =>
  page.locator('tr[data-row]').evaluateAll(rows =>
    rows.map(row => {
      const cells = [...row.querySelectorAll('td')].map(({ innerText }) => innerText.trim());
      const said = (text = '') => (text === '–' || text === '全部' || text === '从未' ? '' : text);
      // the box to tick comes first
      const [, , jobNo, roles, areas, mobile, agent, state] = cells;
      const name = row.querySelector('a')?.textContent ?? '';
      const account = row.querySelector('a')?.nextElementSibling?.textContent ?? '';
      const listed = (text?: string) => said(text).replaceAll(/[，、]/g, ', ');
      return [
        name,
        account,
        said(jobNo),
        listed(roles),
        listed(areas),
        said(mobile),
        said(agent),
        state ?? '',
        row.querySelector('time')?.title ?? '',
      ];
    }),
  );

/** A row of the file with the one word for the state that the screen has. */
function asOnScreen(row: readonly unknown[]): string[] {
  const [name, account, jobNo, roles, areas, mobile, agent, state, mustChange, until = '', lastLogin] =
    row.map(text);
  const isExpired = until !== '' && Date.parse(until) < Date.now() - DAY_MS;
  const waits = mustChange === '是' ? '待改密码' : state;
  const word = state === '启用' ? (isExpired ? '已到期' : waits) : state;
  return [name, account, jobNo, roles, areas, mobile, agent, word, lastLogin].map(cell => cell ?? '');
}

/** A time of a spreadsheet has no zone: what it shows stands in it as if in Greenwich. */
const text = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return cell === null || cell === undefined ? '' : String(cell);
};
