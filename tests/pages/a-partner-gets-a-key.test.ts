/** A partner is given an account: his machine comes in with it, is held to its rules, and changes over to a new secret. */
// @feature open-data
import { createHash, createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { OPEN_DOOR_WINDOW_MS, openDoorCalls, signedText } from '../../src/contract/open-door.ts';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const LIST = '/system-manage/open-data-account';

interface Key {
  appKey: string;
  secret: string;
}

describe('a partner', () => {
  const site = aSite();

  /** Knocks as the partner's machine does; what came of it: `ok`, or the reason of the refusal. */
  async function ping({ appKey, secret }: Key, about: { timestamp?: number; nonce?: string } = {}) {
    const timestamp = String(about.timestamp ?? Date.now());
    const nonce = about.nonce ?? randomUUID();
    const { method, path } = openDoorCalls.ping;
    const bodyHash = createHash('sha256').digest('hex');
    const text = signedText({ method, path, query: '', timestamp, nonce, bodyHash });
    const response = await fetch(`${site().server.url}${path}`, {
      headers: {
        'x-app-key': appKey,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': createHmac('sha256', secret).update(text).digest('hex'),
      },
    });
    const { errCode, data } = (await response.json()) as { errCode: number; data: { reason?: string } };
    return errCode === 0 ? 'ok' : `${response.status} ${data.reason}`;
  }

  it('gets a key that is told once, is let in by it, renews it, and is stopped', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', undefined, `${LIST}/create`);
    await page.getByRole('textbox', { name: '名称' }).fill('数字公交平台');
    await page.getByRole('checkbox', { name: '上传位置' }).check();
    await page.getByRole('textbox', { name: '地址白名单' }).fill('127.0.0.1，::1，');
    await page.keyboard.press('Control+s');
    const told = page.getByRole('dialog', { name: '已新建 数字公交平台' });
    const secret = await told.getByTestId('secret').innerText();
    await told.getByRole('button', { name: '我已记下' }).click();
    await page.waitForURL(/open-data-account\/\d+$/);
    const first: Key = { appKey: await page.locator('dd code').innerText(), secret };
    // from here on nobody is told it again
    const heard = hearing(page);

    expect(await ping(first)).toBe('ok');
    const nonce = randomUUID();
    expect(await ping(first, { nonce })).toBe('ok');
    expect(await ping(first, { nonce })).toBe('403 NONCE_USED');
    expect(await ping(first, { timestamp: Date.now() - 2 * OPEN_DOOR_WINDOW_MS })).toBe('403 CLOCK_OFF');
    // whoever does not know the secret cannot fill the account's figures
    expect(await ping({ ...first, secret: 'guessed' })).toBe('401 SIGNATURE_INVALID');

    await page.reload();
    await expect.poll(() => fact(page, '今日请求')).toBe('2');
    expect(await fact(page, '今日拒绝')).toBe('2');

    await page.getByRole('tab', { name: '试一试' }).click();
    expect(await page.locator('pre').innerText()).toContain(`APP_KEY='${first.appKey}'`);

    await page.getByRole('button', { name: '更换密钥' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '更换密钥' }).click();
    const renewed = page.getByRole('dialog', { name: '数字公交平台 的新密钥' });
    const second: Key = { ...first, secret: await renewed.getByTestId('secret').innerText() };
    expect(second.secret).not.toBe(first.secret);
    heard.forget();
    await renewed.getByRole('button', { name: '我已记下' }).click();
    await page.getByText('旧密钥可用至', { exact: true }).waitFor();
    expect(await ping(first)).toBe('ok');
    expect(await ping(second)).toBe('ok');

    await page.getByRole('tab', { name: '资料' }).click();
    await page.getByRole('textbox', { name: '地址白名单' }).fill('203.0.113.9，');
    for (const address of ['127.0.0.1', '::1']) {
      await page.getByTitle(`${address}：`).locator('svg').click();
    }
    await save(page);
    expect(await ping(second)).toBe('403 ADDRESS_NOT_LISTED');

    await page.getByRole('radio', { name: '停用' }).check();
    await save(page);
    expect(await ping(second)).toBe('403 ACCOUNT_DISABLED');
    expect(await ping(first)).toBe('403 ACCOUNT_DISABLED');

    await page.getByRole('tab', { name: '历史版本' }).click();
    await page.getByRole('list', { name: '历史版本' }).getByRole('button').first().waitFor();
    await page.goto('/system-manage/operate-log');
    await page.locator('tr[data-row]').filter({ hasText: '数字公交平台' }).first().click();
    await page.getByRole('table', { name: '变更' }).getByText('状态').waitFor();
    expect(await page.getByRole('table', { name: '变更' }).innerText()).toMatch(/启用\s+\+停用/);

    await page.goto(LIST);
    await page
      .getByRole('row', { name: /数字公交平台/ })
      .getByText('停用')
      .waitFor();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('radio', { name: 'CSV' }).check();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
    const file = await fs.readFile(await (await saved).path(), 'utf8');
    expect(file).toContain(first.appKey);

    const everything = [...(await heard.all()), file].join('\n');
    expect(everything).toContain(first.appKey);
    expect(everything).not.toContain(first.secret);
    expect(everything).not.toContain(second.secret);
    expect(complaints).toEqual([]);
  });
});

const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').innerText();

async function save(page: Page) {
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('open-data-account'),
  );
  await page.keyboard.press('Control+s');
  expect(await (await saved).json()).toMatchObject({ errCode: 0 });
}

/** Every answer of the upstream to this page, as text. */
function hearing(page: Page) {
  let answers: Promise<string>[] = [];
  page.on('response', response => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return {
    all: () => Promise.all(answers),
    /** What was told on purpose. */
    forget: () => {
      answers = [];
    },
  };
}
