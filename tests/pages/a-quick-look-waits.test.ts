// @tier full
/** What a quick look has yet to ask for is seen to be on its way, and a failure is said where it can be tried again. */
// @feature list, access
import { describe, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

/** The first row, beside its list. */
async function look(page: Page) {
  const row = page.locator('tbody tr[data-row]').first();
  await row.hover();
  await row.getByRole('button', { name: /^快速查看/ }).click();
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
  ['/driver-manage/driver-info', '**/api/admin/driver/info?*', '从业资格证号', { isPlain: true }],
  ['/driver-manage/driver-index', '**/api/admin/driver/operateLog?*', '没有操作记录', { isPlain: false }],
])('beside %s', (list, call, heard, options) => {
  const site = aSite(options);

  it('shows that it waits, says what went wrong, and shows what it got at the second try', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, list);
    await page.locator('tbody tr[data-row]').first().waitFor();
    const answers = await held(page, call);
    const panel = await look(page);
    await panel.locator('.skeleton').first().waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);

    answers.fail();
    const alert = panel.getByRole('alert');
    await alert.waitFor();
    const again = await alert.getByRole('button', { name: '重试' }).elementHandle();
    await answers.mend();
    // it may have been read again by itself before anybody can press
    await again.evaluate(button => button.click());
    await panel.getByText(heard, { exact: true }).waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
