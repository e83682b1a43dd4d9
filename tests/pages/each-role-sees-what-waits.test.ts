/** Whoever begins his day sees what waits for him, counted, and a figure opens the list with exactly these. */
// @feature dashboard
import { describe, expect, it } from 'vitest';
import { aSite, signIn } from '../window/site.ts';

/** What the first page of each role counts, besides what others count as well. */
const WAITING = [
  ['dispatcher', '待回拨', '无响应'],
  ['monitor', '离线车辆', '在场车辆', '待受理'],
  ['agent', '待回拨', '我的'],
  ['finance', '失败', '有差异', '车费有差异'],
  ['ad', '7 天内到期', '张贴中'],
  ['auditor', '今日操作失败', '今日查看号码'],
  ['developer', '今日改动', '外部服务异常'],
  ['admin', '待审申请', '待改密码'],
] as const;

describe('what waits', () => {
  const site = aSite();

  it.each(WAITING)('for %s is counted', async (account, ...words) => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, account);
    for (const word of words) {
      await page
        .getByRole('link', { name: new RegExp(`^[\\d\\s]+ ${word}$`) })
        .first()
        .waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('and a figure opens as many rows as it counts', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'finance');
    const figure = page.getByRole('link', { name: /^\d+ 张贴中$/ });
    await figure.waitFor();
    const count = Number((await figure.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(0);
    await figure.click();
    const rows = page.locator('tbody tr[data-row]');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(count);
  });
});
