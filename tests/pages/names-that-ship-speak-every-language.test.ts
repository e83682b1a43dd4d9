// @tier full
/** What ships in the database in Chinese — roles, districts, tags of calls — is read in one's own language. */
// @feature access, dictionary
import { describe, expect, it } from 'vitest';
import { roleGroup } from '../../src/contract/role-group.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const ROLES = `/${roleGroup.resource}`;

describe('names that ship', () => {
  const site = aSite();

  it('of roles and areas are read in English', async () => {
    const { page, complaints } = await site().aClerk({ locale: 'en-US' });
    await signIn(page, 'admin');
    await page.getByText('Super administrator', { exact: true }).first().waitFor();
    await page.goto(ROLES);
    await page.getByRole('link', { name: 'Call agent', exact: true }).click();
    await page.getByRole('heading', { name: 'Call agent', level: 1 }).waitFor();
    await page.goto('/vehicle-manage/vehicle-info');
    await page.getByText('Xixiangtang').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('and in Chinese, as they stand', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ROLES);
    await page.getByRole('link', { name: '话务员', exact: true }).waitFor();
  });
});
