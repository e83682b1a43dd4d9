/** The gallery in a browser: bundled when need be, and served to the page by the test itself. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Mode } from '../../src/kit/theme/tokens.ts';
import { bundled } from '../builders/bundle.ts';
import type { Gallery } from './main.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(root, '.cache/gallery');
const ORIGIN = 'http://gallery.invalid';

const PAGE = `<!doctype html>
<html lang="zh-CN" data-base="">
  <head>
    <meta charset="utf-8" />
    <title>Gallery</title>
    <link rel="stylesheet" href="/gallery.css" />
    <style>body { min-height: 100vh }</style>
    <script type="module" src="/gallery.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export function bundleGallery() {
  const files = fs.readdirSync(import.meta.dirname).map(name => path.join(import.meta.dirname, name));
  const config = path.join(import.meta.dirname, 'vite.config.ts');
  return bundled({ config, folder: FOLDER, own: files.sort() });
}

/** Files of `src` that are in it, from the root of the project. */
export const filesShown = (): readonly string[] =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, 'modules.json'), 'utf8'));

/** Nothing in it moves: what is measured is how things look at rest. */
export async function openGallery(context: BrowserContext): Promise<Page> {
  await context.route(`${ORIGIN}/**`, route => {
    const { pathname } = new URL(route.request().url());
    const type = TYPES[path.extname(pathname)];
    if (!type) return route.fulfill({ contentType: 'text/html', body: PAGE });
    return route.fulfill({ contentType: `${type}; charset=utf-8`, path: path.join(FOLDER, pathname) });
  });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'gallery' in window);
  await page.addStyleTag({ content: '* { transition: none !important; animation: none !important; }' });
  return page;
}

type WithGallery = { gallery: Gallery };

export const exhibitsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as WithGallery).gallery.names);

/** Answers what stands in it as a key, for want of words. */
export const show = (page: Page, exhibit: string) =>
  page.evaluate(async name => {
    const { gallery } = window as unknown as WithGallery;
    await gallery.show(name);
    return gallery.wordless();
  }, exhibit);

export const paint = (page: Page, mode: Mode, colour: string) =>
  page.evaluate(look => (window as unknown as WithGallery).gallery.paint(look.mode, look.colour), {
    mode,
    colour,
  });

/** Does something while everything is drawn as if the pointer were on it. */
export async function hovered<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(replaceInSelectors, [':hover', HOVERED] as const);
  const result = await work();
  await page.evaluate(replaceInSelectors, [HOVERED, ':hover'] as const);
  return result;
}

/** Weighs as much as `:hover`, and is true of everything. */
const HOVERED = ':not(.not-hovered)';

/** In the page. */
function replaceInSelectors([from, to]: readonly [string, string]) {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(from))
        rule.selectorText = rule.selectorText.replaceAll(from, to);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}
