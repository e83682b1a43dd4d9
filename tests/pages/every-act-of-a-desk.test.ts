/**
 * A table over all acts of all desks: after each, the focus is where one continues, and the same act once more is refused
 * in words. A desk joins with a list of its own.
 */
// @feature dispatch
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Site } from '../window/site.ts';
import { atDispatchDesk, DISPATCH_ACTS } from './acts-of-the-dispatch-desk.ts';
import type { DeskAct } from './desk-acts.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active === null || active === document.body ? 'nothing' : active.outerHTML.slice(0, 200);
  });

function everyActOf<At extends { page: Page }>(
  desk: string,
  acts: readonly DeskAct<At>[],
  open: (site: Site) => Promise<At>,
) {
  describe(desk, () => {
    const site = aSite();
    let at: At;
    beforeAll(async () => {
      at = await open(site());
    });

    it.each(acts.filter(({ isSample }) => IS_FULL || isSample))('$name', async act => {
      const { page } = at;
      await act.begin(at);
      await act.do(at);
      await act.done(at);
      const isThere = () => page.evaluate(where => document.activeElement?.matches(where), act.focus);
      await expect.poll(isThere, { message: `focus is at ${await focused(page)}` }).toBe(true);
      if (act.gone) await expect.poll(() => page.getByRole('button', { name: act.gone }).count()).toBe(0);
      if (!act.again) return;
      await (act.again.do ?? act.do)(at);
      await page.getByText(act.again.refused).first().waitFor({ state: 'attached' });
      expect(await focused(page)).not.toBe('nothing');
    });
  });
}

everyActOf('the dispatch desk', DISPATCH_ACTS, atDispatchDesk);
