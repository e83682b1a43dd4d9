// @tier full
/** Every act about a complaint and about a found item: the focus goes to the next act, and none is done twice. */
// @feature complaint
// @feature lost-found
import { eq } from 'drizzle-orm';
import { type Complaint, complaintCalls } from '../../src/contract/complaint.ts';
import type { ComplaintState } from '../../src/contract/complaint-states.ts';
import { foundItemCalls } from '../../src/contract/found-item.ts';
import { MISTAKEN, WITH_POLICE } from '../../src/contract/found-states.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { ANSWERED, aComplaintThatIs, act, addComplaint } from '../builders/complaints.ts';
import { aFoundItem, link, unlink } from '../builders/found-items.ts';
import { aLostCase, doWithCase } from '../builders/lost-cases.ts';
import type { Person } from '../builders/upstream.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, everyActOf } from './desk-acts.ts';

interface AtRecord {
  page: Page;
  site: Site;
  by: Person;
  admin: Person;
  /** The record that is acted on, and another one that the act is about. */
  id: string;
  otherId: string;
}

const BUTTON = 'main button';
/** Where nothing is left to be done, the words that say so. */
const WHY = 'main small[data-focus-next]';

const atRecords =
  (account: string) =>
  async (site: Site): Promise<AtRecord> => {
    const by = await site.upstream.signIn(account, DEMO_PASSWORD);
    const admin = await site.upstream.signIn('admin', DEMO_PASSWORD);
    const { page } = await site.aClerk();
    await signIn(page, account, DEMO_PASSWORD, '/profile/index');
    await page.waitForURL('**/profile/index');
    return { page, site, by, admin, id: '', otherId: '' };
  };

const button = ({ page }: AtRecord, name: string) => page.getByRole('button', { name, exact: true }).first();
const said = (text: RegExp | string) => (at: AtRecord) => at.page.getByText(text).first().waitFor();
const group = ({ page }: AtRecord, name: string) => page.getByRole('group', { name, exact: true });

/** By its button, and by that of its form once that is filled in. */
const doIt =
  (
    name: string,
    texts: Readonly<Record<string, string>> = {},
    choices: Readonly<Record<string, string>> = {},
  ) =>
  async (at: AtRecord) => {
    await button(at, name).focus();
    await at.page.keyboard.press('Enter');
    const asked = [...Object.keys(texts), ...Object.keys(choices)];
    if (asked.length === 0) return;
    for (const [label, text] of Object.entries(texts))
      await group(at, name).getByRole('textbox', { name: label }).fill(text);
    for (const [label, option] of Object.entries(choices))
      await group(at, name).getByRole('combobox', { name: label }).selectOption({ label: option });
    await group(at, name).getByRole('button', { name, exact: true }).focus();
    await at.page.keyboard.press('Enter');
  };

const openComplaint = async (at: AtRecord, about: Complaint) => {
  at.id = about.id;
  await at.page.goto(`/monitorDispatch/complaint/${at.id}`);
  await button(at, '受理').waitFor();
};
const aComplaint = (state: ComplaintState) => async (at: AtRecord) =>
  openComplaint(at, await aComplaintThatIs(at.by, state));

const complaintAgain = (body: object, reason: string): DeskAct<AtRecord>['server'] => ({
  ask: ({ by, id }) => by.ask(complaintCalls.actOnComplaint, { body: { id, ...body } as never }),
  refuses: [3002, reason],
});
const REPLY = ['答复', { 答复内容: '已致歉' }, { 责任认定: '司机有责' }] as const;

const COMPLAINT_ACTS: DeskAct<AtRecord>[] = [
  {
    name: '受理',
    begin: aComplaint(0),
    do: doIt('受理'),
    done: said('已受理，10 天内答复'),
    focus: BUTTON,
    gone: '受理',
    server: complaintAgain({ act: 'accept' }, 'COMPLAINT_NOT_TO_ACCEPT'),
  },
  {
    name: '答复',
    begin: aComplaint(1),
    do: doIt(...REPLY),
    done: said('已答复，等待回访'),
    focus: BUTTON,
    gone: '答复',
    server: complaintAgain(ANSWERED, 'COMPLAINT_NOT_INVESTIGATED'),
  },
  {
    name: '结案',
    begin: aComplaint(2),
    do: doIt('结案', {}, { 回访结果: '满意' }),
    done: said('结案 · 满意'),
    focus: BUTTON,
    gone: '结案',
    server: complaintAgain({ act: 'close', visitResult: 1 }, 'COMPLAINT_NOT_TO_VISIT'),
  },
  {
    name: '驳回',
    begin: aComplaint(1),
    do: doIt('驳回', { 理由: '不属服务质量' }),
    done: said('已驳回，不再处理'),
    focus: WHY,
    gone: '驳回',
    server: complaintAgain({ act: 'reject', reason: '不属服务质量' }, 'COMPLAINT_NOT_REJECTABLE'),
  },
  {
    name: '重启',
    begin: aComplaint(3),
    do: doIt('重启', { 理由: '投诉人不满意' }),
    done: said('已重启，10 天内答复'),
    focus: BUTTON,
    gone: '重启',
    server: complaintAgain({ act: 'reopen', reason: '投诉人不满意' }, 'COMPLAINT_NOT_REOPENABLE'),
  },
  {
    name: '附上行程',
    begin: async at => {
      const { db } = at.site.upstream.store;
      const [order] = await db.select().from(taxiOrder).where(eq(taxiOrder.mainStatus, 3)).limit(1);
      at.otherId = order?.id ?? '';
      await openComplaint(at, (await addComplaint(at.by, { orderId: at.otherId })).data);
      await at.page
        .getByRole('button', { name: /^附上行程 / })
        .first()
        .focus();
    },
    do: ({ page }) => page.keyboard.press('Enter'),
    done: said('已附上行程'),
    focus: 'main button, main a',
    server: {
      ask: ({ by, id, otherId }) =>
        by.ask(complaintCalls.attachRide, { body: { complaintId: id, orderId: otherId } }),
      refuses: [3004, 'RIDE_ATTACHED'],
    },
  },
  {
    name: '答复 is refused where a colleague has rejected it meanwhile',
    begin: async at => {
      const about = await aComplaintThatIs(at.by, 1);
      await openComplaint(at, about);
      const { path } = complaintCalls.actOnComplaint;
      await at.page.route(`**${path}`, async route => {
        await at.page.unroute(`**${path}`);
        await act(at.admin, about, { act: 'reject', reason: '重复投诉' });
        await route.continue();
      });
    },
    do: doIt(...REPLY),
    done: ({ page }) => page.locator('main [role=alert]').first().waitFor(),
    focus: `${WHY}, ${BUTTON}`,
    gone: '答复',
    server: complaintAgain(ANSWERED, 'COMPLAINT_NOT_INVESTIGATED'),
  },
];

everyActOf('the complaints', COMPLAINT_ACTS, atRecords('agent'));

let pairs = 0;
/** An item, and a case in hand that it fits. */
async function aFittingItem(at: AtRecord) {
  const goods = { goodsName: `红色雨伞${++pairs}`, goodsType: 6 };
  const { id } = await aLostCase(at.by, { ...goods, downTime: Date.now() - 600_000 });
  await doWithCase(at.by, id, [['handleUser']]);
  at.otherId = id;
  at.id = (await aFoundItem(at.by, { ...goods, plateNumber: '桂A12345' })).id;
}
const openItem = (prepare?: (at: AtRecord) => Promise<unknown>) => async (at: AtRecord) => {
  await aFittingItem(at);
  await prepare?.(at);
  await at.page.goto(`/lost/found/${at.id}`);
  await at.page.getByRole('tab', { name: '失主' }).waitFor();
};

const closedAgain = (state: typeof WITH_POLICE | typeof MISTAKEN): DeskAct<AtRecord>['server'] => ({
  ask: ({ by, id }) => by.ask(foundItemCalls.closeFound, { body: { foundId: id, state, reason: '再次' } }),
  refuses: [3002, 'FOUND_NOT_KEPT'],
});

const FOUND_ACTS: DeskAct<AtRecord>[] = [
  {
    name: '关联',
    begin: async at => {
      await openItem()(at);
      await at.page.locator(`[data-fit="${at.otherId}"]`).getByRole('button').focus();
    },
    do: ({ page }) => page.keyboard.press('Enter'),
    done: at => button(at, '解除关联').waitFor(),
    focus: BUTTON,
    server: { ask: ({ by, id, otherId }) => link(by, id, otherId), refuses: [3002, 'FOUND_NOT_KEPT'] },
  },
  {
    name: '解除关联',
    begin: openItem(({ by, id, otherId }) => link(by, id, otherId)),
    do: doIt('解除关联', { 理由: '不是他的' }),
    done: said('已解除关联，匹配一并撤销'),
    focus: BUTTON,
    gone: '解除关联',
    server: { ask: ({ by, id }) => unlink(by, id), refuses: [3002, 'FOUND_NOT_LINKED'] },
  },
  {
    name: '移交警方',
    begin: openItem(),
    do: doIt('移交警方', { 理由: '保管期满' }),
    done: said('已移交警方'),
    focus: WHY,
    gone: '移交警方',
    server: closedAgain(WITH_POLICE),
  },
  {
    name: '误登记',
    begin: openItem(),
    do: doIt('误登记', { 理由: '登记重复' }),
    done: said('误登记，不再处理'),
    focus: WHY,
    gone: '误登记',
    server: closedAgain(MISTAKEN),
  },
];

everyActOf('the found items', FOUND_ACTS, atRecords('lost'));
