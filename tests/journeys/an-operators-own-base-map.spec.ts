// @tier full
/** The fleet on a map service of the operator's own, which is on another origin: tiles, a PMTiles file, a style. */
// @feature vehicle-monitor, map
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about, coloursIn } from './colours-in.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { type Rgb, type TileServer, tileServer } from './tile-server.ts';

const MAP = '/vehicle-monitor/vehicleMonitoring';
const WATCH = '/vehicle-monitor/vehicle-taxi/taxi-monitor';
const COLOUR: Rgb = [196, 222, 236];

describe.each([
  ['tiles', 'BASE_MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png', /^\/tiles\/\d+\/\d+\/\d+\.png$/],
  ['a PMTiles file', 'BASE_MAP_PMTILES_URL', '/city.pmtiles', /^\/city\.pmtiles$/],
  ['a style', 'BASE_MAP_STYLE_URL', '/style.json', /^\/style\.json$/],
])('by %s', (_what, setting, path, asked) => {
  let tiles: TileServer;
  beforeAll(async () => {
    tiles = await tileServer(COLOUR);
  });
  afterAll(() => tiles.close());
  const site = aSite(
    () => ({
      CITY: 'dev',
      [setting]: `${tiles.url}${path}`,
      BASE_MAP_COORDINATES: 'gcj02',
      BASE_MAP_ATTRIBUTION: '© 测试图商',
    }),
    { hasGraphics: true },
  );
  /** That the page asks the operator's map service is what it is set up for. */
  const others = ({ complaints }: Clerk) =>
    complaints.filter(said => !said.startsWith(`asked for ${tiles.url}`));

  it('it lies under the vehicles, and says whose it is', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await signIn(page, 'monitor', DEMO_PASSWORD, MAP);
    await page.locator('[data-ready=true]').waitFor();
    await page.getByText('© 测试图商').waitFor();
    expect(await page.getByText('演示城市').count()).toBe(0);
    await expect.poll(() => tiles.heard.some(heard => asked.test(heard))).toBe(true);
    const share = async () => {
      const { width, height, counts } = await coloursIn(page, await page.screenshot(), {
        ground: about(...COLOUR),
      });
      return counts.ground / width / height;
    };
    await expect.poll(share).toBeGreaterThan(0.3);
    await expect
      .poll(() => page.getByRole('listbox', { name: '车辆列表' }).getByRole('option').count())
      .toBeGreaterThan(10);
    expect(others(clerk)).toEqual([]);
  });

  it('it lies under taxis that are watched beside each other, too', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await signIn(page, 'monitor', DEMO_PASSWORD, MAP);
    const rows = page.getByRole('listbox', { name: '车辆列表' }).getByRole('option');
    await rows.nth(1).waitFor();
    const plates = (await rows.allInnerTexts()).flatMap(text => /桂A\w+/.exec(text)?.[0] ?? []).slice(0, 2);
    await page.goto(WATCH);
    await page.getByLabel('车牌或司机').fill(plates.join(' '));
    await page.getByLabel('车牌或司机').press('Enter');
    await page.getByText('© 测试图商').waitFor();
    const share = async (plate: string) => {
      const picture = await page.locator(`[data-plate="${plate}"] [data-part=picture]`).screenshot();
      const { width, height, counts } = await coloursIn(page, picture, { ground: about(...COLOUR) });
      return counts.ground / width / height;
    };
    expect(plates).toHaveLength(2);
    for (const plate of plates) await expect.poll(() => share(plate)).toBeGreaterThan(0.5);
    expect(others(clerk)).toEqual([]);
  });
});
