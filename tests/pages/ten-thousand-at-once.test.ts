// @tier full
/** All that match are selected, whatever the page; what is done to ten thousand can be stopped, gone on with, retried. */
// @feature bulk, access
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { formatCount } from '../../src/kit/format/count.ts';
import { addCrowd } from '../builders/crowd.ts';
import { askAt } from '../builders/request.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const CROWD = 10_000;
const REMARK = '批量备注';

describe('ten thousand users', () => {
  const site = aSite();

  let page: Page;
  let token = '';
  beforeAll(async () => {
    await addCrowd(site().upstream.store.db, CROWD);
    page = (await site().aClerk()).page;
  });
  const bar = () => page.getByRole('toolbar', { name: '批量操作' });
  const dialog = () => page.getByRole('dialog');
  /** The figures of the line that sums up. */
  const sum = async () => {
    const said = (await dialog().textContent()) ?? '';
    const figure = (pattern: RegExp) => Number((pattern.exec(said)?.[1] ?? '0').replaceAll(/\s/g, ''));
    return {
      done: figure(/成功 (\d[\d\s]*)/),
      failed: figure(/失败 (\d[\d\s]*)/),
      left: figure(/还有 (\d[\d\s]*) 项没有执行/),
    };
  };
  const listed = (query: Record<string, unknown>) =>
    askAt(site().server.url, accessCalls.listAdminUsers, { query: { size: 200, ...query } } as never, token);
  const marked = async () => (await listed({ remark__is: REMARK })).total ?? 0;

  it('says how many match where they are more than can be selected', async () => {
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    const body = { account: 'admin', password: DEMO_PASSWORD };
    token = (await askAt(site().server.url, sessionCalls.login, { body })).data.token;
    await page.getByRole('row', { name: '黄志强', exact: true }).waitFor();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await bar()
      .getByText(/共 10.0\d\d 条，一次最多选 10.000 条/)
      .waitFor();
    await bar()
      .getByRole('button', { name: /取消选择/ })
      .click();
  });

  it('selects all that match, on whichever page they are, and keeps them while paging', async () => {
    await page.getByRole('searchbox').fill('crowd');
    await page.getByRole('row', { name: '员工 00001', exact: true }).waitFor();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await bar()
      .getByRole('button', { name: /选择全部 10.000 条/ })
      .click();
    await bar()
      .getByText(/已勾选 10\s000 项/)
      .waitFor();
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByRole('row', { name: '员工 00021', exact: true }).waitFor();
    await bar()
      .getByText(/已勾选 10\s000 项/)
      .waitFor();
    expect(await page.getByRole('checkbox', { name: '选择 员工 00021', exact: true }).isChecked()).toBe(true);
  });

  it('says whom a change touches and what changes, and draws no more of them than one can see', async () => {
    await bar().getByRole('button', { name: '批量修改' }).click();
    await dialog().getByRole('checkbox', { name: '备注' }).check();
    await dialog().getByRole('textbox', { name: '备注' }).fill(REMARK);
    await dialog().getByRole('button', { name: '查看影响' }).click();
    await dialog()
      .getByText(new RegExp(`将修改 10\\s000 项：备注改为“${REMARK}”。`))
      .waitFor();
    await dialog().getByText(`crowd00001 · 备注：空 → ${REMARK}`).waitFor();
    expect(await dialog().getByRole('listitem').count()).toBeLessThanOrEqual(200);
    expect(await violations(page)).toEqual([]);
  });

  it('can be stopped: what is under way ends, and the rest is left alone', async () => {
    await dialog().getByRole('button', { name: '修改', exact: true }).click();
    await expect.poll(async () => (await sum()).done).toBeGreaterThan(0);
    await dialog().getByRole('button', { name: '停止' }).click();
    await dialog()
      .getByText(/还有 [\d\s]+ 项没有执行/)
      .waitFor();
    const { done, failed, left } = await sum();
    expect(failed).toBe(0);
    expect(done + left).toBe(CROWD);
    expect(await marked()).toBe(done);
  });

  it('stops by itself where answers are lost one after the other, and writes nothing twice when tried again', async () => {
    const before = (await sum()).done;
    await page.route('**/api/admin/user/adminUsers', async route => {
      if (route.request().method() !== 'PUT') return route.continue();
      // done there, and never heard of here
      await route.fetch();
      await route.abort();
    });
    await dialog()
      .getByRole('button', { name: /继续余下的/ })
      .click();
    await dialog()
      .getByRole('button', { name: /重试失败的/ })
      .waitFor();
    const lost = await sum();
    expect(lost.failed).toBeGreaterThanOrEqual(5);
    expect(lost.failed).toBeLessThan(20);
    const first = await dialog().getByRole('listitem').first().textContent();
    expect(first).toContain('网络');
    expect(await marked()).toBe(before + lost.failed);

    await page.unroute('**/api/admin/user/adminUsers');
    await dialog()
      .getByRole('button', { name: /重试失败的/ })
      .click();
    await expect.poll(async () => (await sum()).failed).toBe(0);
    await dialog().getByRole('button', { name: '完成' }).waitFor();
    const after = await sum();
    expect(after.done).toBe(before + lost.failed);
    expect(await marked()).toBe(after.done);
    const { data } = await listed({ remark__is: REMARK, orderBy: 'updatedOn', order: 'desc' });
    expect(new Set(data.map(({ version }) => version))).toEqual(new Set([2]));
  });

  it('leaves selected what was not done', async () => {
    const { left } = await sum();
    await dialog().getByRole('button', { name: '完成' }).click();
    await bar()
      .getByText(`已勾选 ${formatCount(left)} 项`)
      .waitFor();
    await bar()
      .getByRole('button', { name: /取消选择/ })
      .click();
  });

  it('overwrites nothing that somebody else has changed meanwhile, and says who it was', async () => {
    await page.getByRole('searchbox').fill('crowd1000');
    await page.getByRole('row', { name: '员工 10000', exact: true }).waitFor();
    await page.getByRole('checkbox', { name: '选择 员工 10000', exact: true }).check();
    await bar().getByRole('button', { name: '批量修改' }).click();
    await dialog().getByRole('checkbox', { name: '状态' }).check();
    await dialog().getByRole('button', { name: '查看影响' }).click();
    await dialog().getByText('必填').waitFor();
    await dialog().getByRole('radio', { name: '停用' }).check();
    await dialog().getByRole('button', { name: '查看影响' }).click();
    const { data } = await listed({ account: 'crowd10000' });
    const userId = data[0]?.userId ?? '';
    const body = { userId, remark: '他人先改' };
    const answer = await askAt(site().server.url, accessCalls.updateAdminUser, { body }, token);
    expect(answer.errCode, answer.message).toBe(0);
    await dialog().getByRole('button', { name: '修改', exact: true }).click();
    await dialog().getByText('黄志强 已先修改，没有覆盖').waitFor();
    expect((await listed({ account: 'crowd10000' })).data[0]).toMatchObject({ state: 1, remark: '他人先改' });
    await dialog().getByRole('button', { name: '重试失败的 1 项' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    expect((await listed({ account: 'crowd10000' })).data[0]).toMatchObject({ state: 0, remark: '他人先改' });
  });
});
