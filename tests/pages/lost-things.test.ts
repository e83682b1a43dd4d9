/** The thing of a lost case: owner and driver are written to, it goes from hand to hand, with pictures, card and receipts. */
// @feature lost-order
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { revealLog } from '../../src/upstream/core/audit/tables.ts';
import { smsOutbox } from '../../src/upstream/core/outside/sms-outbox.ts';
import { driver } from '../../src/upstream/domain/fleet/tables.ts';
import { driverBankCard } from '../../src/upstream/domain/lost/things-tables.ts';
import {
  aLostCase,
  askAboutCase,
  CLOSED_AS_RETURNED,
  CONFIRMED,
  doWithCase,
  type Step,
} from '../builders/lost-cases.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const MOBILE = '13877110771';

describe('the thing of a lost case', () => {
  const site = aSite();
  const db = () => site().upstream.store.db;
  const lost = () => site().upstream.signIn('lost', DEMO_PASSWORD);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  async function open(id: string) {
    const clerk = await site().aClerk();
    // in this process nothing is printed by itself
    await clerk.page.addInitScript(() => {
      window.print = () => {};
    });
    await signIn(clerk.page, 'lost', DEMO_PASSWORD, `/lost/index/${id}`);
    await tab(clerk.page, '处理').waitFor();
    return clerk;
  }

  /** Of a driver of the register. */
  async function aCase(steps: readonly Step[], body: object = {}) {
    const [known] = await db().select({ id: driver.id }).from(driver).limit(1);
    const { id } = await aLostCase(await lost(), body);
    const matched = steps.map(
      ([act, said]): Step =>
        act === 'matchInfo'
          ? [act, { matchPlateNumber: '桂A12345', matchDriverId: known?.id }]
          : [act, said ?? {}],
    );
    if (matched.length > 0) await doWithCase(await lost(), id, matched);
    return id;
  }

  describeInFull('further cases', () => {
    it('is asked for by a text message to the owner, until his number has had enough of them', async () => {
      const id = await aCase([], { ownerMobile: MOBILE });
      const { page, complaints } = await open(id);
      const ask = button(page, '短信请失主补充线索');
      for (let times = 1; times <= 3; times += 1) {
        await ask.click();
        const dialog = page.getByRole('dialog', { name: '短信请失主补充线索' });
        await dialog.getByText('黑色双肩包').waitFor();
        await dialog.getByRole('button', { name: '发送' }).click();
        await expect
          .poll(async () => (await db().select().from(smsOutbox).where(eq(smsOutbox.mobile, MOBILE))).length)
          .toBe(times);
      }
      await page.getByText('已发短信请失主补充线索').first().waitFor();
      await ask.click();
      await page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
      await page.getByText('该号码今天的失物短信已达上限，明天再发').waitFor();
      // nobody is matched
      expect(await button(page, '短信告知司机奖励').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  it('goes from hand to hand, and the receipt says through which', async () => {
    const id = await aCase(CONFIRMED);
    const { page, complaints } = await open(id);
    await button(page, '交接').click();
    const form = page.getByRole('group', { name: '交接', exact: true });
    await form.getByRole('combobox', { name: '保管方' }).selectOption({ label: '失物中心' });
    await form.getByRole('textbox', { name: '姓名或单号' }).fill('失物柜 3 号');
    await page.keyboard.press('Enter');
    await page.getByText('失物柜 3 号 · 蒙丽华 登记').waitFor();
    await button(page, '归还凭证').click();
    const sheet = page.locator('[data-print]');
    await sheet.getByRole('heading', { name: '失物归还凭证' }).waitFor();
    const rows = await sheet.locator('tbody tr').allInnerTexts();
    expect(rows.filter(row => /司机|失物中心/.test(row)).length).toBeGreaterThanOrEqual(2);
    expect(complaints).toEqual([]);
  });

  it('has pictures, and those of papers are a blur until somebody says why he has to see them', async () => {
    const id = await aCase([], { goodsType: 3 });
    const { page, complaints } = await open(id);
    await tab(page, '照片').click();
    const upload = async () =>
      page.locator('input[type=file]').setInputFiles({
        name: '证件.jpg',
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c33' } })
          .jpeg()
          .toBuffer(),
      });
    const paper = page.getByRole('checkbox', { name: /含证件信息/ });
    expect(await paper.isChecked()).toBe(true);
    await upload();
    await page.getByRole('img', { name: '已模糊的证件照片' }).waitFor();
    expect(await page.getByRole('link', { name: '打开大图：失主提供' }).count()).toBe(0);
    await button(page, '查看').click();
    await page.getByRole('menuitem', { name: '核实' }).click();
    await page.getByRole('link', { name: '打开大图：失主提供' }).waitFor();
    expect(await db().select().from(revealLog).where(eq(revealLog.objectType, 'lostPicture'))).toMatchObject([
      { field: 'picture', reason: 2 },
    ]);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('given back is rewarded to the card of its driver, which is written down once', async () => {
      const id = await aCase(CLOSED_AS_RETURNED);
      const { page, complaints } = await open(id);
      await button(page, '登记银行卡').click();
      const dialog = page.getByRole('dialog', { name: '司机收款银行卡' });
      const fill = (name: string, value: string) => dialog.getByRole('textbox', { name }).fill(value);
      await fill('开户银行', '桂林银行');
      await fill('卡号', '6222021234567890127');
      await fill('持卡人', '韦建国');
      await dialog.getByRole('button', { name: '保存更改' }).click();
      await dialog.getByRole('alert').first().waitFor();
      const isHis = eq(driverBankCard.cardHolder, '韦建国');
      expect(await db().select().from(driverBankCard).where(isHis)).toEqual([]);
      await fill('卡号', '6222021234567890128');
      await dialog.getByRole('button', { name: '保存更改' }).click();
      await page.getByText('****0128').waitFor();
      // by another clerk than who has matched it, and since the card is new with a second person
      const reward = { rewardAmount: 5_000, serialNum: 'YL-77', payTime: Date.now() };
      const payer = await site().upstream.signIn('lost2', DEMO_PASSWORD);
      expect((await askAboutCase(payer, 'unionpay', id, reward)).errCode).toBe(3009);
      const second = await site().upstream.signIn('admin', DEMO_PASSWORD);
      await doWithCase(second, id, [['unionpay', reward]]);
      await page.getByText('已付款验证').waitFor();
      await button(page, '奖励回单').click();
      const sheet = page.locator('[data-print]');
      await sheet.getByText('YL-77').waitFor();
      await sheet.getByText('50.00 元').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});
