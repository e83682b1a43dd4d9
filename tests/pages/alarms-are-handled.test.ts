/** Alarms: the most urgent first, taken in hand, closed with a reason by key; an SOS is seen and counted at once. */
// @feature alarm
import { expect, it } from 'vitest';
import { alarmCalls, alarmDeskCalls } from '../../src/contract/alarm.ts';
import { alarmTable } from '../../src/upstream/alarm/tables.ts';
import { anAlarm } from '../builders/alarms.ts';
import { connected } from '../journeys/sockets.ts';
import { DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const PAGE = '/monitorDispatch/alarm';

onBothUpstreams((site, isPlain) => {
  it('are taken in hand and closed one after the other', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, PAGE);
    const rows = page.locator('[data-alarm]');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining('超速'),
      expect.stringContaining('疲劳驾驶'),
      expect.stringContaining('驶出区域'),
    ]);
    const pane = page.getByRole('article');
    await pane.getByRole('heading', { name: '超速' }).waitFor();
    await page.keyboard.press('a');
    // what nobody has in hand stands before it now
    await expect.poll(() => rows.filter({ hasText: '超速' }).innerText()).toContain('处理中');
    if (!isPlain) await pane.getByText('受理', { exact: false }).first().waitFor();
    await page.keyboard.press('c');
    await page.getByLabel('处理结果').selectOption('1');
    await page.getByRole('textbox', { name: '说明' }).fill('已电话提醒');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(2);
    await pane.getByRole('heading', { name: '疲劳驾驶' }).waitFor();
    await page.keyboard.press('f');
    const dismiss = page.getByRole('form', { name: '误报' });
    expect(await dismiss.getByRole('button', { name: '误报' }).isDisabled()).toBe(true);
    await dismiss.getByRole('textbox', { name: '说明' }).fill('摄像头误判');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: '已结束' }).click();
    await expect.poll(() => rows.first().innerText()).toMatch(/超速|疲劳驾驶/);
    const stored = await site().upstream.store.db.select().from(alarmTable);
    expect(stored.filter(({ handleRemark }) => handleRemark === '摄像头误判')).toMatchObject([{ state: 3 }]);
    expect(complaints).toEqual([]);
  });

  it('are given to somebody where the upstream knows who may have them', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.getByRole('article').waitFor();
    const assign = page.getByRole('button', { name: /^指派/ });
    if (isPlain) return expect(await assign.count()).toBe(0);
    await assign.click();
    await page.getByLabel('处理人').selectOption({ label: '覃建军' });
    await page.getByRole('form', { name: '指派' }).getByRole('button', { name: '指派' }).click();
    await page.getByRole('article').getByText('指派给 覃建军').waitFor();
  });

  it('are given to nobody while nobody knows who may have them, which is said', async () => {
    if (isPlain) return;
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.getByRole('article').waitFor();
    const list = `**${alarmDeskCalls.listAlarmHandlers.path}?*`;
    await page.route(list, route => route.abort());
    await page.getByRole('button', { name: /^指派/ }).click();
    const told = page.getByRole('alert');
    await told.getByText('可指派的人没有加载出来，这条报警没有指派给任何人').waitFor();
    expect(await told.textContent()).toContain('网络不通');
    await page.unroute(list);
    await told.getByRole('button', { name: '重试' }).click();
    await page.getByLabel('处理人').selectOption({ label: '覃建军' });
    expect(await told.count()).toBe(0);
  });

  it('are closed in a form that is opened before they are known to be in hand', async () => {
    const { page, complaints } = await site().aClerk();
    const { plateNumber: plate } = await anAlarm(site().upstream);
    await signIn(page, 'monitor', DEMO_PASSWORD, PAGE);
    const sos = page.getByRole('article', { name: `一键报警 ${plate}` });
    await sos.waitFor();
    const call = `**${alarmCalls.updateCallthepoliceInfo.path}`;
    let answer = () => {};
    const isAnswered = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route(call, async route => {
      await isAnswered;
      await route.continue();
    });
    await page.keyboard.press('a');
    await page.keyboard.press('c');
    const form = page.getByRole('form', { name: '结案' });
    await form.getByLabel('处理结果').selectOption('4');
    expect(await form.getByRole('button', { name: '结案' }).isDisabled()).toBe(true);
    answer();
    await page.unroute(call);
    await sos.getByText('处理中', { exact: true }).first().waitFor();
    await form.getByRole('button', { name: '结案' }).click();
    await sos.waitFor({ state: 'detached' });
    const stored = await site().upstream.store.db.select().from(alarmTable);
    expect(stored.filter(({ plateNumber }) => plateNumber === plate)).toMatchObject([
      { state: 2, handleResult: 4 },
    ]);
    expect(complaints).toEqual([]);
  });

  it('that are SOS stand before everything, in every window of who sees alarms', async () => {
    const { page, complaints } = await site().aClerk();
    const hearing = connected(page);
    await signIn(page, 'monitor', DEMO_PASSWORD, '/profile/index');
    await hearing;
    const { plateNumber: plate } = await anAlarm(site().upstream);
    const counter = page.getByRole('link', { name: '一键报警，1 条待受理' });
    await counter.waitFor();
    if (!isPlain) await page.getByRole('button', { name: /条未读/ }).waitFor();
    await counter.click();
    const first = page.locator('[data-alarm]').first();
    await expect.poll(() => first.getAttribute('data-sos')).toBe('true');
    expect(await first.innerText()).toContain(plate);
    await page.keyboard.press('a');
    await expect.poll(() => counter.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
