// @tier full
/** Terminals, SIMs and roof lights: what was heard when, what is out of order, and what two change at once. */
// @feature terminal, taxi-light
import { beforeAll, describe, expect, it } from 'vitest';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { hearFleet } from '../builders/heard-fleet.ts';
import { connected } from '../journeys/sockets.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const TERMINALS = '/vehicle-manage/vehicle-taxi/vehicle-taxi-list';
const LIGHTS = '/vehicle-manage/vehicle-taxi/vehicle-taxi-light';

const rows = (page: Page) => page.locator('tr[data-row]');
const total = (page: Page) => page.getByText(/共 \d+ 条/);
const plateIn = async (page: Page) => (await rows(page).first().getAttribute('aria-label')) ?? '';

/** Of the first vehicle that has a terminal: of others there is nothing to change. */
async function openDialog(page: Page) {
  await page.locator('tr[data-row] td').first().waitFor();
  await rows(page).first().hover();
  await rows(page).first().getByRole('button', { name: '更换设备' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('SIM 卡号').waitFor();
  return dialog;
}

describe('terminals of vehicles that are heard', () => {
  const site = aSite();
  beforeAll(() => hearFleet(site().upstream.store.db));

  it('are listed with when each was last heard; one beside the list tells what was done to it', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, TERMINALS);
    await rows(page).locator('time').first().waitFor();
    const all = await total(page).innerText();
    await page.getByRole('button', { name: '未装终端' }).click();
    await expect.poll(() => total(page).innerText()).not.toBe(all);
    const without = await total(page).innerText();
    // its tab has said so before
    const [, found] = /共 (\d+) 条/.exec(without) ?? [];
    const tab = page.getByRole('button', { name: '未装终端' });
    await expect.poll(async () => (await tab.innerText()).split(/\s+/)).toEqual(['未装终端', found]);
    await page.getByRole('button', { name: '已装终端' }).click();
    await expect.poll(() => total(page).innerText()).not.toBe(without);
    await rows(page).locator('time').first().waitFor();

    await page.keyboard.press('j');
    await page.keyboard.press('p');
    const look = page.locator('aside[data-beside]');
    await look.getByRole('heading', { name: await plateIn(page), exact: true }).waitFor();
    await look.getByText('最近上报').waitFor();
    await look.getByText('还没有记录').waitFor();

    await look.getByRole('button', { name: '更换设备' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('终端号').fill('045019999001');
    await dialog.getByLabel('SIM 卡号').fill('1440111222333');
    await dialog.getByRole('button', { name: '保存更改' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await look.getByText('1440111222333').waitFor();
    await look.getByText('修改了 终端号、SIM 卡号').waitFor();
    await look.getByText('其他 · 本平台').waitFor();
    await rows(page).first().getByText('045019999001').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('roof lights', () => {
  const site = aSite();

  it('with a fault are found, and lead to the vehicle that carries them', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIGHTS);
    await rows(page).first().waitFor();
    const all = await total(page).innerText();
    await page.getByRole('button', { name: '有故障' }).click();
    await expect.poll(() => total(page).innerText()).not.toBe(all);
    await rows(page).filter({ hasText: '故障 E' }).first().click();
    await page.getByRole('button', { name: '保存更改' }).waitFor();
    // its number is part of the vehicle's record: there it is put on and taken off
    expect(await page.locator('input[name="lightNo"]').isDisabled()).toBe(true);
    const plate = page.locator('dl').getByRole('link', { name: /^桂A/ });
    const name = await plate.innerText();
    await plate.click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

onBothUpstreams(site => {
  it('what a vehicle carries is never overwritten: who saves second chooses field by field', async () => {
    const mine = await site().aClerk();
    const theirs = await site().aClerk();
    for (const { page } of [mine, theirs]) await signIn(page, 'admin', DEMO_PASSWORD, TERMINALS);
    const myDialog = await openDialog(mine.page);
    const theirDialog = await openDialog(theirs.page);
    await theirDialog.getByLabel('SIM 卡号').fill('1440000000001');
    await theirDialog.getByRole('button', { name: '保存更改' }).click();
    await theirDialog.waitFor({ state: 'hidden' });

    await myDialog.getByLabel('SIM 卡号').fill('1440000000002');
    await myDialog.getByRole('button', { name: '保存更改' }).click();
    const conflict = mine.page.getByRole('dialog').filter({ hasText: '这条记录已被他人修改' });
    await conflict.getByText('1440000000001').waitFor();
    await conflict.getByRole('radio', { name: /SIM 卡号.*我的/ }).check();
    await conflict.getByRole('button', { name: '按所选保存' }).click();
    await myDialog.first().waitFor({ state: 'hidden' });
    await rows(mine.page).first().getByText('1440000000002').waitFor();
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });
});

describe('equipment that somebody has in hand', () => {
  const site = aSite();
  let mine: Clerk;
  let theirs: Clerk;
  beforeAll(async () => {
    await aColleague(site());
    mine = await site().aClerk();
    theirs = await site().aClerk();
    const isHearing = connected(mine.page);
    await signIn(theirs.page, COLLEAGUE.account, COLLEAGUE.password, TERMINALS);
    await signIn(mine.page, 'admin', DEMO_PASSWORD, TERMINALS);
    await isHearing;
  });

  it('is read until he lets go, also in the record of the vehicle', async () => {
    const theirDialog = await openDialog(theirs.page);
    await theirDialog.getByLabel('备注').fill('天线松动');
    const myDialog = await openDialog(mine.page);
    await myDialog.getByText(/蒙建国 正在编辑这条记录/).waitFor();
    expect(await myDialog.getByLabel('SIM 卡号').isDisabled()).toBe(true);
    await mine.page.keyboard.press('Escape');
    await myDialog.waitFor({ state: 'hidden' });

    await rows(mine.page).first().click();
    await mine.page.getByText(/蒙建国 正在编辑这条记录/).waitFor();
    await theirDialog.getByRole('button', { name: '保存更改' }).click();
    await theirDialog.waitFor({ state: 'hidden' });
    await mine.page
      .getByText(/蒙建国/)
      .first()
      .waitFor();
    await mine.page.getByRole('button', { name: '载入', exact: true }).click();
    await expect.poll(() => mine.page.locator('textarea[name="remark"]').inputValue()).toBe('天线松动');
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });
});
