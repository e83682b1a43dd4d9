/** The acts of a lost case, three of which stand as buttons and the others behind one. */
import { expect } from 'vitest';
import type { Page } from '../window/page.ts';

/** Milliseconds that a click waits; after it the act is located again. */
const SOON = { timeout: 2_000 };

/** Begins an act, wherever it stands. */
export async function beginAct(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: '更多', exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  // the case is rendered again after an act: the button may move between the lookup and the click
  const isBegun = async () => {
    try {
      if ((await button.count()) === 0) await more.first().click(SOON);
      await ((await button.count()) > 0 ? button : item).first().click(SOON);
      return true;
    } catch {
      await page.keyboard.press('Escape');
      return false;
    }
  };
  await expect.poll(isBegun).toBe(true);
}
