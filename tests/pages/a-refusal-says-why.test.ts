/** Why a save was refused is read in the clerk's own language, at the field or above it; the words come with the refusal. */
// @feature data, shell
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import enDelete from '../../i18n/en/entity.ts';
import zhDelete from '../../i18n/zh/entity.ts';
import type { Reason } from '../../src/contract/grammar/reasons.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { PortFailed } from '../../src/upstream/core/outside/ports.ts';
import { ALL_WORDS } from '../builders/words.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const reasonsIn = (language: 'zh' | 'en') => ALL_WORDS[language].reason as Readonly<Record<Reason, string>>;
const SPEAKERS = [
  { locale: 'zh-CN', words: reasonsIn('zh'), remove: zhDelete.remove, more: '更多操作：' },
  { locale: 'en-GB', words: reasonsIn('en'), remove: enDelete.remove, more: 'More actions: ' },
];
const COMPANY = '南宁市邕江出租汽车有限公司';

onBothUpstreams(site => {
  it.each(SPEAKERS)('a name that is taken is said at its field: $locale', async ({ locale, words }) => {
    const { page, complaints } = await site().aClerk({ locale });
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/create');
    await page.locator('input[name="name"]').fill('超级管理员');
    await page.keyboard.press('Control+s');
    await page.getByText(words.ROLE_NAME_TAKEN).waitFor();
    expect(await page.locator('input[name="name"]').getAttribute('aria-invalid')).toBe('true');
    expect(complaints).toEqual([]);
  });
});

describe('on the reference upstream', () => {
  const site = aSite();

  it.each(SPEAKERS)('what is in the way is said with its figures: $locale', async speaker => {
    const { page, complaints } = await site().aClerk({ locale: speaker.locale });
    await signIn(page, 'admin', DEMO_PASSWORD, '/vehicle-manage/company');
    await page.locator('tr[data-row]').filter({ hasText: COMPANY }).hover();
    await page.getByRole('button', { name: `${speaker.more}${COMPANY}` }).click();
    await page.getByRole('menuitem', { name: speaker.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: speaker.remove }).click();
    const said = speaker.words.COMPANY_HAS_FLEET.replaceAll(/%\{\w+\}/g, String.raw`\d+`);
    await dialog.getByText(new RegExp(said)).waitFor();
    expect(complaints).toEqual([]);
  });
  it.each(SPEAKERS)(
    'and so is what was refused before, in logs and jobs: $locale',
    async ({ locale, words }) => {
      const { upstream } = site();
      const admin = await upstream.signIn('admin');
      await upstream.store.db.update(adminUser).set({ state: 0 }).where(eq(adminUser.account, 'auditor'));
      await upstream.ask(sessionCalls.login, { body: { account: 'auditor', password: DEMO_PASSWORD } });
      const { put } = upstream.ports.storage;
      upstream.ports.storage.put = async () => {
        throw new PortFailed('storage', 'ENOSPC');
      };
      const columns = [{ field: 'name', head: '名称', kind: 'text' as const }];
      const body = { call: 'access.listRoleGroups', title: '角色组', format: 'csv' as const, columns };
      await admin.ask(jobCalls.startExport, { body });
      await expect
        .poll(async () => (await admin.ask(jobCalls.listJobs, {})).data[0]?.failure)
        .toBe('STORAGE_FULL');
      upstream.ports.storage.put = put;

      const { page, complaints } = await site().aClerk({ locale });
      await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/login-log');
      await page.getByText(words.ACCOUNT_DISABLED).first().waitFor();
      await page.goto('/export-centre/index');
      await page.getByText(words.STORAGE_FULL).first().waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
