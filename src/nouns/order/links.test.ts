import { describe, expect, it } from 'vitest';
import { newsPath, onDeskPath } from './links.ts';

const DESK = '/monitorDispatch/PlaceOrder';

describe('the news of an order lead', () => {
  it.each([
    [1, '450103', `${DESK}?activeName=waitingOrder&cityCnState=450103`],
    [2, '450103', `${DESK}?activeName=ongoingOrder&orderId=7&cityCnState=450103`],
    [
      3,
      '450103',
      `${DESK}?activeName=completedOrder&addressType=450103&status=3&orderId=7&cityCnState=450103`,
    ],
    [3, '-1', `${DESK}?activeName=completedOrder&status=3&orderId=7&cityCnState=-1`],
    [4, '450103', '/order/orderList?id=7&cityCnState=450103'],
    [5, '450103', `${DESK}?activeName=waitingOrder&cityCnState=450103`],
    // a plain upstream need not say where it lies
    [2, null, `${DESK}?activeName=ongoingOrder&orderId=7&cityCnState=-1`],
  ])('in state %i and area %s as specified', (mainStatus, addressType, path) =>
    expect(newsPath({ id: '7', mainStatus, addressType })).toBe(path),
  );
});

it.each([
  [1, 'waitingOrder'],
  [2, 'ongoingOrder'],
  [3, 'completedOrder'],
  [8, 'completedOrder'],
])('an order in state %i stands in the tab %s of the desk', (mainStatus, tab) =>
  expect(onDeskPath({ id: '7', mainStatus })).toBe(`${DESK}?activeName=${tab}&orderId=7`),
);
