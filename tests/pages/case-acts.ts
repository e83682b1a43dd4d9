/** The acts of a lost case, three of which stand as buttons and the others behind one. */
import { expect } from 'vitest';
import type { Page } from '../window/page.ts';

/** Begins an act, wherever it stands. */
export async function beginAct(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: '更多', exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  // after the act before, the case is drawn anew
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) return true;
      if ((await more.count()) === 0) return false;
      await more.first().click();
      if ((await item.count()) > 0) return true;
      await page.keyboard.press('Escape');
      return false;
    })
    .toBe(true);
  await ((await button.count()) > 0 ? button : item).first().click();
}
