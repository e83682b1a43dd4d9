/** What a quick look has yet to ask for is seen to be on its way, and a failure is said where it can be tried again. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

/** The first row, beside its list. */
async function look(page: Page) {
  const row = page.locator('tbody tr[data-row]').first();
  await row.hover();
  await row.getByRole('button', { name: /^就地查看/ }).click();
  return page.locator('aside[data-beside]');
}

/** Keeps the answers of a call back; `fail` gives them up. */
async function held(page: Page, call: string) {
  let fail = () => {};
  const over = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(call, async route => {
    await over;
    await route.abort();
  });
  return { fail, mend: () => page.unroute(call) };
}

/** A driver as an upstream without a register knows him, and what was done to an account. */
describe.each([
  ['/driver-manage/driver-info', '**/api/admin/driver/info?*', '从业资格证号', { UPSTREAM_PLAIN: '1' }],
  ['/driver-manage/driver-index', '**/api/admin/driver/operateLog?*', '没有操作记录', {}],
])('beside %s', (list, call, heard, environment: Record<string, string>) => {
  const site = aSite(environment);

  it('shows that it waits, says what went wrong, and shows what it got at the second try', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, list);
    await page.locator('tbody tr[data-row]').first().waitFor();
    const answers = await held(page, call);
    const panel = await look(page);
    await panel.locator('.MuiSkeleton-root').first().waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);

    answers.fail();
    const alert = panel.getByRole('alert');
    await alert.waitFor();
    expect(await violations(page)).toEqual([]);
    const again = await alert.getByRole('button', { name: '重试' }).elementHandle();
    await answers.mend();
    // it may have been read again by itself before anybody can press
    await again?.evaluate(button => (button as HTMLElement).click());
    await panel.getByText(heard, { exact: true }).waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
