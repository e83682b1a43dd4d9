// @tier full
/** Every decision of a second person about a payment: the focus goes to what waits next, and nothing is decided twice. */
// @feature approval
// @feature outlay
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { outlayCalls } from '../../src/contract/outlay.ts';
import { cashAdjustment } from '../../src/upstream/domain/cash/tables.ts';
import { outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { withdrawalTable } from '../../src/upstream/withdrawal/tables.ts';
import { anOutlay, theOutlay } from '../builders/outlays.ts';
import { setProperty } from '../builders/property.ts';
import type { Person } from '../builders/upstream.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, everyActOf, press } from './desk-acts.ts';

interface AtApprovals {
  page: Page;
  site: Site;
  finance: Person;
  lost: Person;
  /** The payment that is decided. */
  id: string;
}

const FIRST_PAGE = '/dashboard/index';
const ELSEWHERE = '/profile/index';
/** Where one continues: at the next payment, or at the heading that says that nothing is left. */
const NEXT_ITEM = 'main section li button';
const HEADING = 'main section h2';

const items = ({ page }: AtApprovals) => page.getByRole('button', { name: /^(去复核|查看) / });
const dialog = ({ page }: AtApprovals) => page.getByRole('dialog');
const said = (text: RegExp | string) => (at: AtApprovals) => at.page.getByText(text).first().waitFor();

async function atApprovals(site: Site): Promise<AtApprovals> {
  const [finance, lost] = [
    await site.upstream.signIn('finance', DEMO_PASSWORD),
    await site.upstream.signIn('lost', DEMO_PASSWORD),
  ];
  const { page } = await site.aClerk();
  await signIn(page, 'finance', DEMO_PASSWORD, ELSEWHERE);
  await page.waitForURL(`**${ELSEWHERE}`);
  return { page, site, finance, lost, id: '' };
}

type Prepare = (at: AtApprovals, count: number) => Promise<{ id: string }>;

const toApprove: Prepare = ({ site, lost }, count) =>
  anOutlay(
    site.upstream,
    { bizStrId: `to approve ${count}`, amount: 30_000, limit: 20_000 },
    { userId: lost.id, userName: '失物小覃' },
  );
const ofOneself: Prepare = ({ site, finance }, count) =>
  anOutlay(
    site.upstream,
    { bizStrId: `own ${count}`, amount: 30_000, limit: 20_000 },
    { userId: finance.id, userName: '陆文彬' },
  );
/** A reward that was paid and drawn. */
const toAudit: Prepare = async ({ site, lost }, count) => {
  const { db } = site.upstream.store;
  await setProperty(db, 'lost.auditPercent', '100');
  const { id } = await anOutlay(
    site.upstream,
    { bizCode: 2, askedRight: 'lost:reward', bizStrId: `to audit ${count}` },
    { userId: lost.id, userName: '失物小覃' },
  );
  await db.update(outlayTable).set({ state: 1, payTime: Date.now() }).where(eq(outlayTable.id, id));
  return { id };
};

/** So many of them wait on the first page, and the first one has the focus. */
const waiting = (prepare: Prepare, count: number) => async (at: AtApprovals) => {
  const { db } = at.site.upstream.store;
  // those of the samples are none of these
  for (const table of [outlayTable, withdrawalTable, cashAdjustment]) await db.delete(table);
  const made = [];
  for (let number = 0; number < count; number++) made.push(await prepare(at, number));
  at.id = made[0]?.id ?? '';
  await at.page.goto(FIRST_PAGE);
  await expect.poll(() => items(at).count()).toBe(count);
  await items(at).first().focus();
};

/** Opens the first one, and presses buttons of its dialog; a line is filled in before the last. */
const decide = (buttons: readonly string[], why?: string) => async (at: AtApprovals) => {
  await at.page.keyboard.press('Enter');
  for (const [index, name] of buttons.entries()) {
    const button = dialog(at).getByRole('button', { name, exact: true });
    await button.waitFor();
    if (why !== undefined && index === buttons.length - 1) await dialog(at).getByRole('textbox').fill(why);
    await button.focus();
    await at.page.keyboard.press('Enter');
  }
};

/** What is held for ten seconds is sent where the page is left. */
async function sent(at: AtApprovals) {
  const { state } = await theOutlay(at.site.upstream, at);
  await at.page.goto(ELSEWHERE);
  if (state === 0) await expect.poll(async () => (await theOutlay(at.site.upstream, at)).state).not.toBe(0);
}

const approvedAgain: DeskAct<AtApprovals>['server'] = {
  ask: async at => {
    await sent(at);
    return at.finance.ask(outlayCalls.approveOutlay, { body: { id: at.id } });
  },
  refuses: [3002, 'OUTLAY_DECIDED'],
};
const refusedAgain: DeskAct<AtApprovals>['server'] = {
  ask: async at => {
    await sent(at);
    return at.finance.ask(outlayCalls.refuseOutlay, { body: { id: at.id, reason: '金额不符' } });
  },
  refuses: [3002, 'OUTLAY_DECIDED'],
};
const auditedAgain: DeskAct<AtApprovals>['server'] = {
  ask: at => at.finance.ask(outlayCalls.auditOutlay, { body: { id: at.id, isPassed: 1 } }),
  refuses: [3002, 'OUTLAY_AUDITED'],
};

const ACTS: DeskAct<AtApprovals>[] = [
  {
    name: 'one is approved, and the next one waits',
    begin: waiting(toApprove, 2),
    do: decide(['复核并支付']),
    done: said(/^已复核 300/),
    focus: NEXT_ITEM,
    server: approvedAgain,
  },
  {
    name: 'the last one is approved',
    begin: waiting(toApprove, 1),
    do: decide(['复核并支付']),
    done: said('没有待您复核的事项'),
    focus: HEADING,
    gone: '去复核',
    server: approvedAgain,
  },
  {
    name: 'one is refused with a reason',
    begin: waiting(toApprove, 2),
    do: decide(['驳回', '确认驳回'], '金额不符'),
    done: said(/^已驳回，300/),
    focus: NEXT_ITEM,
    server: refusedAgain,
  },
  {
    name: 'one of oneself is taken back',
    begin: waiting(ofOneself, 1),
    do: decide(['撤回', '确认驳回'], '填错'),
    done: said('没有待您复核的事项'),
    focus: HEADING,
    gone: '查看',
    server: refusedAgain,
  },
  {
    name: 'Escape leaves the dialog',
    begin: waiting(toApprove, 1),
    do: async at => {
      await at.page.keyboard.press('Enter');
      await dialog(at).getByRole('button', { name: '复核并支付' }).waitFor();
      await at.page.keyboard.press('Escape');
    },
    done: at => dialog(at).waitFor({ state: 'detached' }),
    focus: NEXT_ITEM,
  },
  {
    name: 'an approval is undone',
    begin: async at => {
      await waiting(toApprove, 1)(at);
      await decide(['复核并支付'])(at);
      await at.page.getByRole('button', { name: '撤销' }).focus();
    },
    do: press('Enter'),
    done: said('已撤销'),
    focus: `${NEXT_ITEM}, ${HEADING}`,
  },
  {
    name: 'a reward passes its audit',
    begin: waiting(toAudit, 2),
    do: decide(['无问题']),
    done: at => expect.poll(() => items(at).count()).toBe(1),
    focus: NEXT_ITEM,
    server: auditedAgain,
  },
  {
    name: 'a reward fails its audit with a note',
    begin: waiting(toAudit, 1),
    do: decide(['有问题，停用申请人的奖励权限'], '司机没有收到'),
    done: said('没有待您复核的事项'),
    focus: HEADING,
    gone: '去复核',
    server: auditedAgain,
  },
  {
    name: 'the provider is asked what became of one',
    begin: async at => {
      const { ports, store } = at.site.upstream;
      await store.db.delete(outlayTable);
      at.id = (await anOutlay(at.site.upstream)).id;
      await store.db.update(outlayTable).set({ attempts: 1 }).where(eq(outlayTable.id, at.id));
      ports.payments.query = async () => ({ state: 'paid', tradeNo: 'T7', payTime: Date.now() });
      await at.page.goto('/finance/outlay');
      await at.page.locator(`tr[data-row="${at.id}"]`).getByRole('button', { name: '查询结果' }).focus();
    },
    do: press('Enter'),
    done: ({ page, id }) => page.locator(`tr[data-row="${id}"]`).getByText('已支付').waitFor(),
    focus: 'tr[data-row], tr[data-row] button',
    gone: '查询结果',
    server: {
      ask: at => at.finance.ask(outlayCalls.queryOutlay, { body: { id: at.id } }),
      refuses: [3002, 'OUTLAY_NOT_SENT'],
    },
  },
];

everyActOf('the payments that wait for a second person', ACTS, atApprovals);
