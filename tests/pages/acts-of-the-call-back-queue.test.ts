/** Every act about a number to call back: the focus stays in the queue, and the act is not done twice. */
// @feature call
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { callCentreCalls } from '../../src/contract/call-centre.ts';
import { callBack } from '../../src/upstream/domain/calls/tables.ts';
import { aCallAt } from '../builders/ringing.ts';
import type { Person } from '../builders/upstream.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, everyActOf } from './desk-acts.ts';

interface AtQueue {
  page: Page;
  site: Site;
  agent: Person;
  admin: Person;
  /** The number that is acted on. */
  id: string;
}

const DESK = '/callcenter/desk';
const NUMBERS = ['13877019001', '13877019002'] as const;
const ROW_BUTTON = '[data-call-back] button';

const row = ({ page, id }: AtQueue) => page.locator(`[data-call-back="${id}"]`);
const button = (at: AtQueue, name: string) =>
  row(at).locator('footer').getByRole('button', { name, exact: true });
const actOn = (by: Person, { id }: AtQueue, body: object) =>
  by.ask(callCentreCalls.actOnCallBack, { body: { id, ...body } as never });

async function atQueue(site: Site): Promise<AtQueue> {
  const [agent, admin] = [
    await site.upstream.signIn('agent', DEMO_PASSWORD),
    await site.upstream.signIn('admin', DEMO_PASSWORD),
  ];
  const { page } = await site.aClerk();
  await signIn(page, 'agent', DEMO_PASSWORD, '/profile/index');
  await page.waitForURL('**/profile/index');
  return { page, site, agent, admin, id: '' };
}

/** These numbers have called in vain, the first one longest. */
const missed =
  (numbers: readonly string[], prepare: (at: AtQueue) => Promise<unknown> = async () => {}) =>
  async (at: AtQueue) => {
    const { store } = at.site.upstream;
    await store.db.delete(callBack);
    for (const callno of numbers) {
      const report = aCallAt({ clock: Date.now, store }, { callno });
      for (const kind of ['enter', 'queue', 'end'] as const) await report(kind);
    }
    const [first] = await store.db.select().from(callBack).orderBy(asc(callBack.id));
    at.id = first?.id ?? '';
    await prepare(at);
    await at.page.goto(DESK);
    await row(at).waitFor();
  };
const claimedBy = (who: 'agent' | 'admin') => (at: AtQueue) => actOn(at[who], at, { act: 'claim' });

const pressed = (name: string) => async (at: AtQueue) => {
  await button(at, name).focus();
  await at.page.keyboard.press('Enter');
};
/** Its form asks why. */
const withReason = (name: string) => async (at: AtQueue) => {
  await pressed(name)(at);
  await row(at).getByRole('form', { name }).getByRole('textbox', { name: '原因' }).fill('号码有误');
  await at.page.keyboard.press('Enter');
};

const giveUpAgain: DeskAct<AtQueue>['server'] = {
  ask: at => actOn(at.agent, at, { act: 'giveUp', reason: '号码有误' }),
  refuses: [3002, 'CALL_BACK_OVER'],
};

const ACTS: DeskAct<AtQueue>[] = [
  {
    name: '认领',
    isSample: true,
    begin: missed(NUMBERS),
    do: pressed('认领'),
    done: at => button(at, '放回').waitFor(),
    focus: ROW_BUTTON,
    server: {
      ask: at => actOn(at.admin, at, { act: 'claim' }),
      refuses: [3002, 'TAKEN_OVER_WITHOUT_REASON'],
    },
  },
  {
    name: '放回',
    isSample: true,
    begin: missed(NUMBERS, claimedBy('agent')),
    do: pressed('放回'),
    done: at => button(at, '认领').waitFor(),
    focus: ROW_BUTTON,
    server: {
      ask: at => actOn(at.agent, at, { act: 'release' }),
      refuses: [3002, 'CALL_BACK_NOT_CLAIMED'],
    },
  },
  {
    name: '接手',
    begin: missed(NUMBERS, claimedBy('admin')),
    do: withReason('接手'),
    done: at => button(at, '放回').waitFor(),
    focus: ROW_BUTTON,
    gone: '接手',
    server: {
      ask: at => actOn(at.admin, at, { act: 'release' }),
      refuses: [3002, 'HELD_BY_ANOTHER'],
    },
  },
  {
    name: '放弃回拨',
    begin: missed(NUMBERS),
    do: withReason('放弃回拨'),
    done: at => row(at).waitFor({ state: 'detached' }),
    focus: ROW_BUTTON,
    server: giveUpAgain,
  },
  {
    name: '放弃回拨 of the last one',
    begin: missed(NUMBERS.slice(0, 1)),
    do: withReason('放弃回拨'),
    done: ({ page }) => page.getByText('没有待回拨的号码').waitFor(),
    focus: 'section h2',
    gone: '放弃回拨',
    server: giveUpAgain,
  },
  {
    name: 'a second press on 放弃回拨 shuts its form',
    begin: missed(NUMBERS),
    do: async at => {
      await pressed('放弃回拨')(at);
      await row(at).getByRole('textbox', { name: '原因' }).waitFor();
      await pressed('放弃回拨')(at);
    },
    done: at => expect.poll(() => row(at).getByRole('textbox').count()).toBe(0),
    focus: ROW_BUTTON,
  },
];

everyActOf('the queue of numbers to call back', ACTS, atQueue);
