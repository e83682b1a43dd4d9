/** Who calls: found, looked at with what became of them, renamed, black-listed with a reason, and two numbers joined. */
// @feature passenger
import { describe, expect, it } from 'vitest';
import { passenger } from '../../src/contract/passenger.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/callcenter/callers';

describe('a caller', () => {
  const site = aSite();

  it('is found by initials, opens with what became of the calls, and is renamed', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, LIST);
    const shown = page.locator('tr[data-row]');
    await shown.nth(3).waitFor();
    await page.locator('main').getByRole('searchbox').fill('qgf');
    await expect.poll(() => shown.count()).toBe(1);
    await shown.first().getByText('覃桂芳').click();
    await page.waitForURL(`**${LIST}/1`);
    await page.getByText('订单 区人民医院').waitFor();
    await page.getByText('通话 莫振宇').first().waitFor();

    await page.getByRole('tab', { name: '资料' }).click();
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('覃桂芬');
    await page.getByRole('button', { name: /保存更改/ }).click();
    await page.getByRole('heading', { name: '覃桂芬' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes onto the black list with a reason only', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, `${LIST}/1`);
    await page.getByRole('tab', { name: '资料' }).click();
    await page.getByLabel('黑名单到期').fill('2027-01-31');
    await page.getByRole('button', { name: /保存更改/ }).click();
    await page.getByText('加入黑名单须写明原因').first().waitFor();
    const { data } = await (await site().upstream.signIn('agent')).ask(passenger.calls.one, {
      params: { id: '1' },
    });
    expect(data.blackUntil).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('with two numbers becomes one, and both find the same person', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, `${LIST}/1`);
    await page.getByRole('button', { name: '合并号码' }).click();
    const dialog = page.getByRole('dialog');
    const merge = dialog.getByRole('button', { name: '合并', exact: true });
    expect(await merge.count()).toBe(0);
    await dialog.getByRole('searchbox').fill('5517');
    await dialog.getByText(/农卫东，139\*\*\*\*5517/).waitFor();
    await merge.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('139****5517').first().waitFor();

    const agent = await site().upstream.signIn('agent');
    const found = await agent.ask(passenger.calls.list, { query: { mobile: '5517' } });
    expect(found.data.map(({ id }) => id)).toEqual(['1']);
    expect(complaints).toEqual([]);
  });

  it('is changed by nobody without the right', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, `${LIST}/1`);
    await page.getByText('通话 莫振宇').first().waitFor();
    expect(await page.getByRole('button', { name: '合并号码' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /保存更改/ }).count()).toBe(0);
  });
});
