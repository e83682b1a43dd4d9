// @tier full
/** Roads and places come from servers outside: the desk says while they are away, and what it does without. */
// @feature dispatch
import { expect, it } from 'vitest';
import { placeCalls } from '../../src/contract/place.ts';
import type { Places } from '../../src/upstream/core/outside/places.ts';
import type { Roads } from '../../src/upstream/core/outside/roads.ts';
import { roughRoads } from '../../src/upstream/core/outside/rough-roads.ts';
import { aDispatchDesk, inRealTime } from '../builders/dispatch-desk.ts';
import { KNOWN_PLACE, putKnownPlace } from '../builders/visited-places.ts';
import { violations } from '../window/axe.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';

const outside = { hasRoads: true, hasPlaces: true };
const sure = async <A extends { isRough: boolean }>(answer: Promise<A>): Promise<A> => ({
  ...(await answer),
  isRough: !outside.hasRoads,
});
const roads: Roads = {
  waysTo: (to, from) => sure(roughRoads.waysTo(to, from)),
  table: (from, to) => sure(roughRoads.table(from, to)),
  draw: (from, to) => sure(roughRoads.draw(from, to)),
};
const found = async () => (outside.hasPlaces ? [] : undefined);
const places: Places = { called: found, at: found };

const site = aSite({ roads, places });

async function atDesk(search = ''): Promise<Clerk> {
  const clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, 'dispatcher', DEMO_PASSWORD, DESK + search);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
  return clerk;
}

it('while roads are away and until they are back, the desk says that times are estimates', async () => {
  const desk = await aDispatchDesk(inRealTime(site().upstream));
  await desk.aTaxi();
  const { id } = await desk.order();
  const { page, complaints } = await atDesk(`?orderId=${id}`);
  await page.locator('[data-candidate]').first().waitFor();
  const notice = page.getByText('现在查不到道路：时间和里程按直线估算');
  expect(await notice.count()).toBe(0);
  outside.hasRoads = false;
  await notice.waitFor();
  await page.getByText('直线估算', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  outside.hasRoads = true;
  await notice.waitFor({ state: 'detached' });
  expect(await page.getByText('直线估算', { exact: true }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a guessed price becomes a sure one by itself', async () => {
  await putKnownPlace(site().upstream.store.db);
  const { page } = await atDesk();
  const field = (name: string) => page.locator(`form input[name="${name}"]`);
  outside.hasRoads = false;
  await page.keyboard.press('Alt+n');
  for (const name of ['origin', 'dest']) {
    await field(name).fill(KNOWN_PLACE.pinyin);
    await page.getByRole('option', { name: KNOWN_PLACE.name }).click();
  }
  const estimate = page.getByText(/^预估/);
  await expect.poll(() => estimate.textContent()).toContain('直线估算');
  outside.hasRoads = true;
  await expect.poll(() => estimate.textContent()).not.toContain('直线估算');
});

it('while places are away, or their search fails, it says what is found without', async () => {
  const { page } = await atDesk();
  await page.keyboard.press('Alt+n');
  const origin = page.locator('form input[name="origin"]');
  const away = page.getByText('地图找址服务没有回应：只能找到本地地名库里的地点');
  const failed = page.getByText('地点搜索没有回应：地点请在地图上点选');
  outside.hasPlaces = false;
  await origin.fill('某路');
  await away.waitFor();
  await page.route(`**${placeCalls.listPlaces.path}?*`, route => route.abort());
  await origin.fill('某路一号');
  await failed.waitFor();
  expect(await away.count()).toBe(0);
  await page.unroute(`**${placeCalls.listPlaces.path}?*`);
  outside.hasPlaces = true;
  await origin.fill('某路二号');
  await failed.waitFor({ state: 'detached' });
  expect(await away.count()).toBe(0);
});
