// @tier full
/** What clusters will be like is seen on a map; the settings themselves are tried in tests/pages. */
// @feature content-site
import { expect, it } from 'vitest';
import { clusteringCalls } from '../../src/contract/clustering.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite({}, { hasGraphics: true });

it('clusters on the map become more while the number becomes smaller, before anything is saved', async () => {
  const { page, complaints } = await site().aClerk();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  /** Clusters and vehicles by themselves, as the preview counts them. */
  const counted = async () => {
    const text = await page.getByText(/^示例 /).textContent();
    const [, clusters = '', alone = ''] =
      /：(\d+) 个聚合点，(\d+) 辆/.exec((text ?? '').replaceAll('\u202f', '')) ?? [];
    return [Number(clusters), Number(alone)] as const;
  };
  await signIn(page, 'developer', DEMO_PASSWORD, '/system-tool/content-site');
  await page.locator('[data-map=embedded][data-ready=true]').waitFor();
  const [few, many] = await counted();
  expect(few).toBeGreaterThan(0);
  await field('聚合车辆数').fill('4');
  await expect.poll(async () => (await counted())[0]).toBeGreaterThan(few);
  expect((await counted())[1]).toBeLessThan(many);
  const [before] = await counted();
  await field('聚合距离').fill('10000');
  await expect.poll(async () => (await counted())[0]).toBeLessThan(before);
  await field('聚合距离').fill('10');
  expect(await violations(page)).toEqual([]);
  await field('聚合车辆数').fill('1');
  await page.keyboard.press('Control+s');
  await expect.poll(() => field('聚合车辆数').getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('a map of vehicles asks for the numbers that are set', async () => {
  const { url } = site().server;
  const body = { account: 'monitor', password: DEMO_PASSWORD };
  const { data: session } = await askAt(url, sessionCalls.login, { body });
  const { data: set } = await askAt(url, clusteringCalls.clusteringProps, {}, session.token);
  const { page, complaints } = await site().aClerk();
  const answered = page.waitForResponse('**/api/admin/clustering/props');
  await signIn(page, 'monitor', DEMO_PASSWORD, '/vehicle-monitor/vehicleMonitoring');
  await page.locator('[data-map][data-ready=true]').waitFor();
  await page.getByRole('button', { name: '聚合', exact: true }).click();
  expect((await (await answered).json()).data).toEqual(set);
  expect(complaints).toEqual([]);
});
