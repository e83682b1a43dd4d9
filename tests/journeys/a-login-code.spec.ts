/** The second step of the sign-in: six digits by text message, once, in time, for the browser that asked. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aSeededDirectory, serve } from '../builders/server.ts';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const admin = path.resolve(fileURLToPath(import.meta.url), '../../../dist/upstream/admin.js');

/** A database on which a code is always asked for, and the token of a developer who signed in before. */
async function aCarefulDatabase(): Promise<{ dataDir: string; developer: string }> {
  const dataDir = aSeededDirectory();
  const server = await serve(dataDir);
  const login = await fetch(`${server.url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'developer', password: DEMO_PASSWORD }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  await server.stop();
  const set = spawnSync(process.execPath, [admin, 'property', 'login.code', 'always'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (set.status !== 0) throw new Error(set.stderr);
  return { dataDir, developer: data.token };
}

describe('a login code', async () => {
  const { dataDir, developer } = await aCarefulDatabase();
  const site = aSite({ DATA_DIR: dataDir });

  /** The newest code that went out, as the developer page shows it where no message really does. */
  async function newestCode(): Promise<string> {
    const url = `${site().server.url}/api/system-tool/sms?size=20`;
    const { data } = (await (await fetch(url, { headers: { token: developer } })).json()) as {
      data: { text: string | null }[];
    };
    const found = data.map(({ text }) => /验证码 (\d{6})/.exec(text ?? '')?.[1]).find(Boolean);
    if (!found) throw new Error('NO_CODE');
    return found;
  }

  it('is asked for, refused when wrong, and lets in when right, by paste alone', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'auditor');
    const digits = page.getByLabel('6 位验证码');
    await digits.waitFor();
    expect(await violations(page)).toEqual([]);
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

    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('heading', { name: /您好/ }).waitFor();
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
    await page.getByRole('heading', { name: /您好/ }).waitFor();
    const answer = await fetch(`${site().server.url}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(replayed),
    });
    expect(await answer.json()).toMatchObject({ errCode: 2004, data: { attemptsLeft: 0 } });
  });

  it('that has run out says so, and the clerk asks for another', async () => {
    const { page } = await site().aClerk();
    await page.clock.install();
    await signIn(page, 'finance');
    await page.getByText(/4:\d\d 后失效/).waitFor();
    await page.clock.fastForward('05:01');
    await page.getByRole('alert').getByText('验证码已失效，请重新发送').waitFor();
    expect(await page.getByText(/\d:\d\d 后失效/).count()).toBe(0);
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

async function paste(page: Page, text: string) {
  await page.getByLabel('6 位验证码').focus();
  await page.evaluate(words => document.execCommand('insertText', false, words), text);
}
