/** The console in four languages, changed in mid-work. */
// @feature shell
import { describe, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const CREATE = '/system-manage/admin-user/create';

/** In the order of the journey. */
const STEPS = [
  { name: 'English', code: 'en', title: 'New user', told: 'Switch Language Success', menu: 'EN, Language' },
  { name: 'Español', code: 'es', title: /usuario/i, told: 'Idioma cambiado', menu: 'ES, Idioma' },
  { name: '日本語', code: 'ja', title: /ユーザー/, told: /言語/, menu: '日, 言語' },
  { name: '中文', code: 'zh-CN', title: '新建用户', told: '语言切换成功', menu: '中, 语言' },
] as const;

describe('four languages', () => {
  const site = aSite();

  it('switch in place: typed text stays, the page says which it speaks, and no key shows', async () => {
    const { page, complaints } = await site().aClerk();
    await openForm(page);
    await page.locator('input[name="userName"]').fill('韦春燕');
    let menu = '中, 语言';
    for (const step of STEPS) {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: step.name }).click();
      await page.getByText(step.told).first().waitFor();
      await page.getByRole('heading', { name: step.title }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(step.code);
      expect(await page.locator('input[name="userName"]').inputValue()).toBe('韦春燕');
      expect(await keysIn(page), step.name).toEqual([]);
      menu = step.menu;
    }
    expect(complaints).toEqual([]);
  });

  it('the present one cannot be chosen', async () => {
    const { page } = await site().aClerk({ locale: 'ja-JP' });
    await signIn(page, 'admin', DEMO_PASSWORD);
    await page.getByRole('button', { name: '日, 言語' }).click();
    expect(await page.getByRole('menuitem', { name: '日本語' }).getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('menuitem', { name: '中文' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('an open dialog stays, and another window follows when it is looked at', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    const other = await context.newPage();
    await other.goto(CREATE);
    await other.locator('input[name="userName"]').fill('覃建军');
    await page.getByRole('button', { name: '黄志强' }).click();
    await page.getByRole('menuitem', { name: '设置' }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await other.getByRole('heading', { name: 'New user' }).waitFor();
    expect(await other.locator('input[name="userName"]').inputValue()).toBe('覃建军');
  });

  it('times and numbers follow', async () => {
    const { page } = await site().aClerk({ locale: 'es-ES' });
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await page
      .getByText(/^hace \d+/)
      .first()
      .waitFor();
    await page.getByText(/1.20 de \d+/).waitFor();
    expect(await keysIn(page)).toEqual([]);
  });
});

async function openForm(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, CREATE);
  await page.locator('input[name="userName"]').waitFor();
}

/** Keys of a catalogue that nobody has translated. */
async function keysIn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return (
    text.match(/\b(?:ra|common|kit|shell|access|tags|search|settings|log|error|reason)(?:\.[a-z]\w*)+/g) ?? []
  );
}
