/** What stands on the page of the fleet's map. */
import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { about } from './colours-in.ts';
import { type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

export const MAP = '/vehicle-monitor/vehicleMonitoring';

export const mapOf = (page: Page) => page.getByRole('application');
export const readyMap = (page: Page) => page.locator('[data-ready=true]').waitFor();
/** Which map lies under the vehicles. */
export const baseOf = (page: Page) => page.locator('[data-map]').getAttribute('data-map');
export const listOf = (page: Page) => page.getByRole('listbox', { name: '车辆列表' });
export const rowsOf = (page: Page) => listOf(page).getByRole('option');
export const panelOf = (page: Page, name: string) => page.getByRole('region', { name });
export const radiusOf = (page: Page) => page.getByLabel('半径（米）').and(page.locator('input'));
export const inCircle = (page: Page) => page.getByRole('list', { name: '圈内车辆' }).getByRole('listitem');

/** How many the panel of the circle says there are. */
export const counted = async (page: Page) =>
  Number((await page.getByText(/^圈内 [\d\s]+ 辆$/).textContent())?.replaceAll(/\D/g, ''));

export const openMap = ({ page }: Clerk, account = 'monitor') => signIn(page, account, DEMO_PASSWORD, MAP);

export async function savedPicture(page: Page): Promise<{ name: string; content: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存地图图片' }).press('i');
  const download = await saved;
  return { name: download.suggestedFilename(), content: await fs.readFile(await download.path()) };
}

/** What is told apart in its pictures. */
export const COLOURS = {
  /** Of an empty taxi. */
  red: [
    [191, 255],
    [0, 79],
    [0, 79],
  ],
  sticker: about(31, 79, 163),
  /** Of places with many vehicles, through which the ground is seen. */
  dense: [
    [110, 175],
    [85, 140],
    [165, 215],
  ],
} as const;
