/** Two dispatchers side by side, each in a browser profile of his own: neither steps on what the other has in hand. */
// @feature dispatch
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { CANCEL_TYPES } from '../../src/contract/order-states.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { connected } from './sockets.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const MOBILE = '13877026001';

// everybody who sees orders is told of them
const site = aSite({}, { isOwn: true });
let mine: Clerk;
let theirs: Clerk;
let orderId: string;

async function atDesk(account: string): Promise<Clerk> {
  const clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
  const socket = connected(clerk.page);
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
  await socket;
  return clerk;
}

/** Of somebody who was fetched before, and is known by it. */
async function isKnown(): Promise<void> {
  const { url } = site().server;
  const entry = { account: 'admin', password: DEMO_PASSWORD };
  const { data } = await askAt(url, sessionCalls.login, { body: entry });
  const origin = { address: '金湖广场', lng: 108.3712, lat: 22.8142 };
  const asked = { mobile: MOBILE, name: '梁女士', origin };
  const made = await askAt(url, dispatchCalls.createOrder, { body: asked }, data.token);
  const given = { orderId: made.data.id, cancelType: CANCEL_TYPES[0], cancelmsg: '乘客来电取消' };
  const { errCode, message } = await askAt(url, dispatchCalls.cancelOrder, { body: given }, data.token);
  if (errCode !== 0) throw new Error(message);
}

const card = (page: Page) => page.locator(`[data-order="${orderId}"]`);
const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const remark = (page: Page) => panel(page).getByRole('textbox', { name: '备注' });

beforeAll(async () => {
  await isKnown();
  [mine, theirs] = [await atDesk('dispatcher'), await atDesk('admin')];
});

it('what one takes down by keyboard stands in the other one’s queue, with the name of who has it in hand', async () => {
  const { page } = mine;
  await page.keyboard.press('Alt+n');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobile');
  await page.keyboard.type(MOBILE);
  await page.getByRole('region', { name: '来电乘客' }).getByText('金湖广场').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await panel(page).waitFor();
  orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  expect(orderId).not.toBe('');
  await card(theirs.page).getByText('韦春燕 处理中').waitFor();
});

it('who takes it over has it, and the other one sees so at once; what he has typed stays', async () => {
  await panel(mine.page).getByRole('button', { name: '改单' }).click();
  await remark(mine.page).fill('在北门等');
  await card(theirs.page).click();
  await panel(theirs.page).getByText('韦春燕 处理中').first().waitFor();
  await theirs.page.keyboard.press('t');
  await card(mine.page)
    .getByText(/黄志强/)
    .waitFor();
  expect(await remark(mine.page).inputValue()).toBe('在北门等');
  await panel(theirs.page).getByRole('button', { name: '改单' }).click();
  await remark(theirs.page).fill('带轮椅');
  await panel(theirs.page).getByRole('button', { name: '保存改动' }).click();
  await panel(theirs.page).getByText('带轮椅').waitFor();
});

it('who saves later has to take it over, and then sees whose change it is and what differs, and chooses', async () => {
  const { page, complaints } = mine;
  const save = panel(page).getByRole('button', { name: '保存改动' });
  await save.click();
  await panel(page).getByText('该记录正被他人编辑').waitFor();
  expect(await remark(page).inputValue()).toBe('在北门等');
  await panel(page).getByRole('button', { name: '接手处理' }).click();
  await panel(theirs.page).getByText('韦春燕 正在处理这单').waitFor();
  await save.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('带轮椅').waitFor();
  expect(await dialog.textContent()).toContain('黄志强');
  await dialog.getByRole('radio', { name: /备注.*我的/ }).check();
  await dialog.getByRole('button', { name: '按所选保存' }).click();
  await panel(theirs.page).getByText('在北门等').waitFor();
  expect([...complaints, ...theirs.complaints]).toEqual([]);
});
