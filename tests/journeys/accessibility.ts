/** Where the page that is shown breaks the rules of WCAG 2.2, A and AA, or what is good practice besides. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those that nobody but a browser can judge: all others are judged in windows of one process. */
const PIXEL_RULES: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};
const SIZE_RULES: axe.RunOnly = { type: 'rule', values: ['scrollable-region-focusable', 'target-size'] };

/** What lies over a page is of whatever has opened it, and in no landmark: axe says so of dialogs by itself. */
const OF_THEIR_OWN = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=tooltip], svg';

/**
 * By all rules. A page that was just given other colours or words is still being drawn: what is found then is looked
 * at again.
 */
export const violations = (page: Page) => lookedAtAgain(page, ALL_RULES);

export const pixelViolations = (page: Page) => lookedAtAgain(page, PIXEL_RULES);

/** What another width may change: colours stay as they are. */
export const sizeViolations = (page: Page) => lookedAtAgain(page, SIZE_RULES);

/** The page as it stands. */
export const pixelViolationsNow = (page: Page) => look(page, PIXEL_RULES);

async function lookedAtAgain(page: Page, rules: axe.RunOnly): Promise<string[]> {
  let found: string[] = [];
  for (let looks = 0; looks === 0 || (found.length > 0 && looks < 4); looks++) {
    await page.evaluate(atRest);
    found = await look(page, rules);
  }
  return found;
}

async function look(page: Page, rules: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, places }) => {
      const judge = (window as unknown as { axe: typeof axe }).axe;
      judge.configure({ checks: [{ id: 'region', options: { regionMatcher: places } }] });
      const { violations: found } = await judge.run(document, {
        runOnly,
        resultTypes: ['violations'],
        // no rule of these needs its own copy of the style sheets, or the length of a film
        preload: false,
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      );
    },
    { runOnly: rules, places: OF_THEIR_OWN },
  );
}

/** In the page: what was just changed has been drawn, and every transition that ends has ended. */
async function atRest() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
