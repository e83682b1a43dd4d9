/** Signing in through the operator's issuer: there, back, and everything that can be wrong with the way back. */
// @feature single-sign-on, sign-in
import { afterAll, describe, expect, it } from 'vitest';
import { anIssuer, CLIENT_ID, CLIENT_SECRET, REDIRECT_URI } from '../builders/issuer.ts';
import { aSite } from '../window/site.ts';

describe('single sign-on', async () => {
  const issuer = await anIssuer();
  afterAll(() => issuer.close());
  const address = new URL(REDIRECT_URI);
  const site = aSite({
    port: Number(address.port),
    singleSignOn: {
      issuer: issuer.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: '统一身份',
      accountClaim: 'preferred_username',
      basePath: '',
      consoleAddress: address.origin,
    },
  });

  /** Begins as the button does, and comes back from the issuer without going through its pages. */
  async function begun(account: string, path = '/system-manage/role-group') {
    const { page, context, complaints } = await site().aClerk();
    await page.route(`${issuer.issuer}/**`, route => route.fulfill({ body: 'the issuer' }));
    await page.goto(path);
    const there = page.waitForRequest(request => request.url().startsWith(issuer.issuer));
    await page.getByRole('button', { name: '用 统一身份 登录' }).click();
    const back = await issuer.visit((await there).url(), account);
    await page.getByText('the issuer').waitFor();
    return { page, context, complaints, back };
  }

  it('leads to the page that was asked for, and leaves nothing in the address', async () => {
    const { page, back } = await begun('admin');
    await page.goto(back.href);
    await page.waitForURL('**/system-manage/role-group');
    await page.getByRole('row', { name: /调度管理员/ }).waitFor();
    expect(page.url()).not.toMatch(/code=|state=/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('attempt');
  });

  it('says so to who has no account here', async () => {
    const { page, back } = await begun('nobody-here');
    await page.goto(back.href);
    await page.getByRole('alert').getByText('没有对应的账号').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/system-manage/role-group');
  });

  it('takes no answer that another browser began', async () => {
    const { back } = await begun('admin');
    const { page } = await site().aClerk();
    await page.goto(back.href);
    await page.getByRole('alert').getByText('不是从这里开始的').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('says who did not agree', async () => {
    const { page, back } = await begun('admin');
    const state = back.searchParams.get('state') ?? '';
    await page.goto(`/login?error=access_denied&state=${encodeURIComponent(state)}`);
    await page.getByRole('alert').getByText('没有同意').waitFor();
  });
});
