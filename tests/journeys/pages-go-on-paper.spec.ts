// @tier full
/** A list, a record and a report on A4: no frame, nothing to click, black on white whatever the screen has, tables whole. */
// @feature order-list, driver, call-statistics
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aSite, signIn } from './console.ts';

const site = aSite();

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** Sides of the sheets in points, as the file has them. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(found =>
    found.slice(1).map(Number),
  );

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#content h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** What a sheet of this page has. */
async function onPaper(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(() => {
    const content = document.querySelector('#content');
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    return {
      around: all('nav, aside, [role=tablist]').filter(one => !content?.contains(one)).length,
      buttons: all('#content .MuiButton-root, #content .MuiIconButton-root, #content kbd').length,
      ground: [
        ...new Set(
          [document.documentElement, document.body].map(one => getComputedStyle(one).backgroundColor),
        ),
      ],
      inks: [
        ...new Set(
          all('#content :is(h1, h2, th, td, dt, dd, label)').map(one => getComputedStyle(one).color),
        ),
      ],
      cut: all('#content table').filter(one => one.scrollWidth > one.clientWidth + 1).length,
      text: content instanceof HTMLElement ? content.innerText : '',
    };
  });
  await page.emulateMedia({ media: 'screen' });
  return { sheets: sheetsOf(pdf), ...seen };
}

it.each([
  ['a list', '/order/orderList', '订单列表', true],
  ['a record', '/driver-manage/driver-info', '个人', false],
  ['a report', '/report-statistics/call-statistics', '话务统计', false],
])('%s', async (name, path, words, isWide) => {
  const { page, complaints } = await site().aClerk({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.waitForURL('**/dashboard/index');
  await open(page, path);
  if (name === 'a record') {
    await page.locator('tbody tr[data-row] a').first().click();
    await page.locator('form h2').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const { sheets, text, ...seen } = await onPaper(page);
  expect(seen).toEqual({ around: 0, buttons: 0, ground: [WHITE], inks: [BLACK], cut: 0 });
  expect(text).toContain(words);
  // who printed it, and when
  expect(text).toMatch(/ 于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} 打印/);
  expect(sheets.length).toBeGreaterThan(0);
  for (const [width = 0, height = 0] of sheets) expect(width > height, `${width} x ${height}`).toBe(isWide);
  expect(complaints).toEqual([]);
});

it('a report is printed by P', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'admin');
  await page.waitForURL('**/dashboard/index');
  await open(page, '/lost/statistics');
  await page.evaluate(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: '打印', exact: true }).waitFor();
  await page.keyboard.press('p');
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
});
