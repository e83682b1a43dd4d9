// @tier full
/** Every decision about a request of a driver: the focus goes to the next request, and nothing is decided twice. */
// @feature driver
import { eq, ne } from 'drizzle-orm';
import { expect } from 'vitest';
import { driverApprovalCalls, PASSED, PENDING, REJECTED } from '../../src/contract/driver-approval.ts';
import { driverApproval } from '../../src/upstream/domain/fleet/driver-desk.ts';
import type { Person } from '../builders/upstream.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, everyActOf, press } from './desk-acts.ts';

interface AtRequests {
  page: Page;
  site: Site;
  admin: Person;
  /** The request that is decided. */
  id: string;
}

const DESK = '/driver-manage/driver-approval';
const ELSEWHERE = '/profile/index';
const NEXT_ROW = 'li[data-open] button[aria-current]';

const rows = ({ page }: AtRequests) => page.locator('section ol li > button');
const bar = ({ page }: AtRequests) => page.locator('article footer');
const canDecide = (at: AtRequests) =>
  bar(at)
    .getByRole('button', { name: /^通过 ?A?$/ })
    .waitFor();
const said = (text: RegExp | string) => (at: AtRequests) => at.page.getByText(text).first().waitFor();

async function atRequests(site: Site): Promise<AtRequests> {
  const admin = await site.upstream.signIn('admin', DEMO_PASSWORD);
  const { page } = await site.aClerk();
  await signIn(page, 'admin', DEMO_PASSWORD, ELSEWHERE);
  await page.waitForURL(`**${ELSEWHERE}`);
  return { page, site, admin, id: '' };
}

/** The first request that waits is open, with the focus on its row. */
async function open(at: AtRequests) {
  const query = { auditStatus: PENDING, size: 100 } as const;
  const { data } = await at.admin.ask(driverApprovalCalls.listApprovals, { query });
  at.id = data[0]?.id ?? '';
  await at.page.goto(`${DESK}/${at.id}`);
  await canDecide(at);
  await at.page.locator(NEXT_ROW).focus();
}

async function openTheLast(at: AtRequests) {
  await open(at);
  await at.site.upstream.store.db
    .update(driverApproval)
    .set({ auditStatus: REJECTED, auditTime: Date.now() })
    .where(ne(driverApproval.id, at.id));
  await at.page.reload();
  await canDecide(at);
  await at.page.locator(NEXT_ROW).focus();
}

const pressed = (name: RegExp) => async (at: AtRequests) => {
  await bar(at).getByRole('button', { name }).focus();
  await at.page.keyboard.press('Enter');
};
async function rejecting(at: AtRequests) {
  await open(at);
  await pressed(/^拒绝/)(at);
  await bar(at).getByRole('textbox', { name: '其他原因' }).waitFor();
}

/** What is held for ten seconds is sent where the page is left. */
const decidedAgain: DeskAct<AtRequests>['server'] = {
  ask: async ({ page, site, admin, id }) => {
    await page.goto(ELSEWHERE);
    const { db } = site.upstream.store;
    const stateNow = async () =>
      (await db.select().from(driverApproval).where(eq(driverApproval.id, id)))[0]?.auditStatus;
    await expect.poll(stateNow).not.toBe(PENDING);
    return admin.ask(driverApprovalCalls.decideApproval, { body: { id, auditStatus: PASSED } });
  },
  refuses: [3002, 'APPROVAL_DECIDED'],
};

const ACTS: DeskAct<AtRequests>[] = [
  {
    name: 'A passes it',
    begin: open,
    do: press('a'),
    done: said(/^已通过.+的申请/),
    focus: NEXT_ROW,
    server: decidedAgain,
  },
  {
    name: 'A passes it where nothing has the focus',
    begin: async at => {
      await open(at);
      await at.page.locator(NEXT_ROW).blur();
    },
    do: press('a'),
    done: said(/^已通过.+的申请/),
    focus: NEXT_ROW,
    server: decidedAgain,
  },
  {
    name: 'its button passes it',
    begin: open,
    do: pressed(/^通过/),
    done: said(/^已通过.+的申请/),
    focus: NEXT_ROW,
    server: decidedAgain,
  },
  {
    name: 'R and a digit reject it',
    begin: open,
    do: press('r', '2'),
    done: said(/^已拒绝.+的申请/),
    focus: NEXT_ROW,
    server: decidedAgain,
  },
  {
    name: 'a reason that is typed rejects it',
    begin: rejecting,
    do: async at => {
      await bar(at).getByRole('textbox', { name: '其他原因' }).fill('照片与本人不符');
      await at.page.keyboard.press('Enter');
    },
    done: said(/^已拒绝.+的申请/),
    focus: NEXT_ROW,
    server: decidedAgain,
  },
  {
    name: '拒绝 opens the reasons',
    begin: open,
    do: pressed(/^拒绝/),
    done: at =>
      bar(at)
        .getByRole('button', { name: /^证件已过期/ })
        .waitFor(),
    focus: 'article footer li button',
  },
  {
    name: 'Escape leaves the reasons',
    begin: rejecting,
    do: press('Escape'),
    done: canDecide,
    focus: 'article footer button[aria-keyshortcuts=R]',
  },
  {
    name: 'several are passed at once',
    begin: async at => {
      await open(at);
      for (const index of [1, 2]) await at.page.locator('section ol li input').nth(index).check();
      await at.page.getByRole('button', { name: '通过 2 条' }).focus();
    },
    do: press('Enter'),
    done: said('已通过 2 条申请'),
    focus: NEXT_ROW,
    gone: '通过 2 条',
  },
  {
    name: 'U takes a decision back',
    begin: async at => {
      await open(at);
      const before = await rows(at).count();
      await at.page.keyboard.press('a');
      await expect.poll(() => rows(at).count()).toBe(before - 1);
    },
    do: press('u'),
    done: said('已撤销'),
    focus: NEXT_ROW,
  },
  {
    name: 'A passes the last one',
    begin: openTheLast,
    do: press('a'),
    done: said('都审核完了'),
    focus: 'main section button',
    gone: /^通过 ?A?$/,
    server: decidedAgain,
  },
];

everyActOf('the requests of drivers', ACTS, atRequests);
