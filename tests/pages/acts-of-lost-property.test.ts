/** Every act about a lost case: where one goes on from after it, and that it is not done twice. Places in its form. */
// @feature lost-order
import { describe, expect, it } from 'vitest';
import { aFoundItem } from '../builders/found-items.ts';
import {
  aLostCase,
  askAboutCase,
  CONFIRMED,
  doWithCase,
  GIVEN_BACK,
  HELD,
  type LostCall,
  MATCHED,
  type Step,
} from '../builders/lost-cases.ts';
import { KNOWN_PLACE, putKnownPlace } from '../builders/visited-places.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { beginAct } from './case-acts.ts';

const CLAIMED: readonly Step[] = [['handleUser']];

interface Act {
  /** What has been done about the case before. */
  before: readonly Step[];
  name: string;
  /** What its form asks for, by label. */
  texts?: Readonly<Record<string, string>>;
  choice?: readonly [label: string, option: string];
  /** The same, asked of the server once more. */
  call: LostCall;
  body: object;
  query?: object;
  reason: string;
}

const ACTS: readonly Act[] = [
  {
    before: CLAIMED,
    name: '退回待处理',
    call: 'handleStatus',
    body: {},
    query: { value: 0 },
    reason: 'LOST_NOT_IN_HAND',
    texts: {},
  },
  {
    before: CLAIMED,
    name: '匹配车辆',
    texts: { 匹配车牌: '桂A12345', '匹配司机（选填）': '李师傅' },
    call: 'matchInfo',
    body: { matchPlateNumber: '桂A12345', matchDriverName: '李师傅' },
    reason: 'LOST_MATCHED_ALREADY',
  },
  {
    before: MATCHED,
    name: '司机持有',
    call: 'propertyConfirm',
    body: { propertyConfirm: 1 },
    reason: 'LOST_HELD_ALREADY',
  },
  {
    before: MATCHED,
    name: '取消匹配',
    texts: {},
    call: 'matchInfo',
    body: { matchStatus: 0 },
    reason: 'LOST_NOT_MATCHED',
  },
  {
    before: HELD,
    name: '失主确认',
    texts: {},
    call: 'ownerConfirmInfo',
    body: { ownerConfirm: 1 },
    reason: 'LOST_OWNER_CONFIRMED',
  },
  {
    before: CONFIRMED,
    name: '开始归还',
    texts: {},
    choice: ['归还方式', '失主自取'],
    call: 'propertyReturn',
    body: { propertyReturn: 1, returnType: 1 },
    reason: 'LOST_ON_ITS_WAY',
  },
  {
    before: CONFIRMED,
    name: '已归还',
    texts: {},
    choice: ['归还方式', '失主自取'],
    call: 'propertyReturn',
    body: { propertyReturn: 2, returnType: 1 },
    reason: 'LOST_RETURNED',
  },
  {
    before: GIVEN_BACK,
    name: '归还办结',
    texts: {},
    call: 'handleResult',
    body: { handleResult: 1 },
    reason: 'LOST_NOT_IN_HAND',
  },
];

describe('an act about a lost case', () => {
  const site = aSite();
  const lost = () => site().upstream.signIn('lost', DEMO_PASSWORD);
  const open = async (id: string) => {
    const clerk = await site().aClerk();
    await signIn(clerk.page, 'lost', DEMO_PASSWORD, `/lost/index/${id}`);
    await clerk.page.getByRole('tab', { name: '处理', exact: true }).waitFor();
    return clerk;
  };
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.tagName === 'BUTTON' ? activeElement.textContent : activeElement?.tagName;
    });

  it.each(ACTS)(
    '$name: one goes on from the next act, and it is refused when it is done already',
    async act => {
      const by = await lost();
      const { id } = await aLostCase(by);
      await doWithCase(by, id, act.before);
      const { page, complaints } = await open(id);
      await beginAct(page, act.name);
      if (act.texts) {
        const form = page.getByRole('group', { name: act.name, exact: true });
        for (const [label, text] of Object.entries(act.texts))
          await form.getByRole('textbox', { name: label }).fill(text);
        if (act.choice)
          await form.getByRole('combobox', { name: act.choice[0] }).selectOption({ label: act.choice[1] });
        await form.getByRole('button', { name: act.name, exact: true }).focus();
        await form.getByRole('button', { name: act.name, exact: true }).click();
      }
      await page.getByText(`${act.name}：已完成`).first().waitFor();
      // on a button of this page, and not nowhere
      await expect.poll(() => focused(page)).not.toBe('BODY');
      const again = await askAboutCase(by, act.call, id, act.body, act.query);
      expect([again.errCode, again.failure?.reason]).toEqual([3002, act.reason]);
      expect(complaints).toEqual([]);
    },
  );

  it('goes on from its own button when its form is shut', async () => {
    const by = await lost();
    const { id } = await aLostCase(by);
    await doWithCase(by, id, CLAIMED);
    const { page } = await open(id);
    await beginAct(page, '匹配车辆');
    const plate = page.getByRole('textbox', { name: '匹配车牌' });
    await plate.focus();
    await plate.press('Escape');
    await expect.poll(() => focused(page)).toBe('匹配车辆');
  });

  it('stands in the bar beside two others, the rest behind one button; a colleague’s case is taken over first', async () => {
    const by = await lost();
    const { id } = await aLostCase(by);
    await doWithCase(await site().upstream.signIn('admin', DEMO_PASSWORD), id, HELD);
    const { page } = await open(id);
    await page.getByRole('button', { name: '更多', exact: true }).first().waitFor();
    const named = ['接手', '失主确认', '失主否认', '交接', '退款', '取消工单', '办结'];
    const shown = [];
    for (const name of named)
      if ((await page.getByRole('button', { name, exact: true }).count()) > 0) shown.push(name);
    expect(shown.slice(0, 2)).toEqual(['接手', '失主确认']);
    expect(shown).toHaveLength(3);
    // which vehicle has it stands beside what it is
    expect(await page.locator('main:visible').innerText()).toContain('桂A12345');
  });

  it('that links what lies at the counter records that the driver holds it, and where it is by now', async () => {
    const by = await lost();
    const now = Date.now();
    const about = { goodsName: '银色行李箱', goodsType: 7 };
    const { id } = await aLostCase(by, { ...about, downTime: now - 600_000 });
    await doWithCase(by, id, CLAIMED);
    const item = await aFoundItem(by, { ...about, foundOn: now, plateNumber: '桂A12345', keptAt: 2 });
    const { page, complaints } = await open(id);
    await page.getByRole('tab', { name: '查找车辆' }).click();
    await page.locator(`[data-fit="${item.id}"]`).getByRole('button', { name: '关联 银色行李箱' }).click();
    await page.getByText('已关联，司机和车辆已作为匹配结果').first().waitFor();
    await page.getByRole('tab', { name: '处理', exact: true }).click();
    await page.getByText('公司', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: '失主确认', exact: true }).first().waitFor();
    // the receipt is where it is given back
    await doWithCase(by, id, [['ownerConfirmInfo', { ownerConfirm: 1 }]]);
    await beginAct(page, '已归还');
    await page
      .getByRole('group', { name: '已归还' })
      .getByRole('button', { name: /归还凭证/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a place', () => {
  const site = aSite();

  it('is the first that is found by Enter, goes on to the next field, and is not undone unseen', async () => {
    await putKnownPlace(site().upstream.store.db);
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, '/lost/index/create');
    const from = page.locator('input[name="upAddress"]');
    await from.fill(KNOWN_PLACE.pinyin);
    await from.press('Enter');
    await expect.poll(() => from.inputValue()).toBe(KNOWN_PLACE.name);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .not.toBe('upAddress');
    // more words leave it where it is, other words say that it is lost
    await from.fill(`${KNOWN_PLACE.name} 东门`);
    expect(await page.getByText(`已不在“${KNOWN_PLACE.name}”`).count()).toBe(0);
    await from.fill('飞机场');
    await page.getByText(`已不在“${KNOWN_PLACE.name}”`, { exact: false }).waitFor();
    await from.fill('没有这个地方的地方');
    await page.getByText('地名库没有“没有这个地方的地方”').waitFor();
    expect(complaints).toEqual([]);
  });
});
