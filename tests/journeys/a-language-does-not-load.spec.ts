// @tier full
/** A language is fetched when it is spoken, and only then; where its words do not come, there is still a console. */
// @feature shell
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const catalogues = (page: Page) => {
  const asked: string[] = [];
  page.on('request', request => {
    const language = /\/catalogue-(\w\w)-[^/]+\.js$/.exec(request.url())?.[1];
    if (language) asked.push(language);
  });
  return asked;
};

describe('the words of the console', () => {
  const site = aSite();

  it.each([
    ['zh-CN', 'zh', '首页'],
    ['en-GB', 'en', 'Home'],
    ['es-MX', 'es', 'Inicio'],
    ['ja-JP', 'ja', 'ホーム'],
    ['de-DE', 'zh', '首页'],
  ])('come in the language of a browser that speaks %s, and in no other', async (locale, language, home) => {
    const { page, context, complaints } = await site().aClerk({ locale });
    const asked = catalogues(page);
    await signIn(page, 'admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(home).first().waitFor();
    expect(asked).toEqual([language]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('come in the language that was chosen, whatever the browser speaks', async () => {
    const { page, context } = await site().aClerk({ locale: 'en-GB' });
    await context.addCookies([{ name: 'language', value: 'ja', url: site().server.url }]);
    const asked = catalogues(page);
    await signIn(page, 'admin');
    await page.getByText('ホーム').first().waitFor();
    expect(asked).toEqual(['ja']);
    await context.close();
  });

  it('are Chinese where the chosen ones do not come, which is said, and can be asked for again', async () => {
    const { page, context } = await site().aClerk({ locale: 'es-MX' });
    await page.route('**/catalogue-es-*', route => route.abort());
    await signIn(page, 'admin');
    await page.getByText('语言没有载入').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    await page.unroute('**/catalogue-es-*');
    await page.getByRole('button', { name: '中, 语言' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await page.getByText('Inicio').first().waitFor();
    await context.close();
  });

  it('keep the session where none come, and it is there for the next try', async () => {
    const { page, context } = await site().aClerk({ locale: 'es-MX' });
    await page.route('**/catalogue-*', route => route.abort());
    await signIn(page, 'admin');
    await page.getByText('La página no se cargó por completo').waitFor();
    await page.unroute('**/catalogue-*');
    await page.reload();
    await page.getByText('Inicio').first().waitFor();
    await context.close();
  });

  it('for why a save is refused are the upstream’s own where they do not come, and come with the next refusal', async () => {
    const { page, context } = await site().aClerk({ locale: 'en-GB' });
    await page.route('**/reason-*', route => route.abort());
    const asked = page.waitForRequest('**/reason-*');
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/create');
    // in the first quiet moment
    await asked;
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('超级管理员');
    await page.keyboard.press('Control+s');
    await page.getByText('角色名称已存在').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.unroute('**/reason-*');
    await page.keyboard.press('Control+s');
    await page.getByText('A role with this name exists.').waitFor();
    await context.close();
  });
});
