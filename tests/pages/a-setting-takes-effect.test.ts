/** An administrator sets what the product reads: judged at the field, in effect at once, brought back when it was wrong. */
// @feature property
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const SETTINGS = '/system-manage/system-config';

const site = aSite();

let mine: Page;
let theirs: Page;
beforeAll(async () => {
  mine = (await site().aClerk()).page;
  theirs = (await site().aClerk()).page;
});

async function open(page: Page) {
  await signIn(page, 'admin', 'taxi-demo', SETTINGS);
  await page.getByRole('link', { name: '密码错误上限' }).click();
  await page.getByRole('heading', { name: '密码错误上限' }).waitFor();
}
const value = (page: Page) => page.getByRole('spinbutton', { name: '值', exact: true });

it('a value out of its bounds is refused at the field', async () => {
  await open(mine);
  await value(mine).fill('21');
  await mine.keyboard.press('Control+s');
  await mine.getByText('不在允许范围内').waitFor();
});

it('a good one holds from now on, and the list shows the default beside', async () => {
  await open(theirs);
  await value(theirs).fill('9');
  await value(mine).fill('7');
  await mine.keyboard.press('Control+s');
  await mine.getByText('已保存，各进程立即生效').waitFor();
  await mine.goto(SETTINGS);
  const row = mine.getByRole('listitem').filter({ hasText: 'login.maxFail' });
  await row.getByText('7 次').waitFor();
  await row.getByText('已改，默认 5 次').waitFor();
});

it('who was slower is shown the difference', async () => {
  await theirs.keyboard.press('Control+s');
  const dialog = theirs.getByRole('dialog');
  await dialog.getByText('这条记录已被他人修改').waitFor();
  expect(await dialog.textContent()).toContain('7 次');
});

it('a secret is saved and never shown', async () => {
  await mine.goto(`${SETTINGS}/create`);
  await mine.getByRole('textbox', { name: '参数名' }).fill('map.key');
  await mine.getByRole('textbox', { name: '分组' }).fill('地图');
  await mine.getByRole('combobox', { name: '类型' }).selectOption('secret');
  await mine.getByLabel('新的密文').fill('hidden-word');
  await mine.getByRole('button', { name: '新增', exact: true }).click();
  await mine.getByRole('heading', { name: 'map.key' }).waitFor();
  await mine.getByText('已设置，不显示').first().waitFor();
  expect(await mine.content()).not.toContain('hidden-word');
});
