/** Each act of the dispatch desk, for the table over all acts of all desks. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../src/upstream/core/context.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aDispatchDesk, aMobile, type DispatchDesk, inRealTime } from '../builders/dispatch-desk.ts';
import { KNOWN_PLACE, putKnownPlace } from '../builders/visited-places.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, press } from './desk-acts.ts';

interface AtDesk {
  page: Page;
  db: Db;
  desk: DispatchDesk;
  /** The order that is acted on. */
  id: string;
  driverId: string;
}

const DESK = '/monitorDispatch/PlaceOrder';
/** Where one continues: at the order, in the queue, or in what was opened. */
const ORDER = '[data-handled] h2';
const QUEUE = '[role=listbox]';
const AT_WORK = `${ORDER}, ${QUEUE}`;
const inPanel = (name: string) => `[data-handled] button[aria-label="${name}"], [data-handled] button`;

const card = ({ page, id }: AtDesk) => page.locator(`[data-order="${id}"]`);
const panel = ({ page }: AtDesk) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: '订单分类' }).getByRole('button', { name });
const field = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);
const foot = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });

export async function atDispatchDesk(site: Site): Promise<AtDesk> {
  await putKnownPlace(site.upstream.store.db);
  const desk = await aDispatchDesk(inRealTime(site.upstream));
  const { page } = await site.aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(page, 'dispatcher', DEMO_PASSWORD, DESK);
  await page.getByRole('group', { name: '订单分类' }).waitFor();
  return { page, db: site.upstream.store.db, desk, id: '', driverId: '' };
}

/** Nothing is open but the queue. */
async function cleared({ page }: AtDesk) {
  while (
    new URL(page.url()).searchParams.has('orderId') ||
    (await page.locator('[data-aside], form').count())
  )
    await page.keyboard.press('Escape');
}

/** Of a long queue only what is in sight is drawn: what earlier acts have left is over. */
async function emptied({ db }: AtDesk) {
  const [waiting, cancelled] = [1, 7] as const;
  await db.update(taxiOrder).set({ mainStatus: cancelled }).where(eq(taxiOrder.mainStatus, waiting));
}

/** One that waits is open, and there is a taxi for it. */
async function aWaitingOne(at: AtDesk) {
  await cleared(at);
  await emptied(at);
  at.driverId = (await at.desk.aTaxi({ metres: 60 })).driverId;
  at.id = (await at.desk.order()).id;
  await tab(at.page, '等待').click();
  await card(at).click();
  await at.page.locator(`[data-handled="${at.id}"]`).waitFor();
}

async function withCandidates(at: AtDesk) {
  await aWaitingOne(at);
  await at.page.locator('[data-candidate] [aria-keyshortcuts="1"]').first().waitFor({ state: 'attached' });
}

/** One that its driver has taken is open. */
async function anOngoingOne(at: AtDesk) {
  await cleared(at);
  await emptied(at);
  at.driverId = (await at.desk.aTaxi({ metres: 60 })).driverId;
  at.id = (await at.desk.order()).id;
  await at.desk.assign(at.id, at.driverId);
  await at.desk.accept(at.id, at.driverId);
  await tab(at.page, '进行中').click();
  await card(at).click();
  await panel(at).getByRole('button', { name: '改派' }).waitFor();
}

const assigned = (at: AtDesk) =>
  card(at)
    .getByText(/等待接单/)
    .waitFor();
const gone = (selector: string) => (at: AtDesk) =>
  at.page.locator(selector).first().waitFor({ state: 'detached' });
const there = (selector: string) => (at: AtDesk) => at.page.locator(selector).first().waitFor();
const said = (text: string | RegExp) => (at: AtDesk) => at.page.getByText(text).first().waitFor();

async function fillOrder({ page }: AtDesk, mobile: string) {
  await page.keyboard.press('Alt+n');
  await field(page, 'mobile').fill(mobile);
  await field(page, 'origin').fill(KNOWN_PLACE.pinyin);
  // an order of the queue is an option with that place, too
  await page.getByRole('option', { name: `${KNOWN_PLACE.name} 兴宁区` }).click();
}

/** By its button, which asks for something first. */
const byForm =
  (button: string, ...keys: string[]) =>
  async (at: AtDesk) => {
    const opener = panel(at).getByRole('button', { name: button }).first();
    await opener.focus();
    await at.page.keyboard.press('Enter');
    const form = panel(at).getByRole('form');
    await form.waitFor();
    for (const key of keys) {
      await at.page.keyboard.press(key);
      if (/^\d$/.test(key)) await form.locator('[aria-pressed=true]').first().waitFor();
    }
  };

const created = (name: string, key: string): DeskAct<AtDesk> => {
  let mobile = '';
  return {
    name,
    begin: async at => {
      await cleared(at);
      mobile = aMobile();
      await fillOrder(at, mobile);
    },
    do: press(key),
    done: there('[data-handled]'),
    focus: ORDER,
    again: {
      do: async at => {
        await fillOrder(at, mobile);
        await at.page.keyboard.press(key);
      },
      refused: /此号 10 分钟内已有订单/,
    },
  };
};

export const DISPATCH_ACTS: DeskAct<AtDesk>[] = [
  {
    name: 'G, G assigns all pairs',
    isSample: true,
    begin: async at => {
      for (const metres of [60, 900]) await at.desk.aTaxi({ metres });
      for (let count = 0; count < 2; count++) at.id = (await at.desk.order()).id;
      await card(at).waitFor();
      await at.page.locator('[aria-keyshortcuts="G"]').waitFor();
    },
    do: async at => {
      await at.page.keyboard.press('g');
      await at.page.getByRole('form', { name: '按配对指派' }).waitFor();
      await at.page.keyboard.press('g');
    },
    done: assigned,
    focus: QUEUE,
    again: { refused: /没有可批量指派的订单/, do: press('g') },
  },
  {
    name: 'U takes them back',
    isSample: true,
    begin: async () => {},
    do: press('u'),
    done: said('已撤回 2 单的指派'),
    focus: QUEUE,
    again: { refused: /没有可撤回的指派/ },
  },
  {
    name: 'Alt+N opens a new order',
    begin: cleared,
    do: press('Alt+n'),
    done: there('form input[name="mobile"]'),
    focus: 'input[name="mobile"]',
  },
  {
    name: 'Escape leaves it',
    begin: cleared,
    do: press('Alt+n', 'Escape'),
    done: gone('form'),
    focus: QUEUE,
  },
  {
    name: 'Escape leaves it, with an order under it',
    begin: aWaitingOne,
    do: press('Alt+n', 'Escape'),
    done: gone('form'),
    focus: AT_WORK,
  },
  {
    name: 'Escape leaves an order',
    begin: aWaitingOne,
    do: press('Escape'),
    done: gone('[data-handled]'),
    focus: QUEUE,
  },
  created('Ctrl+Enter creates an order', 'Control+Enter'),
  created('Ctrl+S creates an order', 'Control+s'),
  {
    name: 'a digit offers',
    isSample: true,
    begin: withCandidates,
    do: press('1'),
    done: at => card(at).getByText('推送 1 / 已读 0').waitFor(),
    focus: AT_WORK,
    // by the page or, where it has not heard of the offer yet, by the server
    again: { refused: /现在不能推送|该司机不在线、不空闲/ },
  },
  {
    name: 'B offers to all',
    begin: withCandidates,
    do: press('b'),
    done: at =>
      card(at)
        .getByText(/推送 \d+ \/ 已读 0/)
        .waitFor(),
    focus: AT_WORK,
    again: { refused: /范围内没有可推送的车辆/ },
  },
  {
    name: 'Shift and a digit assigns',
    isSample: true,
    begin: withCandidates,
    do: press('Shift+1'),
    done: assigned,
    focus: AT_WORK,
    again: { refused: /的订单不能指派/ },
  },
  {
    name: 'A assigns the first',
    begin: withCandidates,
    do: press('a'),
    done: assigned,
    focus: AT_WORK,
    again: { refused: /的订单不能指派/ },
  },
  {
    name: 'the button of a row assigns',
    begin: withCandidates,
    do: async at => {
      const button = at.page.locator('[data-candidate]').first().getByRole('button', { name: '指派' });
      await button.focus();
      await at.page.keyboard.press('Enter');
    },
    done: assigned,
    focus: ORDER,
    again: { do: press('a'), refused: /的订单不能指派/ },
  },
  {
    name: '销单',
    isSample: true,
    begin: aWaitingOne,
    do: byForm('销单', '2', 'Enter'),
    done: at => card(at).waitFor({ state: 'detached' }),
    focus: ORDER,
    gone: '销单',
  },
  {
    name: '改派',
    isSample: true,
    begin: anOngoingOne,
    do: byForm('改派', '1', 'Enter'),
    done: at => card(at).waitFor({ state: 'detached' }),
    focus: ORDER,
    gone: '改派',
  },
  {
    name: '确认到达',
    begin: anOngoingOne,
    do: byForm('确认到达', 'Control+Enter'),
    done: gone('[data-handled] form'),
    focus: `${ORDER}, ${inPanel('确认到达')}`,
    again: { do: async () => {}, refused: /的订单不能确认到达/ },
  },
  {
    name: '改单',
    begin: aWaitingOne,
    do: async at => {
      await byForm('改单')(at);
      await panel(at).getByRole('textbox', { name: '备注' }).fill('在北门等');
      await at.page.keyboard.press('Control+s');
    },
    done: gone('[data-handled] form'),
    focus: inPanel('改单'),
  },
  {
    name: '圈选找车',
    begin: cleared,
    do: ({ page }) => foot(page, '圈选找车').click(),
    done: there('[data-aside=circle]'),
    focus: '[data-aside=circle] input',
  },
  {
    name: 'Escape leaves 圈选',
    begin: async at => {
      await cleared(at);
      await foot(at.page, '圈选找车').click();
    },
    do: press('Escape'),
    done: gone('[data-aside]'),
    focus: `${QUEUE}, footer button`,
  },
  {
    name: '交接班 is written',
    begin: async at => {
      await cleared(at);
      await foot(at.page, '交接班').click();
      await at.page.getByRole('textbox', { name: '交接内容' }).fill('北广场封路');
    },
    do: press('Control+s'),
    done: ({ page }) => page.getByRole('listitem').filter({ hasText: '北广场封路' }).first().waitFor(),
    focus: '[data-aside=handover] textarea',
  },
  {
    name: 'Escape leaves 交接班, and the note is kept',
    begin: async at => {
      await cleared(at);
      await foot(at.page, '交接班').click();
      await at.page.getByRole('textbox', { name: '交接内容' }).fill('没写完');
    },
    do: press('Escape'),
    done: async at => {
      await gone('[data-aside]')(at);
      await foot(at.page, '交接班').click();
      await expect.poll(() => at.page.getByRole('textbox', { name: '交接内容' }).inputValue()).toBe('没写完');
      await at.page.keyboard.press('Escape');
      await gone('[data-aside]')(at);
    },
    focus: `${QUEUE}, footer button`,
  },
];
