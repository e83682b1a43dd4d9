import { describe, expect, it } from 'vitest';
import { placeAfter, readPlace } from './desk-address.ts';

describe('the address of the desk', () => {
  it('names tab, order and area', () =>
    expect(readPlace('?activeName=ongoingOrder&orderId=7&addressType=450103')).toEqual({
      tab: 'ongoingOrder',
      orderId: '7',
      area: '450103',
      caller: null,
      callId: null,
    }));

  it.each(['', '?activeName=', '?activeName=anything'])('%s is the waiting tab, everywhere', search =>
    expect(readPlace(search)).toMatchObject({ tab: 'waitingOrder', orderId: null, area: '-1' }),
  );

  it('takes the area of a tab where no other is named', () =>
    expect(readPlace('?cityCnState=450105').area).toBe('450105'));

  it('keeps what nobody has changed', () =>
    expect(placeAfter('?activeName=ongoingOrder&addressType=450103&x=1', { orderId: '9' })).toBe(
      '?activeName=ongoingOrder&addressType=450103&x=1&orderId=9&cityCnState=450103',
    ));

  it('forgets number and state that one was sent with', () =>
    expect(
      placeAfter('?callno=13812345678&status=3&orderId=1', { tab: 'completedOrder', orderId: null }),
    ).toBe('?activeName=completedOrder'));

  it('names the call in which an order is taken down, until that is done', () => {
    expect(readPlace('?callId=12')).toMatchObject({ callId: '12', caller: null });
    expect(placeAfter('?callno=13812345678', { callId: '12' })).toBe('?activeName=waitingOrder&callId=12');
    expect(placeAfter('?activeName=waitingOrder&callId=12', { callId: null })).toBe(
      '?activeName=waitingOrder',
    );
  });

  it('names no area where all are shown', () =>
    expect(placeAfter('?addressType=450103&cityCnState=450103', { area: '-1' })).toBe(
      '?activeName=waitingOrder',
    ));
});
