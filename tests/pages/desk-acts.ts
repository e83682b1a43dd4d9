/** What a table over all acts of a desk needs of each act: how it is begun and done, where one goes on, and what says no. */
import type { Page } from '../window/page.ts';

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
  /** A button that does it, which is gone once it is done. */
  gone?: string;
}

export const press =
  (...keys: string[]) =>
  async ({ page }: { page: Page }) => {
    for (const key of keys) await page.keyboard.press(key);
  };
