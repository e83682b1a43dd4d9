// @tier full
/** The map where nobody streams positions and the specification's own searches answer: on a plain upstream. */
// @feature vehicle-monitor, map
import { describe, expect, it } from 'vitest';
import { gisPastCalls } from '../../src/contract/gis-past.ts';
import { aSite } from './console.ts';
import { counted, inCircle, openMap, radiusOf, readyMap, rowsOf } from './fleet-map.ts';

describe('the fleet', () => {
  const site = aSite({ CITY: 'dev', UPSTREAM_PLAIN: '1' }, { hasGraphics: true, isOwn: true });

  it('vehicles are asked for again and again, and the page says so', async () => {
    const clerk = await site().aClerk();
    const { page, complaints } = clerk;
    await openMap(clerk);
    await readyMap(page);
    await page.getByText('每 10 秒更新').waitFor();
    await expect.poll(() => rowsOf(page).count(), { timeout: 20_000 }).toBeGreaterThan(3);
    const asked = page.waitForRequest(request => request.url().includes('/api/gis/clustering/locations'), {
      timeout: 15_000,
    });
    await rowsOf(page).first().click();
    await page.getByRole('complementary').getByText('****').waitFor();
    await asked;
    expect(complaints).toEqual([]);
  });

  it('who is in the circle is asked by the search of the specification, when the edge has come to rest', async () => {
    const clerk = await site().aClerk();
    const { page, complaints } = clerk;
    await openMap(clerk);
    await readyMap(page);
    await page.locator('body').press('c');
    await page.getByLabel('地点：名称或经纬度').fill('108.366000, 22.817000');
    const asked = page.waitForRequest(request =>
      request.url().includes(`${gisPastCalls.circleSearchTrackVehicles.path}?`),
    );
    await radiusOf(page).fill('3000');
    await asked;
    await expect.poll(() => counted(page)).toBeGreaterThan(3);
    await inCircle(page).first().getByRole('button').click();
    await page.getByRole('complementary', { name: /^车辆/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});
