/** What is typed into a form with more than three fields, and not saved, is there again after a reload. */
// @feature *
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { fieldsOf } from '../../src/data/call-fields.ts';
import { callsOf } from '../../src/data/feature.ts';
import { aComplaintThatIs } from '../builders/complaints.ts';
import { isWhole } from '../builders/sample.ts';
import { describeInFull, IS_FULL } from '../builders/tier.ts';
import { PAGES } from '../journeys/pages.ts';
import type { Locator } from '../window/locator.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { FORMS_OF_DESKS } from './forms-of-desks.ts';
import { EACH, isRead, signedIn } from './resources.ts';

/** With fewer fields nothing is lost that is not typed again at once. */
const FEW = 3;
/** They name the record. */
const NO_FIELDS = new Set(['id', 'version']);
const TYPED = '试写一段';

const isLong = (call: AnyCall | undefined) =>
  call !== undefined && Object.keys(fieldsOf(call, 'body')).filter(name => !NO_FIELDS.has(name)).length > FEW;

/** Records that can be edited, for routes whose usual test record is closed. */
const OPEN_RECORDS: Readonly<Record<string, (site: Site) => Promise<string>>> = {
  '/monitorDispatch/complaint/:id': async ({ upstream }) =>
    (await aComplaintThatIs(await upstream.signIn('admin', DEMO_PASSWORD), 0)).id,
};

/** Their fields stand in a dialog, or are all chosen from lists: below. */
const OF_DESKS = new Set(['/system-manage/dictionary/:id', '/driver-manage/driver-check/create']);

const FORMS = (
  await Promise.all(
    EACH.map(async ([path, page]) => {
      const { create, update } = await callsOf(page);
      return [
        ...(page.create && isLong(create) ? [`${path}/create`] : []),
        ...(page.edit && isLong(update) ? [`${path}/:id`] : []),
      ];
    }),
  )
)
  .flat()
  .filter(route => !OF_DESKS.has(route));

/** The forms tried in core: their content comes from a telephone call, and cannot be asked for again. */
const OF_CORE = new Set(['/lost/index/create', '/monitorDispatch/complaint/create']);

describe('a form of a record', () => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await signedIn(site(), 'admin');
    clerk.page.on('dialog', dialog => dialog.accept());
  });

  it.each(FORMS.filter(route => IS_FULL || OF_CORE.has(route)))('%s', async route => {
    const { page, complaints } = clerk;
    const id = await (OPEN_RECORDS[route]?.(site()) ?? PAGES[route]?.id);
    await page.goto(route.replace(':id', id ?? ''));
    const box = await typeAndReload(page, firstBox);
    await restore(page);
    await expect.poll(() => box.inputValue()).toBe(TYPED);
    await page.getByRole('button', { name: '放弃', exact: true }).first().click();
    expect(complaints).toEqual([]);
  });
});

describeInFull('a form of a desk', () => {
  const site = aSite();

  it.each(FORMS_OF_DESKS)('$name', async ({ account, begin, open, secret, isOffered }) => {
    const path = await begin(site());
    const { page, complaints } = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
    page.on('dialog', dialog => dialog.accept());
    await signIn(page, account, DEMO_PASSWORD, path);
    const box = await typeAndReload(page, open, secret);
    if (isOffered) await restore(page);
    await expect.poll(() => box.inputValue()).toBe(TYPED);
    if (secret) expect(await page.getByLabel(secret[0], { exact: true }).inputValue()).not.toBe(secret[1]);
    expect(complaints).toEqual([]);
  });

  it('the choices of a new spot check', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/driver-manage/driver-check/create');
    const minutes = page.locator('#check-minutes');
    await minutes.waitFor();
    const isKept = keptDraft(page, '"minutes":60');
    await minutes.selectOption('60');
    await isKept;
    await page.reload();
    await expect.poll(() => minutes.inputValue()).toBe('60');
  });
});

it.runIf(isWhole)('there are forms to try', () => expect(FORMS.length).toBeGreaterThan(2));

/** @returns the text box of the form after the reload */
async function typeAndReload(
  page: Page,
  open: (page: Page) => Promise<Locator>,
  secret?: readonly [label: string, text: string],
): Promise<Locator> {
  const box = await open(page);
  await box.waitFor();
  if (secret) await page.getByLabel(secret[0], { exact: true }).fill(secret[1]);
  const isKept = keptDraft(page, TYPED);
  await box.fill(TYPED);
  const content = await isKept;
  if (secret) expect(content).not.toContain(secret[1]);
  await page.reload();
  const again = await open(page);
  await again.waitFor();
  return again;
}

/** The draft with these words in it, once the upstream has it. */
async function keptDraft(page: Page, words: string): Promise<string> {
  const contentOf = (text: string | null) => (JSON.parse(text ?? '{}') as { content?: string }).content ?? '';
  const answer = await page.waitForResponse(each => {
    const request = each.request();
    return (
      each.url().includes('/api/admin/draft') &&
      request.method() === 'PUT' &&
      contentOf(request.postData()).includes(words)
    );
  });
  return contentOf(answer.request().postData());
}

const restore = (page: Page) => page.getByRole('button', { name: '恢复', exact: true }).first().click();

/** Plain text: numbers, days and choices take other words, and a masked number is never kept. */
const BOX = [
  'main form :is(textarea, input[type="text"])',
  '[name]:not([readonly], [disabled], [inputmode], [role="combobox"])',
].join('');

/** In the first tab that has one. */
async function firstBox(page: Page): Promise<Locator> {
  await isRead(page);
  const box = page.locator(BOX).filter({ visible: true }).first();
  for (const tab of await page.locator('main').getByRole('tab').all()) {
    if ((await box.count()) > 0) break;
    await tab.click();
  }
  return box;
}
