/** News of one's own account: rung in one window, popped up, and only for who may have them. */
// @feature notifications
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInOnNewDevice } from '../builders/new-device.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from './accessibility.ts';
import { aSite, signIn } from './console.ts';
import { connected } from './sockets.ts';
import { withDesktop } from './with-desktop.ts';

/** Watches the orders; 覃建军, who watches the cars, does not. */
const DISPATCHER = 'dispatcher';

describe('on the reference upstream', () => {
  const site = aSite();

  it('a sign-in on a new device rings once, pops up, and leads to the sign-ins', async () => {
    const { page, context, complaints } = await site().aClerk();
    await context.grantPermissions(['notifications'], { origin: site().server.url });
    await withDesktop(context);
    await witness(context);
    const other = await context.newPage();
    const hearing = [connected(page), connected(other)];
    await signedIn(page, DISPATCHER);
    await other.goto('/dashboard/index');
    await Promise.all(hearing);
    await other.locator('[data-first-page] h1').click();
    await Promise.all([page, other].map(lookAway));
    await signInOnNewDevice(site(), DISPATCHER);
    await bell(page, 1).waitFor();
    await bell(other, 1).waitFor();
    const hear = () => Promise.all([heard(page), heard(other)]);
    // which of the two rings they agree on after both have counted
    await expect.poll(async () => (await hear()).map(({ rung }) => rung).toSorted()).toEqual([0, 1]);
    const both = await hear();
    const shown = both.flatMap(each => each.shown);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.title).toMatch(/^您的账号在新设备上登录：Firefox/);
    expect(shown[0]).toMatchObject({ requireInteraction: true, silent: true });
    const ringing = both[0].rung > 0 ? page : other;
    await ringing.evaluate(() => (window as Witness).shown[0]?.dispatchEvent(new Event('click')));
    await ringing.waitForURL('**/profile/index');
    await noneUnread(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says that sound is off until the first click, on a page nobody has touched', async () => {
    const { page, context } = await site().aClerk();
    await signedIn(page, DISPATCHER);
    const fresh = await context.newPage();
    // whatever playwright looks up in a page counts as a person's act there: it looks at nothing until it is refused
    const refused = fresh.waitForEvent('console', said => /AudioContext was not allowed/.test(said.text()));
    await fresh.goto('/dashboard/index', { waitUntil: 'commit' });
    await refused;
    const chip = fresh.getByRole('button', { name: '声音未开启' });
    await chip.waitFor();
    expect(await violations(fresh)).toEqual([]);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    // whoever wants no sound is told nothing of it
    const quiet = await context.newPage();
    await fresh.getByRole('button', { name: /^通知/ }).click();
    await fresh.getByRole('dialog').getByRole('switch', { name: '提示音' }).uncheck();
    await quiet.goto('/dashboard/index');
    await noneUnread(quiet)
      .or(quiet.getByRole('button', { name: /未读/ }))
      .waitFor();
    expect(await quiet.getByRole('button', { name: '声音未开启' }).count()).toBe(0);
    await fresh.getByRole('dialog').getByRole('switch', { name: '提示音' }).check();
  });

  it('a browser that refuses desktop notifications is explained at the second failure', async () => {
    const { page, context, complaints } = await site().aClerk();
    await withDesktop(context);
    await signedIn(page, DISPATCHER);
    const enable = page.getByRole('button', { name: '开启桌面通知' });
    await enable.click();
    await page.getByRole('alert').getByText('开启失败，请重试').waitFor();
    await enable.click();
    const help = page.getByRole('dialog', { name: '如何允许桌面通知' });
    for (const browser of ['Chrome', 'Edge', 'Firefox'])
      await help.getByRole('heading', { name: browser }).waitFor();
    await help.getByText(site().server.url).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await context.grantPermissions(['notifications'], { origin: site().server.url });
    await page.reload();
    await noneUnread(page)
      .or(page.getByRole('button', { name: /未读/ }))
      .waitFor();
    await expect.poll(() => enable.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('only who watches the orders has the button', async () => {
    const { page } = await site().aClerk();
    await signedIn(page, 'auditor');
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: '开启桌面通知' }).count()).toBe(0);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ UPSTREAM_PLAIN: '1' });

  it('there is no bell that could never ring', async () => {
    const { page } = await site().aClerk();
    await signedIn(page, 'ad');
    for (const name of [/^通知/, '声音未开启', '开启桌面通知'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
  });
});

interface Heard {
  rung: number;
  shown: { title: string; requireInteraction: boolean; silent: boolean | null }[];
}

type Witness = typeof window & { rung: number; shown: Notification[] };

/** Notes what the browser is made to sound and to show; it does both all the same. */
async function witness(context: BrowserContext) {
  await context.addInitScript(() => {
    const here = window as Witness;
    here.rung = 0;
    here.shown = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      // two strokes are one sound
      here.rung += 0.5;
      start.call(this, when);
    };
    const Native = Notification;
    here.Notification = class extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        here.shown.push(this);
      }
    };
  });
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { rung, shown } = window as Witness;
    const told = shown.map(({ title, requireInteraction, silent }) => ({
      title,
      requireInteraction,
      silent,
    }));
    return { rung, shown: told };
  });

/** As if another window lay over this one. */
const lookAway = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `通知，${unread} 条未读`, exact: true });
const noneUnread = (page: Page) => page.getByRole('button', { name: '通知', exact: true });

async function signedIn(page: Page, account: string) {
  await signIn(page, account);
  await page.locator('[data-first-page] h1').waitFor();
}
