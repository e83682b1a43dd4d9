// @tier full
/** Who changed this plate: from the log's own page in three steps, from any record to its entries, and back. */
// @feature log, vehicle
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { countedSteps } from '../window/steps.ts';

const LIST = '/vehicle-manage/vehicle-info';
const LOG = '/system-manage/operate-log';

const site = aSite();
const DAY = '2036-05-04';
let page: Page;
let plate: string;
let complaints: string[];
let record: string;
beforeAll(async () => {
  const clerk = await site().aClerk();
  page = clerk.page;
  complaints = clerk.complaints;
  await signIn(page, 'admin', DEMO_PASSWORD, LIST);
  const first = page.locator('tr[data-row]').first();
  plate = (await first.getAttribute('aria-label')) ?? '';
  expect(plate).toMatch(/^桂A/);
  await first.getByText(plate).click();
  await page.getByRole('button', { name: '保存更改' }).waitFor();
  await page.getByLabel('保险到期', { exact: true }).fill(DAY);
  await page.getByRole('button', { name: '保存更改' }).click();
  await page.getByText('已保存').first().waitFor();
  record = new URL(page.url()).pathname;
});

it.each([
  ['the end of it', () => plate.slice(2)],
  ['all of it', () => plate],
  ['as it is painted', () => `${plate.slice(0, 2)}·${plate.slice(2)}`.toLowerCase()],
])('is found by %s, with what was changed and by whom', async (_way, written) => {
  const { step, taken } = countedSteps();
  await step(() => page.goto(LOG));
  await step(() => page.getByRole('searchbox', { name: /操作人、车牌、名称、编号/ }).fill(written()));
  // the list has been asked: without a mouse, no time passes between leaving the box and the click
  await page.waitForURL(/keyword/);
  const entry = page.getByRole('row', { name: '黄志强 修改' }).filter({ hasText: plate });
  await entry.getByText(new RegExp(`保险到期 .* → ${DAY}`)).waitFor();
  await step(() => entry.getByText(/保险到期/).click());
  await page
    .getByRole('complementary', { name: '黄志强 修改' })
    .getByRole('table', { name: '变更' })
    .waitFor();
  expect(taken()).toBe(3);
});

it('leads from the entry to the vehicle, and from there to all its entries', async () => {
  await page
    .getByRole('complementary', { name: '黄志强 修改' })
    .getByRole('link', { name: /打开 车辆/ })
    .click();
  await page.waitForURL(`**${record}`);
  const log = page.getByRole('complementary').filter({ hasText: '记录' });
  await log
    .getByText(/修改 保险到期/)
    .first()
    .waitFor();
  await log.getByRole('link', { name: '全部', exact: true }).click();
  await page.waitForURL(`**${LOG}?filter=*`);
  await page.getByRole('row', { name: '黄志强 修改' }).first().waitFor();
  expect(complaints).toEqual([]);
});
