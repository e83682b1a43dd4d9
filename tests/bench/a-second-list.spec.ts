/**
 * Time from the click on a menu entry until the rows of that list are drawn, with another list open before: on the first
 * visit, and as a kept page. The baseline is the second list of the smallest react-admin app, in the same browser, in
 * turns.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSite, type Clerk, signIn } from '../journeys/console.ts';
import { median, report } from '../measure/row.ts';
import { type BuiltPage, FLOOR, serveBuilt } from './built-pages.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
const FIRST_VISIT_TARGET = 1;
const KEPT_PAGE_TARGET = 0.3;

const USERS = '/system-manage/admin-user';
const ROLES = '/system-manage/role-group';
/** Cells that the named list alone has: kept pages stay in the document. */
const A_USER = 'tr[aria-label="韦大宝"] td';
const A_ROLE = 'tr[aria-label="超级管理员"] td';
const FLOOR_CELL = 'tbody tr td';

const site = aSite();
let floor: BuiltPage;
beforeAll(async () => {
  floor = await serveBuilt(FLOOR);
});
afterAll(() => floor.close());

/** Milliseconds from the click until the frame in which such a cell, with these words in it, is seen. */
async function msToRows(page: Page, entry: string, cell: string, words = ''): Promise<number> {
  await page.evaluate(
    ([cells, said]) => {
      const isSeen = (each: Element) => each.checkVisibility() && (each.textContent ?? '').includes(said);
      const begin = () => {
        const clickedOn = performance.now();
        const look = () => {
          if (![...document.querySelectorAll(cells)].some(isSeen)) return void requestAnimationFrame(look);
          requestAnimationFrame(() => {
            document.documentElement.dataset.rowsAfter = String(performance.now() - clickedOn);
          });
        };
        look();
      };
      delete document.documentElement.dataset.rowsAfter;
      document.addEventListener('click', begin, { capture: true, once: true });
    },
    [cell, words] as const,
  );
  // what comes late with the page before is there
  await page.waitForLoadState('networkidle');
  await page.locator(entry).first().click();
  const seen = page.locator('html[data-rows-after]');
  await seen.waitFor({ state: 'attached' });
  return Number(await seen.getAttribute('data-rows-after'));
}

async function freshly<T>(act: (clerk: Clerk) => Promise<T>): Promise<T> {
  const clerk = await site().aClerk();
  try {
    return await act(clerk);
  } finally {
    await clerk.context.close();
  }
}

async function slowDown({ context, page }: Clerk): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const ofFloor = () =>
  freshly(async clerk => {
    const { page } = clerk;
    await page.goto(floor.url);
    await page.locator(FLOOR_CELL).first().waitFor();
    await slowDown(clerk);
    return msToRows(page, 'a[href$="#/groups"]', FLOOR_CELL, 'groups');
  });

const ofConsole = () =>
  freshly(async clerk => {
    const { page } = clerk;
    await signIn(page, 'admin');
    await page.waitForURL('**/dashboard/index');
    await page.getByRole('button', { name: '系统管理', exact: true }).click();
    await page.locator(`a[href$="${USERS}"]`).first().click();
    await page.waitForURL(`**${USERS}`);
    await page.locator(A_USER).first().waitFor();
    await slowDown(clerk);
    const first = await msToRows(page, `a[href$="${ROLES}"]`, A_ROLE);
    const kept = await msToRows(page, `a[href$="${USERS}"]`, A_USER);
    return { first, kept };
  });

it('another list is there soon after the click on its menu entry', async () => {
  const rounds: { first: number; kept: number; floor: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const times = { ...(await ofConsole()), floor: await ofFloor() };
    // the first one fills the caches of disk and server
    if (round >= 0) rounds.push(times);
  }
  const ms = (of: 'first' | 'kept' | 'floor') => median(rounds.map(round => round[of])).toFixed(0);
  for (const [id, of, name, target] of [
    ['S13a', 'first', 'first visit', FIRST_VISIT_TARGET],
    ['S13b', 'kept', 'kept page', KEPT_PAGE_TARGET],
  ] as const) {
    const ratio = median(rounds.map(round => round[of] / round.floor));
    report({
      id,
      what: `from the click on a menu entry to the rows of a second list, ${name}, ${SLOWDOWN}x CPU throttle, against the second list of the smallest react-admin app, ${ROUNDS} interleaved rounds`,
      target: `at most ${target.toFixed(2)}`,
      figure: `${ratio.toFixed(2)} (${ms(of)} against ${ms('floor')} ms)`,
      isMet: ratio <= target,
    });
    expect(ratio).toBeGreaterThan(0);
  }
});
