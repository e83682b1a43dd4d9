/** A large withdrawal in the windows of two auditors: the second one is told of the first, and pays it by keyboard. */
// @feature withdrawal
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionCalls } from '../../src/contract/session.ts';
import { withdrawal } from '../../src/contract/withdrawal.ts';
import { askAt } from '../builders/request.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { connected } from './sockets.ts';

const site = aSite({ CITY: 'dev' });
const LIST = '/finance/cashIndex';

/** One that two have to approve and nobody has yet, as a driver of the demonstration has asked for it. */
async function aLargeOne(): Promise<string> {
  const { url } = site().server;
  const { data } = await askAt(url, sessionCalls.login, {
    body: { account: 'finance', password: DEMO_PASSWORD },
  });
  const query = { state: 0, firstAuditUser__empty: 1, secondFor__in: ['amount'], size: 1 } as const;
  const listed = await askAt(url, withdrawal.calls.list, { query }, data.token);
  return listed.data.find(Boolean)?.id ?? '';
}

async function at(account: string, path: string): Promise<Clerk> {
  const clerk = await site().aClerk();
  const socket = connected(clerk.page);
  await signIn(clerk.page, account, DEMO_PASSWORD, path);
  await socket;
  return clerk;
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** By its letter, and by Enter on the button that asks once more. */
async function byKeyboard(page: Page, letter: string, name: string) {
  await page.locator(`main button[aria-keyshortcuts="${letter.toUpperCase()}"]:enabled`).waitFor();
  await page.keyboard.press(letter);
  const button = page.getByRole('group', { name, exact: true }).getByRole('button', { name, exact: true });
  await expect.poll(() => button.evaluate(node => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
}

it('is approved by two, each in a window of his own, and paid', async () => {
  const path = `${LIST}/${await aLargeOne()}`;
  const [first, second] = [await at('finance', path), await at('finance2', path)];
  await said(first.page, /须两人审核/);
  await said(second.page, '通过后等待打款');
  await byKeyboard(first.page, 'a', '通过');
  await said(first.page, '您已做过初审，须由另一位人员复审');

  // the other window is told, and loads what it is now
  await second.page.getByRole('button', { name: '载入' }).click();
  await said(second.page, /已初审，还要另一人复审/);
  await byKeyboard(second.page, 'a', '通过');
  await said(second.page, '已通过，等待打款');
  await byKeyboard(second.page, 'p', '打款');
  await said(second.page, '已到账，办理完毕');
  expect([first.complaints, second.complaints]).toEqual([[], []]);
});
