/** What drivers ask for, decided one after the other without a mouse; two auditors never decide the same. */
// @feature driver
import { beforeAll, describe, expect, it } from 'vitest';
import { driverApprovalCalls } from '../../src/contract/driver-approval.ts';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, signIn } from '../window/site.ts';
import { countedSteps } from '../window/steps.ts';

const QUEUE = '/driver-manage/driver-approval?name=AUDIT';

const open = (page: Page) => page.locator('article h2');
const queue = (page: Page) => page.locator('section ol li button b');
/** Until a request is read, and nobody else is known to be at it, its keys do nothing. */
const canPass = (page: Page) => page.getByRole('button', { name: /^通过 ?A?$/ }).waitFor();
const waiting = (page: Page) => page.getByRole('link', { name: /^司机审核，/ });

describe('requests of drivers', () => {
  const site = aSite();
  let mine: Clerk;
  let theirs: Clerk;
  let token: string;
  beforeAll(async () => {
    token = await aColleague(site());
    mine = await site().aClerk();
    theirs = await site().aClerk();
  });

  it('are counted in the bar at the top, which leads to the first of them', async () => {
    const { page } = mine;
    await signIn(page, 'admin');
    await expect.poll(() => waiting(page).getAttribute('aria-label')).toBe('司机审核，25 条待审');
    await waiting(page).click();
    await page.waitForURL(`**${QUEUE}`);
    await open(page).waitFor();
    expect(await open(page).innerText()).toBe(await queue(page).first().innerText());
  });

  it('show what becomes otherwise beside what was, and the papers as pictures', async () => {
    const { page } = mine;
    await page.keyboard.press('j');
    await page.getByRole('table').getByText('变更后').waitFor();
    const changed = page.locator('tr[data-changed]');
    await expect.poll(() => changed.count()).toBeGreaterThan(0);
    expect(await changed.first().innerText()).toContain('变更');
    const picture = page.locator('article section img').first();
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
    await page.keyboard.press('k');
  });

  describeInFull('further cases', () => {
    it('are not told to be done where a search finds none of them', async () => {
      const { page } = mine;
      await page.getByRole('searchbox', { name: '姓名、拼音、车牌、手机尾号' }).fill('没有这个人');
      await page.getByText('没有符合条件的记录').waitFor();
      expect(await page.getByText('都审核完了').count()).toBe(0);
      await page.getByRole('button', { name: '清除条件' }).click();
      await expect.poll(() => queue(page).count()).toBe(25);
      await open(page).waitFor();
    });
  });

  it('are passed by one key, and the next one comes by itself', async () => {
    const { page } = mine;
    const [first, second] = await queue(page).allInnerTexts();
    await expect.poll(() => open(page).innerText()).toBe(first);
    await canPass(page);
    await page.keyboard.press('a');
    await page.getByText(`已通过${first}的申请`).waitFor();
    await expect.poll(() => open(page).innerText()).toBe(second);
    await expect.poll(() => waiting(page).getAttribute('aria-label')).toBe('司机审核，24 条待审');
  });

  it('are rejected by two keys, with one of the usual reasons', async () => {
    const { page } = mine;
    const name = await open(page).innerText();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: '证件已过期' }).waitFor();
    await page.keyboard.press('2');
    await page.getByText(`已拒绝${name}的申请`).waitFor();
    await page.getByRole('button', { name: '已拒绝' }).click();
    await page.waitForURL('**auditStatus=2*');
    await expect.poll(() => open(page).innerText()).toBe(name);
    await page.locator('article').getByText('证件已过期').waitFor();
    await page.getByRole('button', { name: '待审' }).click();
    await page.getByRole('button', { name: /^通过/ }).waitFor();
  });

  it('that somebody has open are nobody else’s: he begins with the next', async () => {
    const { page } = theirs;
    const held = await open(mine.page).innerText();
    await signIn(page, COLLEAGUE.account, COLLEAGUE.password, QUEUE);
    await page.getByText('黄志强正在审核').waitFor();
    await expect.poll(() => open(page).innerText()).not.toBe(held);
    await page
      .getByRole('button', { name: new RegExp(`^${held} `) })
      .first()
      .click();
    await page
      .getByText(/黄志强.*正在编辑/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^通过/ }).count()).toBe(0);
  });

  it('that somebody has decided are told to who was slower', async () => {
    const held = await open(mine.page).innerText();
    await canPass(mine.page);
    await mine.page.keyboard.press('a');
    await mine.page.getByText(`已通过${held}的申请`).waitFor();
    await theirs.page
      .getByText(/黄志强于 .* 审核/)
      .first()
      .waitFor();
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('are passed together, and wait again where that is taken back', async () => {
      const { page } = mine;
      await page.keyboard.press('j');
      const before = await queue(page).count();
      const boxes = page.locator('section ol li input[type=checkbox]');
      const pass = async () => {
        for (const at of [3, 4]) await boxes.nth(at).check();
        await page.getByRole('button', { name: '通过 2 条' }).click();
        await page.getByText('已通过 2 条申请').waitFor();
        await expect.poll(() => queue(page).count()).toBe(before - 2);
      };
      await pass();
      await page.getByRole('button', { name: '撤销' }).click();
      await expect.poll(() => queue(page).count()).toBe(before);
      await pass();
      const counted = `司机审核，${before - 2} 条待审`;
      await expect.poll(() => waiting(page).getAttribute('aria-label')).toBe(counted);
    });
  });

  it('are taken back by one key, the last first', async () => {
    const { page } = mine;
    // nobody else is at any of them
    await theirs.page.goto('/dashboard/index');
    await page.goto(QUEUE);
    await page.getByRole('button', { name: /^通过/ }).waitFor();
    const before = await queue(page).allInnerTexts();
    for (const at of [1, 2]) {
      await canPass(page);
      await page.keyboard.press('a');
      await expect.poll(() => queue(page).count()).toBe(before.length - at);
    }
    await page.keyboard.press('u');
    await expect.poll(() => queue(page).count()).toBe(before.length - 1);
    await page.getByText('已撤销').waitFor();
    await page.keyboard.press('u');
    await expect.poll(() => queue(page).allInnerTexts()).toEqual(before);
  });

  describeInFull('further cases', () => {
    it('are taken back with the reason that was typed', async () => {
      const { page } = mine;
      await canPass(page);
      const name = await open(page).innerText();
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: '其他原因' }).fill('照片与本人不符，请到窗口');
      await page.getByRole('button', { name: '拒绝', exact: true }).click();
      await page.getByText(`已拒绝${name}的申请`).waitFor();
      await page.getByRole('button', { name: '撤销' }).click();
      await expect.poll(() => open(page).innerText()).toBe(name);
      await canPass(page);
      await page.keyboard.press('r');
      const typed = page.getByRole('textbox', { name: '其他原因' });
      await expect.poll(() => typed.inputValue()).toBe('照片与本人不符，请到窗口');
      await page.keyboard.press('Escape');
    });

    it('that were decided elsewhere while they were held are told, with the way to them', async () => {
      const { page } = mine;
      const name = await open(page).innerText();
      const query = { auditStatus: 0 as const, size: 100 };
      const { data } = await askAt(site().server.url, driverApprovalCalls.listApprovals, { query }, token);
      const id = data.find(request => request.name === name)?.id ?? '';
      await canPass(page);
      await page.keyboard.press('a');
      const body = { id, auditStatus: 2 as const, reason: '重复申请' };
      const answer = await askAt(site().server.url, driverApprovalCalls.decideApproval, { body }, token);
      expect(answer.errCode, answer.message).toBe(0);
      await page.getByText(new RegExp(`${name}的申请没有处理：${COLLEAGUE.userName}于 .* 审核`)).waitFor();
      await page.getByRole('button', { name: '查看申请' }).click();
      await page.locator('article').getByText('重复申请').waitFor();
    });

    it('are passed with one key for each, ten with ten', async () => {
      const { page } = mine;
      await page.goto(QUEUE);
      await open(page).waitFor();
      const before = await queue(page).count();
      const { step, taken } = countedSteps();
      for (let at = 1; at <= 10; at++) {
        await canPass(page);
        await step(() => page.keyboard.press('a'));
        await expect.poll(() => queue(page).count()).toBe(before - at);
      }
      expect(taken()).toBe(10);
      const counted = `司机审核，${before - 10} 条待审`;
      await expect.poll(() => waiting(page).getAttribute('aria-label')).toBe(counted);
    });
  });

  it('are sent at once where he signs out', async () => {
    const { page } = mine;
    const before = await queue(page).count();
    await canPass(page);
    await page.keyboard.press('a');
    await expect.poll(() => queue(page).count()).toBe(before - 1);
    await page.getByRole('button', { name: /黄志强/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login*');
    const query = { auditStatus: 0 as const, size: 1 };
    const { total } = await askAt(site().server.url, driverApprovalCalls.listApprovals, { query }, token);
    expect(total).toBe(before - 1);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there is no queue, no counter; spot checks are there, and drivers to look at', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    await page.getByRole('button', { name: '司机管理' }).click();
    await page.getByRole('link', { name: '司机抽查' }).first().click();
    await page.locator('tr[data-row] td').first().waitFor();
    expect(await page.getByRole('link', { name: '司机审核' }).count()).toBe(0);
    expect(await waiting(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: '待判定' }).count()).toBe(0);
    await page.locator('tr[data-row] td').first().click();
    await page.locator('dl').getByText('截止时间').waitFor();

    await page.getByRole('link', { name: '司机信息' }).first().click();
    // the page of spot checks is kept, out of view
    const rows = page.locator('tr[data-row]').filter({ visible: true });
    const row = rows.filter({ hasText: '主班' }).first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/1\d\d\*{4}\d{4}/);
    expect(await page.getByRole('link', { name: '新建司机' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /导入|新建司机/ }).count()).toBe(0);
    await page.getByRole('searchbox').fill('weijianguo');
    await expect.poll(() => rows.first().innerText()).toContain('韦建国');
    await rows.first().locator('td').first().click();
    const look = page.getByRole('region', { name: '所选记录' });
    await look.getByText('从业资格证号').waitFor();
    await look.getByRole('img', { name: '韦建国的照片' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
