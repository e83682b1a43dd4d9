/** Reports that no provider has made, and calls with fields that nobody may set. None of them may move money. */
import { outlayCalls } from '../../src/contract/outlay.ts';
import type { OutlayRow } from '../../src/upstream/domain/payments/tables.ts';
import { askAboutCase, type LostCall } from './lost-cases.ts';
import type { MoneyWorld } from './money-world.ts';
import type { Machine, Signed } from './open-door.ts';
import type { Person } from './upstream.ts';

/** What is aimed at. */
export interface Target {
  caseId: string;
  outlay: OutlayRow;
  /** The provider's name of what came in, and its fen. */
  income: { tradeNo: string; amount: number };
  /** Of a payment that has really been made for something else. */
  otherTradeNo: string;
  /** Another account with the right to report payments, and one without it. */
  other: Machine;
  stranger: Machine;
}

type Forgery = (world: MoneyWorld, target: Target) => Promise<unknown>;

const PAYMENTS = '/api/open/payments';
const INCOMES = '/api/open/incomes';
let names = 0;

const claim = ({ office }: MoneyWorld, { outlay }: Target, about: object = {}) => ({
  reports: [
    {
      reportId: `f-${++names}`,
      outTradeNo: outlay.outTradeNo,
      state: 'paid',
      amount: outlay.amount,
      tradeNo: `FAKE-${names}`,
      payTime: office.clock(),
      ...about,
    },
  ],
});
const cameIn = ({ office }: MoneyWorld, { caseId, income }: Target, about: object = {}) => ({
  reports: [
    {
      reportId: `f-${++names}`,
      tradeChannel: 1,
      tradeNo: income.tradeNo,
      bizCode: 1,
      bizStrId: caseId,
      amount: income.amount,
      payTime: office.clock(),
      ...about,
    },
  ],
});

/** Signed as it should be, and altered on its way. */
const altered =
  (alter: (request: Signed, world: MoneyWorld, target: Target) => Signed): Forgery =>
  (world, target) => {
    const request = world.machine.signed('POST', PAYMENTS, claim(world, target));
    return world.office.app.inject(alter(request, world, target));
  };
const withHeader = (name: string, value: (before: string) => string) =>
  altered(request => ({
    ...request,
    headers: { ...request.headers, [name]: value(request.headers[name] ?? '') },
  }));
const claimed =
  (about: object, by?: (target: Target) => Machine): Forgery =>
  (world, target) =>
    (by?.(target) ?? world.machine).send('POST', PAYMENTS, claim(world, target, about));
const income =
  (about: object, by?: (target: Target) => Machine): Forgery =>
  (world, target) =>
    (by?.(target) ?? world.machine).send('POST', INCOMES, cameIn(world, target, about));

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** By who is not the provider, or altered on its way: for a payment in any state. */
const UNSIGNED: readonly Forgery[] = [
  altered(({ method, url, payload }) => ({
    method,
    url,
    ...(payload && { payload }),
    headers: { 'content-type': 'application/json' },
  })),
  withHeader('x-signature', signature => `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`),
  withHeader('x-signature', () => ''),
  withHeader('x-signature', signature => signature.toUpperCase().padEnd(128, '0')),
  withHeader('x-timestamp', timestamp => String(Number(timestamp) + 1)),
  withHeader('x-nonce', nonce => `${nonce}-1`),
  altered((request, _world, { other }) => ({
    ...request,
    headers: { ...request.headers, 'x-app-key': other.appKey },
  })),
  altered(request => ({ ...request, payload: String(request.payload).replace('"paid"', '"failed"') })),
  altered(request => ({ ...request, payload: `${request.payload} ` })),
  altered(request => ({ ...request, url: `${request.url}?a=1` })),
  altered(request => ({ ...request, url: INCOMES })),
  ({ office, machine, ...world }, target) => {
    const late = machine.at({ clock: () => office.clock() - 6 * MINUTE_MS, app: office.app });
    return late.send('POST', PAYMENTS, claim({ office, machine, ...world }, target));
  },
  async (world, target) => {
    const request = world.machine.signed('POST', PAYMENTS, claim(world, target, { outTradeNo: 'P1-1' }));
    await world.office.app.inject(request);
    return world.office.app.inject(request);
  },
  claimed({}, ({ stranger }) => stranger),
  claimed({}, ({ other }) => other),
  claimed({ state: 'failed', tradeNo: undefined }, ({ other }) => other),
];

/** By the provider's own account, of what is not so. */
const UNTRUE: readonly Forgery[] = [
  ...[1, 999, 1_001, 1_000_000_000].map(amount => claimed({ amount })),
  ...[0, -1_000, 1.5, '1000', null].map(amount => claimed({ amount })),
  (world, target) =>
    world.machine.send('POST', PAYMENTS, claim(world, target, { tradeNo: target.otherTradeNo })),
  (world, target) =>
    world.machine.send(
      'POST',
      PAYMENTS,
      claim(world, target, { outTradeNo: `${target.outlay.outTradeNo}0` }),
    ),
  (world, target) =>
    world.machine.send(
      'POST',
      PAYMENTS,
      claim(world, target, { outTradeNo: target.outlay.outTradeNo.toLowerCase() }),
    ),
  claimed({ outTradeNo: '%' }),
  claimed({ tradeNo: undefined }),
  claimed({ payTime: undefined }),
  (world, target) =>
    world.machine.send('POST', PAYMENTS, claim(world, target, { payTime: world.office.clock() + DAY_MS })),
  claimed({ payTime: 0 }),
  claimed({ receiptUrl: 'javascript:alert(1)' }),
  claimed({ state: 'approved' }),
  ...[1, 2_000_000].map(amount => income({ amount })),
  income({ bizCode: 9 }),
  income({ bizStrId: '1' }),
  income({}),
  income({}, ({ other }) => other),
  income({ amount: 1 }, ({ other }) => other),
  income({ tradeNo: 'WX-new', fee: 1_000_000 }),
  income({ tradeNo: 'WX-new', amount: -1 }),
  income({ tradeNo: 'WX-new', payTime: 0 }),
  income({ tradeNo: 'WX-new' }, ({ stranger }) => stranger),
];

/** By the provider's own account, of what waits or is over. */
const OUT_OF_ORDER: readonly Forgery[] = [
  claimed({}),
  claimed({ state: 'failed', tradeNo: undefined }),
  (world, target) =>
    world.machine.send(
      'POST',
      PAYMENTS,
      claim(world, target, { tradeNo: `${target.outlay.tradeNo ?? 'T'}-2` }),
    ),
];

type Setting = (world: MoneyWorld, target: Target, who: Person) => Promise<unknown>;
const about =
  (call: LostCall, body: object): Setting =>
  (_world, { caseId }, who) =>
    askAboutCase(who, call, caseId, body);
const raw =
  (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: (target: Target) => string, body: object): Setting =>
  ({ office }, target, { token }) =>
    office.app.inject({ method, url: url(target), payload: body, headers: { token } });

/** What no call takes. */
const FIELDS = {
  state: 1,
  amount: 1,
  payAmount: 9_999_900,
  payStatus: 1,
  refundStatus: 0,
  rewardStatus: 0,
  waitsForCheck: 0,
  checkUserId: '1',
  applyUserId: '1',
  tradeNo: 'X-1',
  driverId: '1',
  matchDriverId: '1',
  createdUserId: '1',
  refundOf: [],
  auditState: 1,
  addressType: '450105',
};

/** Direct calls, by the clerk who has asked for the payment. */
const DIRECT: readonly Setting[] = [
  (_world, { outlay: { id, version } }, who) =>
    who.ask(outlayCalls.approveOutlay, { body: { id, version, ...FIELDS } as never }),
  (_world, { outlay: { id } }, who) => who.ask(outlayCalls.approveOutlay, { body: { id, version: 99 } }),
  (_world, { outlay: { id, version } }, who) =>
    who.ask(outlayCalls.auditOutlay, { body: { id, version, isPassed: 1 } }),
  about('refund', { refundReason: 'x', payeeAccount: '13900001111' }),
  about('refund', { refundReason: 'x', refundAmount: 1_001, ...FIELDS }),
  about('refund', { refundReason: 'x', refundAmount: -1 }),
  about('sendReward', { rewardAmount: 1, payeeAccount: '13900001111', ...FIELDS }),
  about('unionpay', { rewardAmount: 1, serialNum: 'S-1', payTime: 0 }),
  about('unionpay', { rewardAmount: 1, serialNum: 'S-1', payTime: 4_000_000_000_000 }),
  raw('POST', ({ caseId }) => `/api/admin/lost/order/${caseId}/info`, FIELDS),
  raw('POST', ({ caseId }) => `/api/admin/lost/order/${caseId}/info`, { version: 1, ...FIELDS }),
  ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap(method => [
    raw(method, ({ outlay }) => `/api/admin/finance/outlays/${outlay.id}`, FIELDS),
    raw(method, () => '/api/admin/finance/incomes', FIELDS),
    raw(method, ({ outlay }) => `/api/admin/outlay/${outlay.id}`, FIELDS),
  ]),
];

export interface Forged {
  name: string;
  /** Of what is under way it would be true. */
  isOutOfOrder?: true;
  send(world: MoneyWorld, target: Target): Promise<unknown>;
}

export const FORGERIES: readonly Forged[] = [
  ...UNSIGNED.map((send, at) => ({ name: `not the provider, ${at}`, send })),
  ...UNTRUE.map((send, at) => ({ name: `not so, ${at}`, send })),
  ...OUT_OF_ORDER.map((send, at) => ({ name: `out of order, ${at}`, isOutOfOrder: true as const, send })),
  ...DIRECT.map((set, at) => ({
    name: `direct, ${at}`,
    send: (world: MoneyWorld, target: Target) => set(world, target, world.people.clerk),
  })),
];
