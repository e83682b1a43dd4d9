/** The call desk: who called in vain is claimed, rung up or given up; who takes calls and who is busy. */
// @feature call-desk
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { callBack, callPresence, callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { aListOf } from '../builders/calls.ts';
import { aCallAt } from '../builders/ringing.ts';
import { violations } from '../window/axe.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const DESK = '/callcenter/desk';
const MOBILE = '13877018002';
const OTHER = '13877018003';

describe('at the call desk', () => {
  const site = aSite();
  let clerk: Clerk;
  const at = () => ({ clock: Date.now, store: site().upstream.store });
  const entry = async (callno: string) => {
    const { db } = site().upstream.store;
    const [row] = await db.select().from(callBack).where(eq(callBack.callno, callno));
    return row;
  };
  const row = (callno = MOBILE) =>
    clerk.page.getByRole('article', { name: new RegExp(`^138\\*{4}${callno.slice(-4)}`) });

  beforeAll(async () => {
    await site().upstream.store.db.delete(callBack);
    for (const callno of [MOBILE, OTHER]) {
      const report = aCallAt(at(), { callno });
      await report('enter');
      await report('queue');
      await report('end');
    }
    clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
    await signIn(clerk.page, 'agent', DEMO_PASSWORD, DESK);
  });

  it('a number stands once, is claimed and let go', async () => {
    await row().getByText('排队放弃').waitFor();
    expect(await violations(clerk.page)).toEqual([]);
    await row().getByRole('button', { name: '认领' }).click();
    await row().getByText('我来回拨').waitFor();
    expect((await entry(MOBILE))?.claimedByName).toBe('农秀珍');
    await row().getByRole('button', { name: '放回' }).click();
    await row().getByRole('button', { name: '认领' }).waitFor();
  });

  it('a reason that is being typed stays while the number is claimed', async () => {
    const { page } = clerk;
    await row().getByRole('button', { name: '放弃回拨' }).click();
    const reason = row().getByRole('textbox', { name: '原因' });
    await reason.fill('空号');
    await row().getByRole('button', { name: '认领' }).click();
    await row().getByText('我来回拨').waitFor();
    expect(await reason.inputValue()).toBe('空号');
    await page.reload();
    await row().getByRole('button', { name: '放弃回拨' }).click();
    await expect.poll(() => reason.inputValue()).toBe('空号');
    await row().getByRole('button', { name: '放回' }).click();
    await row().getByRole('button', { name: '认领' }).waitFor();
    await reason.fill('');
  });

  it('is given up with a reason, and is gone', async () => {
    await row(OTHER).getByRole('button', { name: '放弃回拨' }).click();
    const form = row(OTHER).getByRole('form', { name: '放弃回拨' });
    expect(await form.getByRole('button', { name: '放弃回拨' }).isDisabled()).toBe(true);
    await form.getByRole('textbox', { name: '原因' }).fill('空号');
    await form.getByRole('button', { name: '放弃回拨' }).click();
    await expect.poll(() => row(OTHER).count()).toBe(0);
    expect(await entry(OTHER)).toMatchObject({ state: 3, reason: '空号' });
  });

  it('somebody says that he is busy, and that he takes calls again', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: '示忙' }).click();
    await page.getByRole('button', { name: '恢复接听' }).waitFor();
    const [said] = await site().upstream.store.db.select().from(callPresence);
    expect(said?.isBusy).toBe(1);
    await page.getByRole('button', { name: '恢复接听' }).click();
    await page.getByRole('button', { name: '示忙' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('the calls that nobody has tagged are as many as the figure says, and those', async () => {
    const { page } = clerk;
    const { db } = site().upstream.store;
    const [own] = await db.select().from(adminUser).where(eq(adminUser.account, 'agent'));
    const agent = own?.callSystemAccount ?? null;
    await db.delete(callRecord);
    const enteredOn = Date.now() - 1_000;
    await aListOf(db, [
      { agent, enteredOn, callno: '13877018011' },
      { agent, enteredOn, callno: '13877018012' },
      // tagged, missed, another's, of before
      { agent, enteredOn, tagging: '1' },
      { agent, enteredOn, state: 'notDeal' },
      { agent: 'call8999', enteredOn },
      { agent, enteredOn: enteredOn - 3 * 86_400_000 },
    ]);
    await page.goto(DESK);
    await page.getByRole('button', { name: '未标记 2', exact: true }).click();
    const drawer = page.getByRole('complementary', { name: '通话' });
    const listed = drawer.locator('[data-call]');
    await expect.poll(() => listed.count()).toBe(2);
    expect((await listed.allTextContents()).join()).toMatch(/138\*{4}8012.*138\*{4}8011/);
    expect(await violations(page)).toEqual([]);
    // the head of the drawer counts the same, and leads back to them
    await drawer.getByRole('combobox', { name: '标记' }).selectOption('');
    await expect.poll(() => listed.count()).toBe(3);
    await drawer.getByRole('button', { name: '未标记 2', exact: true }).click();
    await expect.poll(() => listed.count()).toBe(2);
    await listed.first().getByRole('button', { name: '标记' }).click();
    await page.getByRole('menuitem', { name: '咨询' }).click();
    await drawer.getByRole('button', { name: '未标记 1', exact: true }).waitFor();
    await expect.poll(() => listed.count()).toBe(1);
    await drawer.getByRole('button', { name: '关闭' }).click();
  });

  it('a number is rung up without being told', async () => {
    await row().getByRole('button', { name: '回拨', exact: true }).click();
    await clerk.page.getByText('正在呼叫，请拿起您的电话').first().waitFor();
    expect(site().upstream.ports.dialed).toMatchObject([{ number: MOBILE }]);
  });
});
