/**
 * Where a page breaks the rules of WCAG, A and AA, or what is good practice besides, as far as that needs no pixels;
 * colours and sizes are judged in a browser.
 */
import axe from 'axe-core';
import type { Page } from './page.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about pixels. */
const OF_BROWSERS = ['color-contrast', 'target-size'];

interface Judge {
  source: string;
  tags: string[];
  without: string[];
}

export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(judge, { source: axe.source, tags: TAGS, without: OF_BROWSERS });

/** In the page. */
async function judge({ source, tags, without }: Judge): Promise<string[]> {
  const judged = window as unknown as { axe?: typeof axe };
  if (!judged.axe) {
    const names = [
      'window',
      'document',
      'self',
      'Node',
      'Element',
      'HTMLElement',
      'getComputedStyle',
      'module',
    ];
    const own = names.map(name => (name === 'module' ? undefined : Reflect.get(window, name)));
    new Function(...names, source)(...own);
  }
  const found = await (judged.axe as typeof axe).run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
}
