import { describe, expect, it } from 'vitest';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { NEW_CASE } from '../../../contract/lost-states.ts';
import { actsFor, waitingPayment } from './which-acts.ts';

const aCase = (values: object = {}) =>
  ({ ...NEW_CASE, handleUserId: null, waitsForCheck: 0, ...values }) as LostOrder;
const EVERYTHING = { userId: '1', may: () => true, isPlain: false, hasAsked: false };
const offered = (values: object, looking: Partial<typeof EVERYTHING> = {}) =>
  new Map(actsFor(aCase(values), { ...EVERYTHING, ...looking }).map(each => [each.act, each]));

describe('the acts about a case', () => {
  it('are those that one may do, the next one marked, and the others with why not', () => {
    const acts = offered({});
    expect(acts.get('claim')).toEqual({ act: 'claim', isNext: true });
    expect(acts.get('match')).toEqual({ act: 'match', isNext: false, why: 'LOST_NOT_IN_HAND' });
    expect(actsFor(aCase(), { ...EVERYTHING, may: act => act === 'refund' }).map(({ act }) => act)).toEqual([
      'refund',
    ]);
  });

  it('claim what is a colleague’s by taking it over, and not what is one’s own', () => {
    const theirs = offered({ handleStatus: 1, handleUserId: '2' });
    expect([theirs.has('claim'), theirs.has('takeOver'), theirs.has('release')]).toEqual([
      false,
      true,
      false,
    ]);
    const mine = offered({ handleStatus: 1, handleUserId: '1' });
    expect([mine.has('claim'), mine.has('takeOver'), mine.has('release')]).toEqual([false, false, true]);
  });

  it('agree to a payment that waits, instead of asking for it', () => {
    const acts = offered({ payStatus: 1, refundStatus: 2, waitsForCheck: 1 });
    expect([acts.has('approve'), acts.has('refund')]).toEqual([true, false]);
    expect(offered({ refundStatus: 2, waitsForCheck: 1 }, { hasAsked: true }).get('approve')).toEqual({
      act: 'approve',
      isNext: false,
      why: 'APPROVES_OWN',
    });
    expect(waitingPayment({ waitsForCheck: 1, refundStatus: 0 })).toBe('reward');
    expect(waitingPayment({ waitsForCheck: 0, refundStatus: 2 })).toBeUndefined();
  });

  it('refund only a payment that is known, unless nobody tells of payments', () => {
    expect(offered({}).get('refund')?.why).toBe('LOST_NOT_PAID');
    expect(offered({ payStatus: 1 }).get('refund')?.why).toBe('LOST_PAYMENT_UNKNOWN');
    expect(offered({ payStatus: 1, payAmount: 1_000 }).get('refund')?.why).toBeUndefined();
    expect(offered({ payStatus: 1 }, { isPlain: true }).get('refund')?.why).toBeUndefined();
  });

  it('on a plain upstream are not held up by what it does not tell', () => {
    const told = {
      handleStatus: 1,
      matchStatus: 1,
      ownerConfirm: 1,
      propertyConfirm: null,
      propertyReturn: null,
      refundStatus: null,
    };
    expect(offered(told, { isPlain: true }).get('giveBack')?.why).toBeUndefined();
    expect(offered(told, { isPlain: true }).get('closeAsReturned')?.why).toBeUndefined();
    expect(offered(told).get('giveBack')?.why).toBe('LOST_NOT_HELD');
    // what it does tell holds
    expect(offered({ ...told, matchStatus: 0 }, { isPlain: true }).get('unmatch')?.why).toBe(
      'LOST_NOT_MATCHED',
    );
  });
});
