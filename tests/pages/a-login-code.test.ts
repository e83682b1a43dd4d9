/** The second step of the sign-in: six digits by text message, once, in time, for the browser that asked. */
// @feature sign-in
import { beforeAll, describe, expect, it } from 'vitest';
import { systemToolCalls } from '../../src/contract/system-tool.ts';
import { setProperty } from '../builders/property.ts';
import type { Person } from '../builders/upstream.ts';
import { aSite, signIn } from '../window/site.ts';

const MINUTE_MS = 60_000;

describe('a login code', () => {
  let behindMs = 0;
  const site = aSite({ now: () => Date.now() - behindMs });
  let developer: Person;

  beforeAll(async () => {
    const { upstream } = site();
    developer = await upstream.signIn('developer');
    await setProperty(upstream.store.db, 'login.code', 'always');
  });

  /** The newest code that went out, as the developer page shows it where no message really does. */
  async function newestCode(): Promise<string> {
    const { data } = await developer.ask(systemToolCalls.listSms, { query: { size: 20 } });
    const found = data.map(({ text }) => /验证码 (\d{6})/.exec(text ?? '')?.[1]).find(Boolean);
    if (!found) throw new Error('NO_CODE');
    return found;
  }

  it('is asked for, refused when wrong, and lets in when right, by paste alone', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'auditor');
    const digits = page.getByLabel('6 位验证码');
    await digits.waitFor();
    expect(await digits.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await page.getByRole('button', { name: /重新发送/ }).isDisabled()).toBe(true);
    await page.getByText(/4:\d\d 后失效/).waitFor();

    const code = await newestCode();
    await digits.fill('12345');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('请输入 6 位数字').waitFor();
    await digits.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('alert').getByText('还可再试').waitFor();
    expect(await digits.inputValue()).toBe('');

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { name: '输入验证码' }).waitFor();

    await digits.focus();
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.locator('[data-first-page] h1').waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens nothing a second time, nor without the step it was sent for', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'monitor');
    await page.getByLabel('6 位验证码').waitFor();
    const code = await newestCode();
    const sent = page.waitForRequest(
      request => request.url().endsWith('/auth/login') && !!request.postData()?.includes(code),
    );
    await page.getByLabel('6 位验证码').fill(code);
    const replayed = (await sent).postDataJSON();
    await page.locator('[data-first-page] h1').waitFor();
    const answer = await fetch(`${site().server.url}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(replayed),
    });
    expect(await answer.json()).toMatchObject({ errCode: 2004, data: { attemptsLeft: 0 } });
  });

  it('that has run out says so, and the clerk asks for another', async () => {
    const { page } = await site().aClerk();
    behindMs = 5 * MINUTE_MS - 2_000;
    await signIn(page, 'finance');
    await page.getByRole('alert').getByText('验证码已失效，请重新发送').waitFor();
    expect(await page.getByText(/\d:\d\d 后失效/).count()).toBe(0);
    behindMs = 0;
    const asked = page.waitForResponse('**/api/admin/auth/login');
    await page.getByRole('button', { name: '重新发送' }).click();
    expect(await (await asked).json()).toMatchObject({ errCode: 2002 });
    await page.getByText(/\d:\d\d 后失效/).waitFor();
  });

  it('that was tried too often has no minutes left', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher');
    const digits = page.getByLabel('6 位验证码');
    await digits.waitFor();
    const wrong = (await newestCode()) === '000000' ? '000001' : '000000';
    for (const left of ['4 次', '3 次', '2 次', '1 次', '输错次数过多']) {
      await digits.fill(wrong);
      await page.getByRole('alert').getByText(left).waitFor();
    }
    expect(await page.getByText(/\d:\d\d 后失效/).count()).toBe(0);
  });

  it('the way back leads to the form, with the account in it', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'agent');
    await page.getByRole('button', { name: '返回登录' }).click();
    expect(await page.locator('input[name="account"]').inputValue()).toBe('agent');
    expect(await page.getByLabel('6 位验证码').count()).toBe(0);
  });
});
