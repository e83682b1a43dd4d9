/** A clerk asks for what is so and not otherwise: field, operator and value, several on one field, by hand and by key. */
// @feature list
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../src/contract/company.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const LIST = '/system-manage/admin-user';

const addField = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '条件', exact: true }).click();
  await page.getByRole('menuitem', { name: `${name}…`, exact: true }).click();
};
const form = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const chips = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

describe('on the reference upstream', () => {
  const site = aSite();
  let page: Page;
  const asked: URLSearchParams[] = [];
  const names = () =>
    page.locator('tbody tr[data-row]').evaluateAll(rows => rows.map(row => row.ariaLabel ?? ''));

  beforeAll(async () => {
    page = (await site().aClerk()).page;
    page.on('request', request => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/adminUsers')) asked.push(url.searchParams);
    });
    await signIn(page, 'admin', 'taxi-demo', LIST);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  });

  it('stacks two conditions on one field', async () => {
    await addField(page, '姓名');
    await form(page, '姓名').getByRole('combobox', { name: '比较方式' }).click();
    await page.getByRole('option', { name: '开头是', exact: true }).click();
    await form(page, '姓名').getByRole('textbox', { name: '姓名' }).fill('韦');
    await page.keyboard.press('Enter');
    await chips(page, '姓名').getByText('以“韦”开头').waitFor();
    await expect.poll(async () => (await names()).every(name => name.startsWith('韦'))).toBe(true);

    await addField(page, '姓名');
    await form(page, '姓名').getByRole('combobox', { name: '比较方式' }).click();
    // what is asked already cannot be asked twice
    expect(await page.getByRole('option', { name: '开头是', exact: true }).count()).toBe(0);
    await page.getByRole('option', { name: '不等于', exact: true }).click();
    await form(page, '姓名').getByRole('textbox', { name: '姓名' }).fill('韦大宝');
    await form(page, '姓名').getByRole('button', { name: '确定' }).click();
    await expect.poll(() => chips(page, '姓名').count()).toBe(2);
    await expect.poll(async () => (await names()).includes('韦大宝')).toBe(false);
    expect(await names()).toContain('韦春燕');
  });

  it('takes several choices, and says so on the chip', async () => {
    await addField(page, '角色');
    for (const role of ['调度管理员', '话务员']) {
      await form(page, '角色').getByRole('checkbox', { name: role, exact: true }).check();
    }
    await form(page, '角色').getByRole('button', { name: '确定' }).click();
    await chips(page, '角色').getByText('调度管理员、话务员').waitFor();
    await expect.poll(() => asked.at(-1)?.get('roleId__in')).toBe('2,5');
    expect(asked.at(-1)?.get('userName__starts')).toBe('韦');
  });

  describeInFull('further cases', () => {
    it('is changed by key, and taken off by Backspace', async () => {
      const chip = chips(page, '角色').getByRole('button', { name: '调度管理员、话务员' });
      await chip.focus();
      await page.keyboard.press('Enter');
      await form(page, '角色').getByRole('checkbox', { name: '话务员', exact: true }).uncheck();
      await page.keyboard.press('Enter');
      await form(page, '角色').waitFor({ state: 'hidden' });
      await chips(page, '角色').getByText('调度管理员', { exact: true }).waitFor();
      await chips(page, '角色').getByRole('button', { name: '调度管理员' }).focus();
      await page.keyboard.press('Backspace');
      await expect.poll(() => chips(page, '角色').count()).toBe(0);
      await expect.poll(() => asked.at(-1)?.has('roleId__in')).toBe(false);
      expect(asked.flatMap(query => [...query.entries()]).filter(([, value]) => value === '')).toEqual([]);
    });
  });

  it('finds a masked number by its end, and offers nothing finer', async () => {
    await page.getByRole('button', { name: '清除', exact: true }).click();
    await addField(page, '手机');
    await form(page, '手机').getByRole('combobox', { name: '比较方式' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['等于', '为空', '不为空']);
    await page.getByRole('option', { name: '等于', exact: true }).click();
    await form(page, '手机').getByRole('textbox', { name: '手机' }).fill('1448');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['韦春燕']);
  });

  describeInFull('further cases', () => {
    it('leaves nothing behind when a form is closed without a word', async () => {
      await page.getByRole('button', { name: '清除', exact: true }).click();
      await addField(page, '备注');
      await form(page, '备注').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => chips(page, '备注').count()).toBe(0);
      await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  describeInFull('further cases', () => {
    it('only what its calls take is offered', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'admin', 'taxi-demo', LIST);
      await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
      await page.getByRole('button', { name: '条件', exact: true }).click();
      expect(await page.getByRole('menuitem').allTextContents()).toEqual(['角色', '数据区域', '状态']);
    });
  });
});

describe('a filter that is chosen by a click', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('takes several values by the box before them, and says how many each finds', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', 'taxi-demo', '/vehicle-manage/vehicle-info');
      await page.locator('tr[data-row]').first().waitFor();
      const total = async () =>
        Number(
          (
            await page
              .getByText(/共 .* 条/)
              .last()
              .innerText()
          ).match(/共 (\S+) 条/)?.[1],
        );
      const all = await total();
      await page.getByRole('button', { name: '条件', exact: true }).click();
      await page.getByRole('menuitem', { name: '状态', exact: true }).click();
      const choice = (name: string) => page.getByRole('menuitem', { name, exact: true });
      const count = async (name: string) => Number(/\d+$/.exec(await choice(name).innerText())?.[0]);
      await expect.poll(() => count('维修')).toBeGreaterThan(0);
      const [repaired, stopped] = [await count('维修'), await count('停运')];
      expect((await Promise.all(['营运', '维修', '停运', '报废'].map(count))).reduce((a, b) => a + b)).toBe(
        all,
      );

      // one after the other, without waiting for the list
      await choice('维修').focus();
      await page.keyboard.press('Space');
      await choice('停运').focus();
      await page.keyboard.press('Space');
      await expect.poll(total).toBe(repaired + stopped);
      // what is chosen here does not count itself out
      expect(await count('营运')).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      const chip = page.getByRole('group', { name: '状态', exact: true });
      await chip.getByText('维修、停运', { exact: true }).waitFor();

      // a click on the word takes this one alone, and is done
      await chip.getByRole('button', { name: '维修、停运' }).click();
      await choice('停运').click();
      await expect.poll(total).toBe(stopped);
      await chip.getByText('停运', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it('says on a tab how many it finds beside what else is asked for', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', 'taxi-demo', '/vehicle-manage/vehicle-info?filter={"state":2}');
    await page.locator('tr[data-row]').first().waitFor();
    const tab = page.getByRole('button', { name: '证件过期' });
    await expect.poll(() => tab.innerText()).toMatch(/\d$/);
    const count = Number(/\d+$/.exec(await tab.innerText())?.[0]);
    await tab.click();
    const shown = () => page.locator('tr[data-row]').count();
    await expect.poll(shown).toBe(Math.min(count, 20));
  });
});

describe('a filter with many choices', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('finds one by typing, also by pinyin, and Enter takes it', async () => {
      const admin = await site().upstream.signIn('admin', 'taxi-demo');
      // the demonstration's own fit into a menu
      for (const companyName of ['武鸣出租', '横州出租'])
        await admin.ask(company.calls.create, { body: { companyName, addressType: '450103' } });
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', 'taxi-demo', '/vehicle-manage/vehicle-info');
      await page.locator('tr[data-row]').first().waitFor();
      const companies = () => page.locator('tr[data-row] [data-cell=companyId]').allInnerTexts();
      await page.getByRole('button', { name: '条件', exact: true }).click();
      await page.getByRole('menuitem', { name: '所属公司', exact: true }).click();
      const field = page.getByRole('dialog', { name: '所属公司' }).getByRole('combobox');
      await field.fill('yongjiang');
      await expect
        .poll(() => page.getByRole('option').allInnerTexts())
        .toEqual([expect.stringMatching(/^南宁市邕江出租汽车有限公司\s*\d*$/)]);
      await field.press('Enter');
      await expect.poll(async () => new Set(await companies()).size).toBe(1);
      await page.getByRole('group', { name: '所属公司' }).getByText('南宁市邕江出租汽车有限公司').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});
