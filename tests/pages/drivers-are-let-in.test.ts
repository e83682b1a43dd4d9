/** What drivers ask for, decided one after the other without a mouse; two auditors never decide the same. */
// @feature driver

import { beforeAll, describe, expect, it } from 'vitest';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, signIn } from '../window/site.ts';

const QUEUE = '/driver-manage/driver-approval?name=AUDIT';

const open = (page: Page) => page.locator('article h2');
const queue = (page: Page) => page.locator('section ol li button b');
const waiting = (page: Page) => page.getByRole('link', { name: /^司机审核，/ });

describe('requests of drivers', () => {
  const site = aSite();
  let mine: Clerk;
  let theirs: Clerk;
  beforeAll(async () => {
    await aColleague(site());
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

  it('are not told to be done where a search finds none of them', async () => {
    const { page } = mine;
    await page.getByRole('searchbox', { name: '姓名、拼音、车牌、手机尾号' }).fill('没有这个人');
    await page.getByText('没有符合条件的记录').waitFor();
    expect(await page.getByText('都审核完了').count()).toBe(0);
    await page.getByRole('button', { name: '清除条件' }).click();
    await expect.poll(() => queue(page).count()).toBe(25);
    await open(page).waitFor();
  });

  it('are passed by one key, and the next one comes by itself', async () => {
    const { page } = mine;
    const [first, second] = await queue(page).allInnerTexts();
    await expect.poll(() => open(page).innerText()).toBe(first);
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
    await mine.page.keyboard.press('a');
    await mine.page.getByText(`已通过${held}的申请`).waitFor();
    await theirs.page
      .getByText(/黄志强于 .* 审核/)
      .first()
      .waitFor();
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('are passed together, each with what became of it', async () => {
    const { page } = mine;
    await page.keyboard.press('j');
    for (const at of [3, 4]) await page.locator('section ol li input[type=checkbox]').nth(at).check();
    await page.getByRole('button', { name: '通过 2 条' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '通过', exact: true }).click();
    await dialog.getByText(/成功 2/).waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
  });
});

describe('on a plain upstream', () => {
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
