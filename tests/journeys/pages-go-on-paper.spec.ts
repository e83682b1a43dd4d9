// @tier full
/** A list, a record and a report on A4: no frame, nothing to click, black on white whatever the screen has, tables whole. */
// @feature order-list, driver, call-statistics, order-statistics
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

it('a report that is drawn for paper goes on wide sheets, its chart, its figures and its table', async () => {
  const { page, complaints } = await site().aClerk({ colorScheme: 'dark' });
  // the sheet stays for as long as nothing is printed
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await signIn(page, 'admin');
  await page.waitForURL('**/dashboard/index');
  await open(page, '/report-statistics/statistics-order');
  await expect.poll(() => page.getByRole('button', { name: '打印', exact: true }).isEnabled()).toBe(true);
  await page.keyboard.press('p');
  const sheet = page.locator('[data-print]');
  await sheet.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await sheet.evaluate(node => {
    const all = (selector: string) => [...node.querySelectorAll(selector)];
    const [chart] = all('svg, canvas').map(one => one.getBoundingClientRect());
    return {
      around: [...document.body.children].filter(one => one !== node && one.checkVisibility()).length,
      buttons: all('button, kbd').length,
      ground: getComputedStyle(node).backgroundColor,
      inks: [...new Set(all('h1, th, td, dt, dd').map(one => getComputedStyle(one).color))],
      cut: all('table').filter(one => one.scrollWidth > one.clientWidth + 1).length,
      hasChart: (chart?.width ?? 0) > 0,
      text: node.textContent,
    };
  });
  await page.emulateMedia({ media: null });
  // a page that has been printed takes the sheet away
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const { text, ...look } = seen;
  expect(look).toEqual({ around: 0, buttons: 0, ground: WHITE, inks: [BLACK], cut: 0, hasChart: true });
  expect(text).toContain('订单统计');
  expect(text).toMatch(/合计\d/);
  expect(text).toMatch(/ 于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} 打印/);
  expect(sheets.length).toBeGreaterThan(0);
  for (const [width = 0, height = 0] of sheets) expect(width, `${width} x ${height}`).toBeGreaterThan(height);
  expect(complaints).toEqual([]);
});
