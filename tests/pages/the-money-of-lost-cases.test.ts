/** Finance looks at what lost cases took in and gave out: sums equal the rows, and rows lead to their case. */
// @feature lost-money
import { expect, it } from 'vitest';
import { aLostCase, ownerPays } from '../builders/lost-cases.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { rows } from './resources.ts';

const site = aSite();

/** Yuan of a cell as fen; a dash is none. */
const fen = (text: string) => (text === '–' ? 0 : Math.round(Number(text.replace('−', '-')) * 100));

const cells = async (page: Page, name: string) =>
  (await page.locator(`main tr[data-row] [data-cell=${name}]`).allInnerTexts()).map(fen);

it('what is left of each case is what came in without what went out, and the sums are those of the rows', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'finance', DEMO_PASSWORD, '/finance/lost');
  await rows(page).nth(2).waitFor();
  const [paid, refunded, rewarded, net] = await Promise.all(
    ['payAmount', 'refundAmount', 'rewardAmount', 'netAmount'].map(name => cells(page, name)),
  );
  expect(net).toEqual(paid?.map((amount, at) => amount - (refunded?.[at] ?? 0) - (rewarded?.[at] ?? 0)));
  expect(net?.some(amount => amount < 0)).toBe(true);
  const sum = (amounts: number[] = []) => amounts.reduce((total, amount) => total + amount, 0);
  const foot = (await page.locator('main').innerText()).replaceAll('\n', ' ');
  const [, inAll = '', netAll = ''] = /全部合计 付费金额（元） (\S+) 净额（元） (\S+)/.exec(foot) ?? [];
  expect([fen(inAll), fen(netAll)]).toEqual([sum(paid), sum(net)]);
  expect(complaints).toEqual([]);
});

it('a number leads to its case, and rewards are told by what became of them', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'finance', DEMO_PASSWORD, '/finance/lostReward');
  await rows(page).first().waitFor();
  const all = await rows(page).count();
  await page.getByRole('button', { name: /^发放失败/ }).click();
  await expect.poll(() => rows(page).count()).toBe(0);
  await page.getByRole('button', { name: /^已发放/ }).click();
  await expect.poll(() => rows(page).count()).toBe(all);
  const number = page.locator('main tr[data-row] [data-cell=lostNo] a').first();
  const name = await number.innerText();
  await number.click();
  await page.waitForURL(/\/lost\/index\/\d+/);
  await expect.poll(() => page.locator('main:visible').innerText()).toContain(name);
  expect(complaints).toEqual([]);
});

it('the owner of a paid case is kept from who may not refund, and the form says why', async () => {
  const lost = await site().upstream.signIn('lost', DEMO_PASSWORD);
  const [paid, unpaid] = [await aLostCase(lost), await aLostCase(lost)];
  await ownerPays(site().upstream, paid.id, 1_000);
  for (const [account, { id }, isKept] of [
    ['agent', paid, true],
    ['agent', unpaid, false],
    ['lost', paid, false],
  ] as const) {
    const { page, complaints } = await site().aClerk();
    await signIn(page, account, DEMO_PASSWORD, `/lost/index/${id}`);
    await page.getByRole('tab', { name: '资料', exact: true }).click();
    const input = (name: string) => page.locator(`form input[name="${name}"]`);
    await input('ownerName').waitFor();
    for (const name of ['ownerName', 'ownerMobile', 'ownerMobile2'])
      expect([account, name, await input(name).isDisabled()]).toEqual([account, name, isKept]);
    expect(await input('goodsName').isDisabled()).toBe(false);
    expect((await page.getByText('失主已付费，须有退款权限才能修改').count()) > 0).toBe(isKept);
    expect(complaints).toEqual([]);
  }
});

it('who has no right to finance finds neither page', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'lost', DEMO_PASSWORD, '/finance/lost');
  await page.waitForURL(/\/401\?/);
});
