/** A table over all acts of a desk: after each act the focus is where one continues, and the same act again is refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Site } from '../window/site.ts';

export interface DeskAct<At extends { page: Page }> {
  name: string;
  /** Runs with every push, the others before a release. */
  isSample?: boolean;
  /** Brings the desk to where it can be done. */
  begin(at: At): Promise<void>;
  do(at: At): Promise<void>;
  /** Waits until it is seen to be done. */
  done(at: At): Promise<void>;
  /** Selector of what has the focus then: where one continues. */
  focus: string;
  /** The same act once more, and the words that refuse it; absent where nothing is left to do it by. */
  again?: { do?(at: At): Promise<void>; refused: RegExp };
  /** A button that does it, which is gone or disabled once it is done. */
  gone?: string | RegExp;
  /** The same act asked of the server once more, and how it refuses: its code, and the reason if it has one. */
  server?: { ask(at: At): Promise<Answer>; refuses: readonly [errCode: number, reason?: string] };
}

interface Answer {
  errCode: number;
  failure?: { reason?: string };
}

export const press =
  (...keys: string[]) =>
  async ({ page }: { page: Page }) => {
    for (const key of keys) await page.keyboard.press(key);
  };

const THERE = 'where one continues';

/** What has the focus. A browser takes the focus from a disabled element; this window leaves it there. */
const focused = (page: Page, expected = ':not(*)') =>
  page.evaluate(
    ([where, there]) => {
      const { activeElement: active } = document;
      if (active === null || active === document.body || active.matches(':disabled')) return 'nothing';
      return active.matches(where) ? there : active.outerHTML.slice(0, 200);
    },
    [expected, THERE] as const,
  );

export function everyActOf<At extends { page: Page }>(
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
      await expect.poll(() => focused(page, act.focus)).toBe(THERE);
      if (act.gone) {
        const usable = page.getByRole('button', { name: act.gone, disabled: false });
        await expect.poll(() => usable.count()).toBe(0);
      }
      if (act.again) {
        await (act.again.do ?? act.do)(at);
        await page.getByText(act.again.refused).first().waitFor({ state: 'attached' });
        expect(await focused(page)).not.toBe('nothing');
      }
      if (act.server) {
        const { errCode, failure } = await act.server.ask(at);
        const [code, reason] = act.server.refuses;
        expect([errCode, failure?.reason]).toEqual([code, reason]);
      }
    });
  });
}
