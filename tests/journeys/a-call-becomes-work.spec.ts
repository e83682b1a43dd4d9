/**
 * What a call becomes: an agent takes it down, and a dispatcher in a browser of his own goes on with it. The switchboard
 * is the simulated one, driven as a developer drives it; the agent is busy for it, so that the town leaves him alone.
 */
// @feature call
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callCentreCalls } from '../../src/contract/call-centre.ts';
import { callTrialCalls, type TRIAL_ACTS } from '../../src/contract/call-trial.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { connected } from './sockets.ts';

const DISPATCH = '/monitorDispatch/PlaceOrder';
const CALL_DESK = '/callcenter/desk';
const MOBILE = '13877045001';
const MASKED = '138****5001';
const OTHER = '13877045002';
/** Of a place that the gazetteer of the town has many of. */
const PLACE = 'guangchang';

const call = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const tagKeys = (page: Page) => page.getByRole('group', { name: '标记' });
const addressOf = (page: Page) => new URL(page.url());
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('a call over the living town', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let agent: Clerk;
  let dispatcher: Clerk;
  let account: string;
  let developer: string;
  let callId: string;

  async function at(name: string, path: string): Promise<Clerk> {
    const clerk = await site().aClerk();
    const socket = connected(clerk.page);
    await signIn(clerk.page, name, DEMO_PASSWORD, path);
    await clerk.page.getByRole('button', { name: '无来电' }).waitFor();
    await socket;
    return clerk;
  }

  async function ring(mobile: string): Promise<string> {
    const about = { body: { agent: account, mobile } };
    const { data } = await askAt(site().server.url, callTrialCalls.ringTrialCall, about, developer);
    return data.callId;
  }

  async function steer(id: string, act: (typeof TRIAL_ACTS)[number]): Promise<void> {
    const { url } = site().server;
    const said = { params: { callId: id }, body: { act } };
    const { errCode, message } = await askAt(url, callTrialCalls.steerTrialCall, said, developer);
    if (errCode !== 0) throw new Error(message);
  }

  /** It rings at the agent's, and he answers. */
  async function answered(mobile: string): Promise<string> {
    const id = await ring(mobile);
    await call(agent.page, '来电').waitFor();
    await steer(id, 'answer');
    await call(agent.page, '通话中').waitFor();
    return id;
  }

  /** By its key, once the tags are there. */
  async function tag(key: string): Promise<void> {
    const { page } = agent;
    await tagKeys(page).locator(`[aria-keyshortcuts="${key}"]`).waitFor();
    const said = page.waitForResponse(answer => answer.url().endsWith('/updateQimoTagging'));
    await page.keyboard.press(key);
    expect((await (await said).json()).errCode).toBe(0);
  }

  beforeAll(async () => {
    const { url } = site().server;
    const signedIn = async (name: string) =>
      (await askAt(url, sessionCalls.login, { body: { account: name, password: DEMO_PASSWORD } })).data.token;
    const own = await signedIn('agent');
    developer = await signedIn('developer');
    account = (await askAt(url, sessionCalls.userInfo, {}, own)).data.callSystemAccount ?? '';
    const busy = await askAt(url, callCentreCalls.setPresence, { body: { isBusy: 1 } }, own);
    expect(busy.errCode).toBe(0);
    [agent, dispatcher] = [await at('agent', CALL_DESK), await at('dispatcher', DISPATCH)];
  });

  it('rings at its agent alone, and goes on through a reload', async () => {
    const { page } = agent;
    callId = await ring(MOBILE);
    await call(page, '来电').getByText(MASKED).waitFor();
    await steer(callId, 'answer');
    await call(page, '通话中').waitFor();
    await page.reload();
    await call(page, '通话中').getByText(MASKED).waitFor();
    await page.getByRole('button', { name: /^通话中 00:/ }).waitFor();
    expect(await dispatcher.page.getByRole('button', { name: '无来电' }).count()).toBe(1);
  });

  it('becomes an order of which nobody has typed the number, and the dispatcher offers it', async () => {
    const { page } = agent;
    await tagKeys(page).locator('[aria-keyshortcuts="1"]').waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => focused(page)).toBe('origin');
    expect(addressOf(page).pathname).toBe(DISPATCH);
    expect([...addressOf(page).searchParams.keys()]).not.toContain('callno');
    await page.keyboard.type(PLACE);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('dest');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: /^订单 \d{4}$/ }).waitFor();
    const orderId = addressOf(page).searchParams.get('orderId');

    const desk = dispatcher.page;
    await desk.locator(`[data-order="${orderId}"]`).click();
    await desk.locator(`[data-handled="${orderId}"]`).waitFor();
    await desk.locator('[data-candidate] [aria-keyshortcuts="1"]').first().waitFor({ state: 'attached' });
    const pushed = desk.waitForResponse(answer => answer.url().endsWith('/pushOrderMessageToDriver'));
    await desk.keyboard.press('1');
    expect((await (await pushed).json()).errCode).toBe(0);
    // the agent, who still talks, is told as well
    await page.getByText('已推 1').waitFor();
  });

  it('is over, and the next one of the same person begins with his running order', async () => {
    const { page } = agent;
    await steer(callId, 'hangUp');
    await page.getByRole('button', { name: '无来电' }).waitFor();
    callId = await answered(MOBILE);
    await call(page, '通话中').getByRole('alert').getByRole('link').first().waitFor();
  });

  it('becomes a lost case and a complaint, which stand where the caller is seen next', async () => {
    const { page } = agent;
    await call(page, '通话中').getByRole('link', { name: '登记失物' }).click();
    const lost = page.locator('form:has([name="goodsName"])');
    await lost.locator('input[name="goodsName"]').fill('折叠伞');
    await lost.locator('select[name="goodsType"]').selectOption('99');
    await lost.getByRole('button', { name: /^登记/ }).click();
    await page.getByRole('heading', { name: '折叠伞' }).waitFor();

    await page.getByRole('button', { name: /^通话中/ }).click();
    await call(page, '通话中').getByRole('link', { name: '登记投诉' }).click();
    const form = page.locator('form:has([name="content"])');
    await form.locator('select[name="type"]').selectOption({ label: '绕路' });
    await form.getByRole('textbox', { name: '投诉内容' }).fill('绕了两条街');
    await form.getByRole('button', { name: /^登记/ }).click();
    await page.getByRole('heading', { name: /^TS\d{12}$/ }).waitFor();

    await page.getByRole('button', { name: /^通话中/ }).click();
    await call(page, '通话中').getByText('折叠伞').waitFor();
    await call(page, '通话中').getByText(/绕路/).waitFor();
    // what was done in it is what it was about
    await tagKeys(page).locator('[aria-pressed=true]').waitFor();
  });

  it('can be over before the page is back, and is then to be tagged', async () => {
    const { page } = agent;
    await steer(callId, 'hangUp');
    await page.getByRole('button', { name: '无来电' }).waitFor();
    callId = await answered(OTHER);
    const reloaded = page.reload();
    await steer(callId, 'hangUp');
    await reloaded;
    await call(page, /关于什么/).waitFor();
    await tag('4');
    await page.getByRole('button', { name: '无来电' }).waitFor();
  });

  it('is one of two: the one that is talked in stands in front, and goes on when the other one has given up', async () => {
    const { page } = agent;
    const talking = await answered(MOBILE);
    const second = await ring(OTHER);
    const waiting = call(page, '通话中').locator('[data-waiting]');
    await waiting.waitFor();
    await steer(second, 'hangUp');
    await waiting.waitFor({ state: 'detached' });
    await tag('4');
    await steer(talking, 'hangUp');
    await page.getByRole('button', { name: '无来电' }).waitFor();
  });

  it('in vain is a number to call back, of which two do not take the same', async () => {
    const entry = ({ page }: Clerk) => page.getByRole('article', { name: /^138\*{4}5002/ });
    await agent.page.goto(CALL_DESK);
    await dispatcher.page.goto(CALL_DESK);
    await entry(agent).getByText('振铃未接').waitFor();
    await entry(dispatcher).getByRole('button', { name: '认领' }).waitFor();
    await entry(agent).getByRole('button', { name: '认领' }).click();
    await entry(agent).getByText('我来回拨').waitFor();
    await entry(dispatcher)
      .getByText(/农秀珍/)
      .waitFor();
    await entry(dispatcher).getByRole('button', { name: '接手' }).click();
    const taking = entry(dispatcher).getByRole('form', { name: '接手' });
    await taking.getByRole('textbox').fill('她在接另一个电话');
    await taking.getByRole('button', { name: '接手' }).click();
    await entry(agent)
      .getByText(/韦春燕/)
      .waitFor();
    // it is over when one of them has been answered
    const talking = await answered(OTHER);
    await expect.poll(() => entry(dispatcher).count()).toBe(0);
    await tag('4');
    await steer(talking, 'hangUp');
    await agent.page.getByRole('button', { name: '无来电' }).waitFor();
  });

  describeInFull('further cases', () => {
    it('was recorded, and is listened to for a reason', async () => {
      const { page } = agent;
      await page.getByRole('button', { name: '通话列表' }).click();
      const drawer = page.getByRole('complementary', { name: '通话' });
      await drawer
        .locator(`[data-call]`)
        .filter({ hasText: '5002' })
        .first()
        .getByRole('button', { name: /的通话$/ })
        .click();
      await page.getByRole('button', { name: '听录音' }).click();
      await page.getByRole('menuitem').first().click();
      const audio = page.locator('audio');
      await expect
        .poll(() => audio.evaluate((heard: HTMLAudioElement) => heard.currentTime))
        .toBeGreaterThan(0);
      await page.getByRole('button', { name: '2×' }).click();
      expect(await audio.evaluate((heard: HTMLAudioElement) => heard.playbackRate)).toBe(2);
      await audio.evaluate((heard: HTMLAudioElement) => heard.pause());
      await page.getByRole('button', { name: '记下此处' }).click();
      await page.getByRole('list', { name: '已记下的位置' }).getByRole('button').first().waitFor();
      expect([...agent.complaints, ...dispatcher.complaints]).toEqual([]);
    });
  });
});
