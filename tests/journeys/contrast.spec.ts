/** All that the kit and the frame can show, in both schemes and every colour offered: it can be read and be hit. */
// @feature kit, shell
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ACCENT_PRESETS, type Mode } from '../../src/kit/theme/tokens.ts';
import { describeInFull, IS_FULL } from '../builders/tier.ts';
import { NOT_SHOWN } from '../gallery/not-shown.ts';
import {
  bundleGallery,
  exhibitsOf,
  filesShown,
  hovered,
  openGallery,
  paint,
  show,
} from '../gallery/served.ts';
import { pixelViolationsNow } from './accessibility.ts';
import { browserOf } from './console.ts';

const MODES: readonly Mode[] = ['light', 'dark'];
/** Some hundreds of looks: seconds where nothing else runs, minutes beside other tests. */
const LONG_MS = 900_000;

const ACCENTS = Object.entries(ACCENT_PRESETS);
/** Has whatever takes the accent's colours; the other exhibits are looked at in full. */
const SHEET = 'sheet';

describe('the gallery', () => {
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    [browser] = await Promise.all([browserOf(), bundleGallery()]);
  });

  /** In a process of its own. */
  const aPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1366, height: 768 },
    });
    context.on('weberror', error => complaints.push(error.error().message));
    context.on('console', said => {
      if (said.type() === 'error') complaints.push(said.text());
    });
    onTestFinished(() => context.close());
    return openGallery(context);
  };

  it('shows every part, or says why not', () => {
    const shown = new Set(filesShown());
    const left = ['src/kit', 'src/shell'].flatMap(partsIn).filter(file => !shown.has(file));
    expect(left.sort()).toEqual(Object.keys(NOT_SHOWN).sort());
  });

  it.each(MODES)('can be read and hit in every colour, %s', { timeout: LONG_MS }, async mode => {
    const page = await aPage();
    const found: string[] = [];
    const exhibits = await exhibitsOf(page);
    for (const exhibit of exhibits.filter(name => IS_FULL || name === SHEET)) {
      found.push(...(await show(page, exhibit)).map(key => `${exhibit}: no words for ${key}`));
      for (const [name, colour] of ACCENTS) {
        await paint(page, mode, colour);
        const said = (violation: string) => `${exhibit}, ${name}: ${violation}`;
        found.push(...(await pixelViolationsNow(page)).map(said));
        if (exhibit !== SHEET) continue;
        const underPointer = await hovered(page, () => pixelViolationsNow(page));
        found.push(...underPointer.map(violation => `under the pointer, ${said(violation)}`));
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('is looked at: words that cannot be read are found in every exhibit', async () => {
      const page = await aPage();
      await page.addStyleTag({ content: '* { color: #808080 !important; background: #777 !important; }' });
      const unseen: string[] = [];
      for (const exhibit of await exhibitsOf(page)) {
        await show(page, exhibit);
        if ((await pixelViolationsNow(page)).length === 0) unseen.push(exhibit);
      }
      expect(unseen).toEqual([]);
    });
  });
});

/** Files that export a component. */
const partsIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map(file => path.posix.join(folder, file))
    .filter(file =>
      /^export (?:default )?(?:function|const|class) [A-Z]/m.test(fs.readFileSync(file, 'utf8')),
    );
