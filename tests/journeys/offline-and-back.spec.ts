/** The network goes and comes back, and sessions end from elsewhere: what a clerk sees, without pressing anything. */
// @feature push
import type { Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { onlineCalls } from '../../src/contract/online.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { IS_FULL } from '../builders/tier.ts';
import { type CuttingProxy, cuttingProxy } from '../faults/cutting-proxy.ts';
import { violations } from './accessibility.ts';
import { type Clerk, DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from './console.ts';

const LIST = '/system-manage/admin-user';
const FORM = '/system-manage/admin-user/1010';

onBothUpstreams(
  (site, isReference) => {
    let network: CuttingProxy;
    beforeAll(async () => {
      const port = Number(new URL(site().server.url).port);
      network = await cuttingProxy({ port: () => port, bytes: () => null });
    });
    afterAll(() => network.close());

    // that the network is away is the same before every upstream
    if (isReference || IS_FULL) {
      it('a cut that is soon mended is not worth a word', async () => {
        const { page, sockets } = await aListener(site(), LIST, network.url);
        await page.getByRole('row').nth(3).waitFor();
        const words = page.getByText('正在重新连接');
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
        network.cutAll();
        await expect.poll(() => sockets[0]?.isClosed()).toBe(true);
        // the page's time stands still while the network takes its own
        await page.clock.runFor(1);
        await page.clock.runFor(5_000);
        await expect.poll(() => sockets.length).toBe(2);
        await opening(sockets[1]);
        expect(await words.count()).toBe(0);
        await page.clock.runFor(10_000);
        expect(await words.count()).toBe(0);
      });

      it('while nothing is heard a banner says so and since when; afterwards what is shown is fresh', async () => {
        const { page } = await aListener(site(), LIST, network.url);
        await page
          .getByRole('row', { name: /1010|梁/ })
          .first()
          .waitFor();
        const rows = await page.getByRole('row').count();
        network.setDown(true);
        const renamed = `梁在离线时${Date.now() % 1_000}`;
        await rename(site(), '1010', renamed);
        const banner = page.getByRole('status').filter({ hasText: '正在重新连接' });
        await expect
          .poll(async () => {
            await page.clock.runFor(1_000);
            return banner.count();
          })
          .toBe(1);
        await banner.getByText(/自 \d\d:\d\d 起断开，离线期间收不到订单和失物消息/).waitFor();
        expect(await page.getByRole('row').count()).toBe(rows);
        expect(await violations(page)).toEqual([]);

        network.setDown(false);
        await expect
          .poll(async () => {
            await page.clock.runFor(1_000);
            return banner.count();
          })
          .toBe(0);
        await page.getByText(renamed).first().waitFor();
      });

      it('without any network the banner asks to look after it, and goes when there is one', async () => {
        const { page, context } = await aListener(site(), LIST);
        const banner = page.getByRole('status').filter({ hasText: '您已离线，请检查网络' });
        await context.setOffline(true);
        await page.clock.runFor(2_000);
        await banner.waitFor();
        await page.setViewportSize({ width: 360, height: 780 });
        expect(await violations(page)).toEqual([]);
        await context.setOffline(false);
        await expect
          .poll(async () => {
            await page.clock.runFor(1_000);
            return banner.count();
          })
          .toBe(0);
      });
    }

    if (isReference) {
      it('who is forced out sees it at once and why, in all windows; signing in in one is enough', async () => {
        const { page, context } = await aListener(site(), '/dashboard/index', undefined, 'dispatcher');
        const other = await context.newPage();
        const others = socketsOf(other);
        await other.goto('/profile/index');
        await expect.poll(() => others.length).toBe(1);
        await opening(others[0]);
        const admin = await login(site());
        const { url } = site().server;
        const query = { account: 'dispatcher' };
        const { data: online } = await askAt(url, onlineCalls.listOnline, { query }, admin.token);
        await Promise.all(
          online.map(({ sessionId }) =>
            askAt(url, onlineCalls.forceLogout, { body: { sessionId } }, admin.token),
          ),
        );
        for (const window of [page, other]) {
          await window.getByRole('dialog', { name: '退出' }).getByText('管理员让您下线了').waitFor();
          // no word about the network on top of it
          expect(await window.getByText('正在重新连接').count()).toBe(0);
        }
        expect(await violations(page)).toEqual([]);
        const sockets = socketsOf(page);
        await page.locator('#again-password').fill(DEMO_PASSWORD);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await other.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => sockets.length).toBe(1);
        await opening(sockets[0]);
      });
    }

    // one upstream says why it hangs up, the other only does; and nobody else has this password afterwards
    it('whose password is reset is asked to sign in again at once, and keeps what he typed', async () => {
      const { page } = await aListener(site(), FORM);
      const jobNo = page.getByRole('textbox', { name: '工号', exact: true });
      await jobNo.fill('NN-901');
      const admin = await login(site());
      const reset = { body: { userId: admin.id } };
      const { data } = await askAt(site().server.url, accessCalls.resetPassword, reset, admin.token);
      const box = page.getByRole('dialog', { name: '退出' });
      // a plain upstream only hangs up: the console asks what is the matter
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return box.count();
        })
        .toBe(1);
      await page.locator('#again-password').fill(String(data.password));
      await page.keyboard.press('Enter');
      await page.locator('#new-password').fill('green-hill-tram');
      await page.locator('#repeat-password').fill('green-hill-tram');
      // what is told goes again after some seconds
      const told = page.getByText('已重新登录', { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await told;
      await box.waitFor({ state: 'detached' });
      // nothing was pressed, and the window does not answer its own news
      await page.clock.runFor(1_000);
      expect(await page.getByText('请再操作一次').count()).toBe(0);
      expect(await jobNo.inputValue()).toBe('NN-901');
    });
  },
  { isOwn: true },
);

interface Listening extends Clerk {
  sockets: WebSocket[];
}

/** A clerk at a page whose connection stands. Its waiting is the window's, so that the test turns the clock. */
async function aListener(
  site: Site,
  target: string,
  baseURL = site.server.url,
  account = 'admin',
): Promise<Listening> {
  const clerk = await site.aClerk({ baseURL });
  const { page, context } = clerk;
  await context.route('**/timer-worker-*.js', route => route.abort());
  await page.clock.install();
  const sockets = socketsOf(page);
  await signIn(page, account, DEMO_PASSWORD, target);
  await expect.poll(() => sockets.length).toBe(1);
  await opening(sockets[0]);
  return { ...clerk, sockets };
}

function socketsOf(page: Page): WebSocket[] {
  const sockets: WebSocket[] = [];
  page.on('websocket', socket => {
    socket.on('framereceived', () => answered.add(socket));
    sockets.push(socket);
  });
  return sockets;
}

const answered = new WeakSet<WebSocket>();

/** The upstream has answered the first heartbeat. */
const opening = (socket: WebSocket | undefined) =>
  expect.poll(() => socket !== undefined && answered.has(socket)).toBe(true);

async function login({ server }: Site) {
  const body = { account: 'admin', password: DEMO_PASSWORD };
  return (await askAt(server.url, sessionCalls.login, { body })).data;
}

async function rename(site: Site, userId: string, userName: string) {
  const { token } = await login(site);
  const answer = await askAt(
    site.server.url,
    accessCalls.updateAdminUser,
    { body: { userId, userName } },
    token,
  );
  expect(answer.errCode, answer.message).toBe(0);
}
