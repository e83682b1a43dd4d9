import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Where the page that is shown breaks the rules, A and AA. A page that was just given other colours or words is
 * still being drawn: what is found then is looked at again.
 */
export async function violations(page: Page): Promise<string[]> {
  let found = await look(page);
  for (let again = 0; found.length > 0 && again < 3; again++) found = await look(page);
  return found;
}

async function look(page: Page): Promise<string[]> {
  await page.evaluate(atRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    tags =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // no rule of these needs its own copy of the style sheets, or the length of a film
        preload: false,
      }),
    TAGS,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
}

/** In the page: what was just changed has been drawn, and every transition that ends has ended. */
async function atRest() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
