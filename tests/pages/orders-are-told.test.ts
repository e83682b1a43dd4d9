/** Orders as they come: counted in the bar, told on cards and warned of in the notification centre. */
// @feature order-news
import { beforeAll, expect, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { connected } from '../journeys/sockets.ts';
import { DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

let made = 0;

/** Somebody else: of one's own acts nobody is told. */
async function tokenAt({ server: { url } }: Site): Promise<string> {
  const { data } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: DEMO_PASSWORD },
  });
  return data.token;
}

onBothUpstreams(site => {
  let token: string;
  beforeAll(async () => {
    token = await tokenAt(site());
  });
  const order = async (about: object) => {
    const mobile = `1380013${String(8_000 + ++made)}`;
    const body = { mobile, origin: { address: '金湖广场', lng: 108.37, lat: 22.81 }, ...about };
    const { data, errCode } = await askAt(site().server.url, dispatchCalls.createOrder, { body }, token);
    expect(errCode).toBe(0);
    return data;
  };

  it('stand on cards that lead to the desk, at most three, and in the counter', async () => {
    const { page, complaints } = await site().aClerk();
    const hearing = connected(page);
    await signIn(page, 'dispatcher', DEMO_PASSWORD, '/profile/index');
    await hearing;
    const counter = page.getByRole('link', { name: /^待派订单，\d+ 单$/ });
    await counter.waitFor();
    const before = Number(/\d+/.exec((await counter.getAttribute('aria-label')) ?? '')?.[0]);
    await order({ source: 0, name: '覃先生' });
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(1);
    expect(await cards.first().innerText()).toMatch(/新订单[\s\S]*覃先生[\s\S]*金湖广场/);
    await expect.poll(() => counter.getAttribute('aria-label')).toBe(`待派订单，${before + 1} 单`);
    for (const name of ['甲', '乙', '丙']) await order({ name });
    await expect
      .poll(() => cards.allInnerTexts())
      .toEqual([
        expect.stringMatching(/下单成功[\s\S]*甲/),
        expect.stringMatching(/下单成功[\s\S]*乙/),
        expect.stringMatching(/下单成功[\s\S]*丙/),
      ]);
    await page.getByRole('button', { name: '关闭：下单成功' }).first().click();
    await expect.poll(() => cards.count()).toBe(2);
    await cards.first().getByRole('link').click();
    await page.waitForURL('**/monitorDispatch/PlaceOrder?activeName=waitingOrder&*');
    await expect.poll(() => cards.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('say why one was cancelled', async () => {
    const { page } = await site().aClerk();
    const hearing = connected(page);
    await signIn(page, 'dispatcher', DEMO_PASSWORD, '/profile/index');
    await hearing;
    await page.getByRole('link', { name: /^待派订单/ }).waitFor();
    const { id, version } = await order({ name: '周女士' });
    const body = { orderId: id, version, cancelType: 2 as const, cancelmsg: '改坐地铁' };
    await askAt(site().server.url, dispatchCalls.cancelOrder, { body }, token);
    const card = page.getByRole('article').filter({ hasText: '周女士' });
    await expect.poll(() => card.innerText()).toMatch(/订单取消[\s\S]*改坐地铁/);
  });

  it('lie in the way of nobody who takes them down and sends no taxis', async () => {
    const { page } = await site().aClerk();
    const hearing = connected(page);
    await signIn(page, 'agent', DEMO_PASSWORD, '/profile/index');
    await hearing;
    const counter = page.getByRole('link', { name: /^待派订单/ });
    await counter.waitFor();
    const before = await counter.getAttribute('aria-label');
    await order({ name: '戊' });
    await expect.poll(() => counter.getAttribute('aria-label')).not.toBe(before);
    expect(await page.getByRole('article').count()).toBe(0);
  });

  it('are told to nobody who has no desk', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, '/profile/index');
    await page.getByRole('button', { name: /^通知/ }).waitFor();
    await order({ name: '丁' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByRole('link', { name: /^待派订单/ }).count()).toBe(0);
  });
});
