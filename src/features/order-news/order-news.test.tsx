import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { PushMessage } from '../../contract/push.ts';
import type { CreatedOrder } from './created-order.ts';
import door from './feature.ts';
import orderNews from './order-news.tsx';

/** What a plain upstream tells at least. */
const order = (about: Partial<CreatedOrder>): CreatedOrder => ({
  id: '7',
  mainStatus: 1,
  subStatus: null,
  version: null,
  type: '0',
  source: 0,
  orderCallType: null,
  oldPeopleUse: null,
  addressType: '450103',
  createdOn: null,
  matchTime: null,
  arriveTime: null,
  cancelTime: null,
  cancelmsg: null,
  passenger: { mobile: '138****5678', nickName: null },
  origin: { city: '南宁市', address: '金湖广场' },
  dest: null,
  driver: null,
  ...about,
});
const told = (type: PushMessage['type'], data: unknown) => orderNews({ type, data, time: 0 } as PushMessage);

describe('a new order', () => {
  it('pops up over the console where the passenger has made it himself', () =>
    expect(told('ADMIN_ORDER_CREATE', order({}))).toMatchObject({
      title: 'order.news.newNow',
      params: { about: '金湖广场' },
      body: '金湖广场\n138****5678',
      sound: 'order',
      isInsistent: true,
      isPassing: true,
      card: { about: 'order 7', title: 'order.news.new' },
    }));

  it('of the back office pops up only while nobody looks, and is told as placed', () =>
    expect(told('ADMIN_ORDER_CREATE', order({ source: 4, type: '1' }))).toMatchObject({
      title: 'order.news.newReserved',
      isInsistent: false,
      isQuiet: true,
      card: { title: 'order.news.placed' },
    }));
});

describe('an order that becomes otherwise', () => {
  it.each([
    [2, 4, 'order.news.taken'],
    [3, 4, 'order.news.done'],
    [4, null, 'order.news.closed'],
  ])('to state %i, of source %s, is told as %s', (mainStatus, source, title) =>
    expect(told('BACKSTAGE_ORDER_STATUS', order({ mainStatus, source }))?.card?.title).toBe(title),
  );

  it.each([
    ['while it waits', { mainStatus: 1, source: 4 }],
    ['of a passenger’s own', { mainStatus: 2, source: 0 }],
  ])('%s is told in the queue alone', (_, about) =>
    expect(told('BACKSTAGE_ORDER_STATUS', order(about))).toBeNull(),
  );

  it('because it was cancelled is told whoever made it', () =>
    expect(told('ADMIN_ORDER_CANCEL', order({ mainStatus: 5 }))).toMatchObject({
      card: { title: 'order.news.cancelled' },
      sound: 'cancelled',
    }));
});

describe('what nobody answers', () => {
  it('stays in the notification centre as a warning that leads there', () =>
    expect(told('THREE_MIN_NORESPOSE', { id: '7', value: 3, seconds: 180 })).toEqual({
      title: 'notification.order.noResponse',
      params: { minutes: 3 },
      path: '/monitorDispatch/PlaceOrder?activeName=waitingOrder&orderId=7',
      tone: 'warning',
      rings: true,
      sound: 'noResponse',
    }));

  it('and is cancelled by itself, too', () => {
    const news = told('ORDER_AOTU_CANCEL', order({ mainStatus: 8 }));
    expect(news).toMatchObject({ params: { place: '金湖广场' }, tone: 'warning', sound: 'cancelled' });
    expect(news?.isPassing).toBeUndefined();
  });
});

it('comes on cards to who sends taxis, and to nobody who only takes orders down', () => {
  const rights = (...codes: string[]) => ({
    userId: '1',
    codes: new Set(codes),
    subjectsGrantActions: false,
  });
  const hears = (type: string, ...codes: string[]) =>
    door.news.some(
      ({ types, needs }) => types.some(each => each === type) && isAllowed(needs, rights(...codes)),
    );
  expect(hears('ADMIN_ORDER_CREATE', 'monitoring.map', 'monitoring.map:create')).toBe(false);
  expect(hears('THREE_MIN_NORESPOSE', 'monitoring.map', 'monitoring.map:create')).toBe(true);
  expect(hears('ADMIN_ORDER_CREATE', 'monitoring.map', 'monitoring.map:push')).toBe(true);
});
