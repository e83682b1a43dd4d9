/** Who looks for the demo accounts reads why they are gone, and what to do about it, in his own language. */
// @feature sign-in
import { describe, expect, it } from 'vitest';
import en from '../../i18n/en/demo.ts';
import zh from '../../i18n/zh/demo.ts';
import { aSite } from '../window/site.ts';

describe('behind a proxy that nobody has named', () => {
  const site = aSite();

  it('the sign-in page says so in place of the demo accounts', async () => {
    const { page } = await site().aClerk();
    await page.goto('/login');
    await page.getByRole('button', { name: zh.dispatcher }).waitFor();

    await site().upstream.app.inject({ url: '/login', headers: { 'x-forwarded-for': '203.0.113.7' } });
    await page.goto('/login');
    await page.getByText(zh.withdrawn).waitFor();
    expect(await page.getByRole('button', { name: zh.dispatcher }).count()).toBe(0);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(en.withdrawn).waitFor();
  });
});
