// @tier full
/** Files of windows share a process: what a document leaves in it would fill it. */
// @feature sign-in, record
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { aSite, signIn } from '../window/site.ts';

const site = aSite();

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** Its two documents: that of the sign-in and one that was loaded in its place. */
async function openedAndClosed(): Promise<WeakRef<object>[]> {
  const { page, context } = await site().aClerk();
  const document = async () => new WeakRef<object>(await page.evaluate(() => window.document));
  await signIn(page, 'admin');
  await page.waitForURL('**/dashboard/index');
  const first = await document();
  await page.goto('/vehicle-manage/vehicle-info');
  await page.locator('main tr[data-row]:visible').first().click();
  const second = await document();
  await context.close();
  return [first, second];
}

it('a closed document does not stay in memory', async () => {
  const documents = await openedAndClosed();
  await expect
    .poll(() => {
      collect();
      return documents.filter(document => document.deref()).length;
    })
    .toBe(0);
});
