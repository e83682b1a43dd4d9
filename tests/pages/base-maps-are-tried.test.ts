/** A developer tries the base maps: each says whether it can be had here, and why not; the map itself needs a browser. */
// @feature map-switch
import { expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const PAGE = '/system-tool/mapSwitch';
const site = aSite();

it('each base map says what is missing, and the picture that needs nothing is shown', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'developer', DEMO_PASSWORD, PAGE);
  const ground = (name: RegExp) => page.getByRole('group', { name: '底图' }).getByRole('button', { name });
  await ground(/^静态图/).waitFor();
  expect(await ground(/^静态图/).getAttribute('aria-pressed')).toBe('true');
  for (const missing of [
    /^谷歌地图.*GOOGLE_MAPS_API_KEY/,
    /^自定义底图.*BASE_MAP_STYLE_URL/,
    /^演示城市.*没有模拟城市/,
  ])
    expect(await ground(missing).isDisabled()).toBe(true);
  const facts = page.getByRole('region', { name: '当前底图' });
  await facts.getByText('静态图没有缩放和坐标系').waitFor();
  await ground(/^静态图/).click();
  await facts.getByText('静态图没有缩放和坐标系').waitFor();
  expect(complaints).toEqual([]);
});

it('who has no right to the page does not find it', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'dispatcher', DEMO_PASSWORD, PAGE);
  await page.waitForURL(/\/401\?/);
});
