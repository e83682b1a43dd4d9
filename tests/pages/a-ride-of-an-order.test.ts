/** The ride of one order is played again: found by its number, with what was added by hand told apart. */
// @feature order-track
import { expect, it } from 'vitest';
import { dispatchQueryCalls } from '../../src/contract/dispatch-query.ts';
import { order } from '../../src/contract/order.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const PAGE = '/order/orderTrajectory';
const MINUTE_MS = 60_000;

/** Of the last order that somebody drove: every fifth minute a point, because no terminal was heard. */
async function aRide({ server: { url } }: Site) {
  const { data } = await askAt(url, sessionCalls.login, {
    body: { account: 'dispatcher', password: DEMO_PASSWORD },
  });
  const { token } = data;
  const { data: orders } = await askAt(url, order.calls.list, { query: { keyword: '覃桂芳' } }, token);
  const [ride] = orders;
  if (!ride?.matchTime || !ride.finishTime) throw new Error('nobody has driven');
  for (let time = ride.matchTime; time <= ride.finishTime; time += MINUTE_MS) {
    const step = (time - ride.matchTime) / MINUTE_MS;
    const query = { orderId: ride.id, lng: 108.33 - step / 500, lat: 22.83, gpsTime: time };
    const { errCode } = await askAt(url, dispatchQueryCalls.addTrajectoryPosition, { query }, token);
    expect(errCode).toBe(0);
  }
  return ride;
}

onBothUpstreams(site => {
  it('is found by number, and its milestones lead the play head', async () => {
    const ride = await aRide(site());
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'dispatcher', DEMO_PASSWORD, PAGE);
    await page.getByText('还没有选订单').waitFor();
    await page.getByRole('searchbox', { name: '查找订单' }).fill(ride.orderNo);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PAGE}?id=${ride.id}`);
    await page.getByText(/^人工补录 \d+ 个点$/).waitFor();
    const clock = page.locator('[data-part=play-time]');
    const before = await clock.innerText();
    await page.getByRole('button', { name: /完成时间$/ }).click();
    await expect.poll(() => clock.innerText()).not.toBe(before);
    expect(complaints).toEqual([]);
  });

  it('says why there is none', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher', DEMO_PASSWORD, PAGE);
    await page.getByRole('searchbox', { name: '查找订单' }).fill('韦秀英');
    await page.keyboard.press('Enter');
    await page.getByText('没有司机接单').waitFor();
    await page.goto(`${PAGE}?id=9999`);
    await page.getByText('没有这个订单').waitFor();
  });
});
