/** Two windows of one person: one rings, the other takes over, and who signs out of one is out of both. */
// @feature push, notifications, session
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CuttingProxy, cuttingProxy } from '../faults/cutting-proxy.ts';
import { aSite, onBothUpstreams, signIn } from './console.ts';
import { connected } from './sockets.ts';

onBothUpstreams(site => {
  let network: CuttingProxy;
  beforeAll(async () => {
    const port = Number(new URL(site().server.url).port);
    network = await cuttingProxy({ port: () => port, bytes: () => null });
  });
  afterAll(() => network.close());

  it('one of two windows rings, and the other one when that closes', async () => {
    const { page: first, context, complaints } = await site().aClerk();
    const firstSocket = connected(first);
    await signIn(first, 'dispatcher');
    await firstSocket;
    const second = await context.newPage();
    const secondSocket = connected(second);
    await second.goto('/profile/index');
    await secondSocket;
    await expect.poll(() => ringing(second)).toMatchObject({ held: 1, waiting: 1 });
    const { by } = await ringing(second);
    await first.close();
    await expect.poll(() => ringing(second)).toMatchObject({ held: 1, waiting: 0 });
    expect((await ringing(second)).by).not.toEqual(by);
    expect(complaints).toEqual([]);
  });

  it('signing out of one ends the connection of the other, and leads both to the form', async () => {
    const { page: first, context } = await site().aClerk();
    await signIn(first, 'monitor', undefined, `${network.url}/`);
    // a window that is not looked at yet opens none
    await expect.poll(() => network.webSockets()).toBe(1);
    const second = await context.newPage();
    await second.goto(`${network.url}/profile/index`);
    await expect.poll(() => network.webSockets()).toBe(2);
    await first.getByRole('button', { name: /用户菜单|覃建军/ }).click();
    await first.getByRole('menuitem', { name: '退出登录' }).click();
    for (const page of [first, second]) await page.locator('input[name="account"]').waitFor();
    await expect.poll(() => network.webSockets()).toBe(0);
    expect(await second.getByRole('dialog').count()).toBe(0);
  });
});

const below = aSite({ BASE_PATH: '/desk' });

it('below a sub-path the connection and its timers run there', async () => {
  const { page, complaints } = await below().aClerk();
  const worker = page.waitForEvent('worker');
  const opened = connected(page);
  await signIn(page, 'dispatcher', undefined, '/desk/');
  const base = `${below().server.url}/desk`;
  expect((await worker).url()).toMatch(`${base}/assets/timer-worker-`);
  const socket = await opened;
  expect(socket.url()).toMatch(`${base.replace('http', 'ws')}/api/admin/webSocket?token=`);
  // the script says so itself once it runs
  expect(await (await worker).evaluate(() => typeof setTimeout)).toBe('function');
  const second = await socket.waitForEvent('framesent');
  expect(second.payload).toBe('{}');
  expect(page.workers()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** Who holds the lock of the one window that rings, and how many wait for it. */
const ringing = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isOurs = ({ name }: LockInfo) => name?.endsWith('.ringing') ?? false;
    return {
      held: held.filter(isOurs).length,
      by: held.filter(isOurs).map(({ clientId }) => clientId),
      waiting: pending.filter(isOurs).length,
    };
  });
