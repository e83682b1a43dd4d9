/** A caller's order over the living town, by keyboard alone: from the ringing of his call to the offer on its way. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { callTrialCalls, type TRIAL_ACTS } from '../../src/contract/call-trial.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../journeys/console.ts';
import { connected } from '../journeys/sockets.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const CALLERS = isMeasuring ? 10 : 1;
const TARGET_MS = 10_000;
/** Of a hand that types: milliseconds between two keys. */
const KEY_MS = 60;
/** It rings at somebody who sits at the desk: his map has been drawn, and what is measured is not its first drawing. */
const AT_REST_MS = 1_500;
/** Characters of a place that the gazetteer of the town has many of. */
const PLACE = 'guangchang';

const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const rows = (page: Page) => page.locator('[data-candidate]');
/** Account at the switchboard. */
const AGENT = 'call8099';
const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function atDesk(clerk: Clerk, account: string): Promise<void> {
  const socket = connected(clerk.page);
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
  await socket;
  await clerk.page.locator('[data-map][data-ready=true]').waitFor();
  await atRest(clerk.page);
}

/** Waits until ten frames, one after the other, are quick: what is drawn first has been drawn. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async quick => {
    for (let took = Number.POSITIVE_INFINITY; took > quick; ) {
      const begin = performance.now();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      took = performance.now() - begin;
    }
  }, AT_REST_MS);

describe('over the living town', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true, isMeasured: true, isOwn: true });
  let mine: Clerk;
  /** Of who drives the simulated switchboard. */
  let developer: string;
  beforeAll(async () => {
    const { url } = site().server;
    const signedIn = async (account: string) =>
      (await askAt(url, sessionCalls.login, { body: { account, password: DEMO_PASSWORD } })).data.token;
    developer = await signedIn('admin');
    const own = await askAt(url, sessionCalls.userInfo, {}, await signedIn('dispatcher'));
    // a dispatcher who takes calls himself
    const { id: userId, userName } = own.data;
    const given = { userId, userName: userName ?? '', callSystemAccount: AGENT };
    const { errCode } = await askAt(url, accessCalls.updateAdminUser, { body: given }, developer);
    expect(errCode).toBe(0);
    mine = await site().aClerk();
    await atDesk(mine, 'dispatcher');
  });

  const steer = (callId: string, act: (typeof TRIAL_ACTS)[number]) =>
    askAt(site().server.url, callTrialCalls.steerTrialCall, { params: { callId }, body: { act } }, developer);

  async function takeDown(mobile: string): Promise<string> {
    const { page } = mine;
    const about = { body: { agent: AGENT, mobile } };
    const { data } = await askAt(site().server.url, callTrialCalls.ringTrialCall, about, developer);
    await page
      .getByRole('dialog')
      .filter({ hasText: mobile.slice(-4) })
      .waitFor();
    await steer(data.callId, 'answer');
    await page.getByRole('group', { name: '标记' }).locator('[aria-keyshortcuts="1"]').waitFor();
    // an order: the desk opens with the call
    await page.keyboard.press('1');
    await expect.poll(() => active(page), { interval: 20 }).toBe('origin');
    await page.keyboard.type(PLACE, { delay: KEY_MS });
    // pressed before the answer is there, it means the first of what comes
    await page.keyboard.press('Enter');
    await expect.poll(() => active(page), { interval: 20 }).toBe('dest');
    await page.keyboard.press('Control+Enter');
    await panel(page).waitFor();
    return data.callId;
  }

  /** To the first who is still free: what happens in the town goes on while somebody types. */
  async function offer(): Promise<void> {
    const { page } = mine;
    await rows(page).first().locator('[aria-keyshortcuts="1"]').waitFor({ state: 'attached' });
    for (const digit of ['1', '2', '3', '4']) {
      const pushed = page.waitForResponse(answer => answer.url().endsWith('/pushOrderMessageToDriver'));
      await page.keyboard.press(digit);
      const { errCode } = await (await pushed).json();
      if (errCode === 0) return;
    }
    throw new Error('nobody was free');
  }

  it('an order is taken down and offered by keyboard alone', async () => {
    const took: number[] = [];
    for (let caller = 0; caller < CALLERS; caller += 1) {
      const begin = performance.now();
      const callId = await takeDown(`138770${String(20_000 + caller)}`);
      await offer();
      took.push(performance.now() - begin);
      await steer(callId, 'hangUp');
      await mine.page.keyboard.press('Escape');
    }
    report({
      id: 'P3',
      what: `a caller's order from the ringing of his call to the offer on its way, by keyboard alone, ${KEY_MS} ms between two keys, in a browser over the simulated town, at a desk whose map has been drawn, ${CALLERS} callers`,
      target: `under ${TARGET_MS / 1_000} s`,
      figure: `${(median(took) / 1_000).toFixed(1)} s usually, ${(Math.max(...took) / 1_000).toFixed(1)} s at most`,
      isMet: Math.max(...took) < TARGET_MS,
    });
    expect(mine.complaints).toEqual([]);
  });
});
