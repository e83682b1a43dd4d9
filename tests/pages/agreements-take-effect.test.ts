/** An agreement is drawn up with its document, takes effect in the place of the one before, and is withdrawn. */
// @feature agreement
import { describe, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/agreementMange/agreementList';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Of the page that is seen: the list is kept behind the record. */
const seen = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

describe('an agreement', () => {
  const site = aSite();

  it('is drawn up, takes effect, takes the place of the one before, and is withdrawn', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
    await page.locator('input[name="title"]').fill('驾驶员服务协议');
    await page.locator('input[name="versionName"]').fill('3.0');
    await page.locator('input[type=file]').setInputFiles({
      name: '服务协议 3.0.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    const document = page.getByRole('link', { name: '服务协议 3.0.pdf' });
    await document.waitFor();
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await page.waitForURL(/agreementList\/\d+$/);
    await seen(page, '草稿').first().waitFor();
    const got = await fetch(new URL((await document.getAttribute('href')) ?? '', page.url()));
    expect(Buffer.from(await got.arrayBuffer())).toEqual(PDF);

    await page.getByRole('button', { name: '生效', exact: true }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText(/立即生效？/).waitFor();
    await asked.getByRole('button', { name: '生效', exact: true }).click();
    await asked.waitFor({ state: 'hidden' });
    await seen(page, '生效中').first().waitFor();
    // what people agree to stays as they have read it
    await expect.poll(() => page.locator('input[name="title"]').isDisabled()).toBe(true);
    expect(await page.locator('textarea[name="remark"]').isDisabled()).toBe(false);

    const row = (version: string) =>
      page.locator('tbody tr[data-row]').filter({ hasText: '驾驶员服务协议' }).filter({ hasText: version });
    await page.goto(LIST);
    await row('3.0').getByText('生效中').waitFor();
    await row('2.0').getByText('已撤回').waitFor();

    await row('3.0').getByText('驾驶员服务协议').click();
    await page.getByRole('button', { name: '撤回', exact: true }).click();
    await asked.getByRole('button', { name: '撤回', exact: true }).click();
    await asked.waitFor({ state: 'hidden' });
    await seen(page, '已撤回').first().waitFor();
    expect(await page.getByRole('button', { name: '撤回', exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('without text and without a document does not take effect', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
    await page.locator('input[name="title"]').fill('失物认领须知');
    await page.locator('input[name="versionName"]').fill('9.9');
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await page.waitForURL(/agreementList\/\d+$/);
    await page.getByRole('button', { name: '生效', exact: true }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: '生效', exact: true }).click();
    await asked.getByRole('alert').waitFor();
    await asked.getByRole('button', { name: '取消' }).click();
    await seen(page, '草稿').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
