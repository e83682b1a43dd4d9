// @tier full
/** Lost property before an operator's old system, and before one that speaks the specification and nothing else. */
// @feature lost-order
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { beginAct } from './case-acts.ts';
import { rows } from './resources.ts';

const LIST = '/lost/index';
const form = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const send = (page: Page, name: string) =>
  form(page, name).getByRole('button', { name, exact: true }).click();

describe('on an old system', () => {
  const { site, upstream } = aForeignSite();
  const theCase = () => upstream().state.cases.find(({ id }) => id === 82);
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk();
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, LIST);
  });

  it('the list tells what the system tells, and nothing else', async () => {
    const { page } = clerk;
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await rows(page).first().innerText()).toContain('VIP');
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(await page.getByRole('link', { name: '看板' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('a case is claimed, matched and confirmed by calls that the specification names', async () => {
    const { page, complaints } = clerk;
    await page.goto(`${LIST}/82`);
    await beginAct(page, '认领');
    await expect.poll(() => theCase()?.handleStatus).toBe(1);
    await beginAct(page, '匹配车辆');
    await form(page, '匹配车辆').getByRole('textbox', { name: '匹配车牌' }).fill('桂A12345');
    await send(page, '匹配车辆');
    await expect.poll(() => theCase()?.matchPlateNumber).toBe('桂A12345');
    await beginAct(page, '失主确认');
    await send(page, '失主确认');
    await expect.poll(() => theCase()?.ownerConfirm).toBe(1);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(complaints).toEqual([]);
  });

  it('what only this project has is not offered: hand-overs, pictures, cards, the search by ride', async () => {
    const { page } = clerk;
    for (const name of ['照片', '查找车辆']) expect(await page.getByRole('tab', { name }).count()).toBe(0);
    for (const name of ['交接', '归还凭证', '登记银行卡'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  });

  it('its owner is written to, and what the system refuses is said in its own words', async () => {
    const { page } = clerk;
    await beginAct(page, '短信请失主补充线索');
    await expect.poll(() => upstream().state.texts).toEqual([82]);
    await beginAct(page, '取消工单');
    await form(page, '取消工单').getByRole('textbox').fill('不找了');
    await send(page, '取消工单');
    await page.getByRole('alert').filter({ hasText: '请到财务科办理取消' }).waitFor();
    expect(await form(page, '取消工单').getByRole('textbox').inputValue()).toBe('不找了');
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('a case goes its way by the same buttons', async () => {
    const { db } = site().upstream.store;
    const [row] = await db
      .select()
      .from(lostOrderTable)
      .where(eq(lostOrderTable.stage, 'searching'))
      .limit(1);
    const id = row?.id ?? '';
    const stored = async () => (await db.select().from(lostOrderTable).where(eq(lostOrderTable.id, id)))[0];
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/${id}`);
    await beginAct(page, '匹配车辆');
    await form(page, '匹配车辆').getByRole('textbox', { name: '匹配车牌' }).fill('桂A12345');
    await send(page, '匹配车辆');
    await expect.poll(async () => (await stored())?.matchStatus).toBe(1);
    await beginAct(page, '司机持有');
    await expect.poll(async () => (await stored())?.propertyConfirm).toBe(1);
    await beginAct(page, '短信请失主补充线索');
    await page.getByText('已给失主发短信').waitFor();
    expect(await page.getByRole('button', { name: '交接', exact: true }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: '照片' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
