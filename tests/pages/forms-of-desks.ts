/** Forms with more than three fields that are no page of a record, for the table over all forms. */
import { aDispatchDesk, inRealTime } from '../builders/dispatch-desk.ts';
import { hearFleet } from '../builders/heard-fleet.ts';
import {
  aDriverWithAccount,
  aLostCase,
  CONFIRMED,
  doWithCase,
  ownerPays,
  returnedBy,
  type Step,
} from '../builders/lost-cases.ts';
import type { Locator } from '../window/locator.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site } from '../window/site.ts';
import { beginAct } from './case-acts.ts';

interface DeskForm {
  name: string;
  account: string;
  /** Makes what the form is about, and answers the path at which it is opened. */
  begin(site: Site): Promise<string>;
  /** Opens the form and answers one of its text boxes. */
  open(page: Page): Promise<Locator>;
  /** A field that no draft may hold, by its label, and what is typed into it. */
  secret?: [label: string, text: string];
  /** What was typed is offered; otherwise it stands there again. */
  isOffered?: true;
}

const DISPATCH = '/monitorDispatch/PlaceOrder';
const PAID_FEN = 2_000;

async function aCase(site: Site, steps: readonly Step[]): Promise<string> {
  const clerk = await site.upstream.signIn('lost', DEMO_PASSWORD);
  const { id } = await aLostCase(clerk);
  await ownerPays(site.upstream, id, PAID_FEN);
  await doWithCase(clerk, id, steps);
  return `/lost/index/${id}`;
}

const actOnCase = (
  act: string,
  label: string,
  about: { steps: readonly Step[] } & Pick<DeskForm, 'secret'>,
): DeskForm => ({
  name: `${act} of a lost case`,
  account: 'lost',
  begin: site => aCase(site, about.steps),
  open: async page => {
    await beginAct(page, act);
    return page.getByRole('group', { name: act, exact: true }).getByRole('textbox', { name: label });
  },
  ...(about.secret && { secret: about.secret }),
});

const inDialog = async (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });

export const FORMS_OF_DESKS: readonly DeskForm[] = [
  {
    name: 'an order that is taken down',
    account: 'dispatcher',
    begin: async () => DISPATCH,
    open: async page => {
      await page.getByRole('group', { name: '订单分类' }).waitFor();
      await page.keyboard.press('Alt+n');
      return page.locator('form input[name="dest"]');
    },
  },
  {
    name: '改单 of an order',
    account: 'dispatcher',
    begin: async ({ upstream }) => {
      const desk = await aDispatchDesk(inRealTime(upstream));
      await desk.aTaxi({ metres: 60 });
      return `${DISPATCH}?orderId=${(await desk.order()).id}`;
    },
    open: async page => {
      const panel = page.getByRole('region', { name: /^订单 \d{4}$/ });
      await panel.getByRole('button', { name: '改单' }).click();
      return panel.getByRole('textbox', { name: '备注' });
    },
  },
  actOnCase('匹配车辆', '匹配车牌', {
    steps: [['handleUser']],
    secret: ['司机手机（选填）', '13812345678'],
  }),
  actOnCase('交接', '姓名或单号', { steps: CONFIRMED }),
  actOnCase('退款', '退款原因', {
    steps: [['handleUser']],
    secret: ['另付账号（选填）', '6222021234567890128'],
  }),
  {
    name: 'the bank card of a driver',
    account: 'lost',
    begin: async site => aCase(site, returnedBy((await aDriverWithAccount(site.upstream)).id)),
    open: async page => {
      await page.getByRole('button', { name: '登记银行卡', exact: true }).click();
      return inDialog(page, '开户银行');
    },
    secret: ['卡号', '6222021234567890128'],
    isOffered: true,
  },
  {
    name: 'the terminal of a vehicle',
    account: 'admin',
    begin: async ({ upstream }) => {
      await hearFleet(upstream.store.db);
      return '/vehicle-manage/vehicle-taxi/vehicle-taxi-list';
    },
    open: async page => {
      const row = page.locator('tr[data-row]').first();
      await row.locator('td').first().waitFor();
      await row.hover();
      await row.getByRole('button', { name: '更换设备' }).click();
      return inDialog(page, '终端号');
    },
    isOffered: true,
  },
  {
    name: 'a new value of a dictionary',
    account: 'admin',
    begin: async () => '/system-manage/dictionary/1',
    open: async page => {
      await page.getByRole('button', { name: '新建值', exact: true }).click();
      return inDialog(page, '名称');
    },
    isOffered: true,
  },
  {
    name: 'the content site',
    account: 'developer',
    begin: async () => '/system-tool/content-site',
    open: async page => page.getByRole('textbox', { name: '内容站点地址', exact: true }),
    isOffered: true,
  },
];
