import { describe, expect, it } from 'vitest';
import { NO_SHOW_MS } from '../../../contract/order-states.ts';
import { type Act, blockOf } from './acts.ts';

const NOW = 1_790_000_000_000;

type Judged = Parameters<typeof blockOf>[1];

const anOrder = (over: Partial<Judged> = {}): Judged => ({
  mainStatus: 1,
  subStatus: 11,
  arriveTime: null,
  monitorFlag: 0,
  driver: null,
  passenger: {
    id: '1',
    nickName: null,
    mobile: '138****5678',
    isOldPerson: 0,
    creditLevel: 'A',
    orderCount: 0,
    cancelCount: 0,
  },
  ...over,
});

const can = (order: Judged, ...acts: Act[]) => acts.map(act => blockOf(act, order, NOW) === null);

describe('what can be done with an order', () => {
  it('that waits: offer, assign, change, cancel', () =>
    expect(can(anOrder(), 'offer', 'assign', 'change', 'cancel', 'reassign', 'arrive', 'contact')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]));

  it('that was assigned and not answered: reach its driver, and nothing that gives it to another', () =>
    expect(can(anOrder({ subStatus: 13 }), 'contact', 'offer', 'assign', 'cancel')).toEqual([
      true,
      false,
      false,
      true,
    ]));

  it('with a passenger aboard: neither cancel nor reassign nor change', () => {
    const aboard = anOrder({ mainStatus: 2, subStatus: 23 });
    for (const act of ['cancel', 'reassign', 'change', 'arrive'] as const)
      expect(blockOf(act, aboard, NOW)).toEqual({ why: 'state' });
    expect(can(aboard, 'contact', 'sms', 'watch')).toEqual([true, true, true]);
  });

  it('of which only the main state is told: whatever one of its sub states allows', () => {
    const bare = (mainStatus: Judged['mainStatus']) =>
      ({ ...anOrder({ mainStatus }), subStatus: null }) as unknown as Judged;
    expect(can(bare(1), 'offer', 'assign', 'change', 'cancel')).toEqual([true, true, true, true]);
    expect(can(bare(1), 'reassign', 'arrive', 'noShow', 'contact')).toEqual([false, false, false, false]);
    expect(can(bare(2), 'reassign', 'arrive', 'noShow', 'cancel', 'contact', 'sms')).toEqual(
      Array(6).fill(true),
    );
    expect(can(bare(2), 'offer', 'assign')).toEqual([false, false]);
    for (const act of ['offer', 'assign', 'reassign', 'cancel', 'noShow', 'change'] as const)
      expect(blockOf(act, bare(3), NOW)).toEqual({ why: 'state' });
    expect(can(bare(7), 'cancel', 'mark')).toEqual([false, false]);
  });

  it('whose passenger does not come: no-show ten minutes after the driver has arrived', () => {
    const arrived = anOrder({ mainStatus: 2, subStatus: 22, arriveTime: NOW - NO_SHOW_MS + 30_000 });
    expect(blockOf('noShow', arrived, NOW)).toEqual({ why: 'early', left: 30_000 });
    expect(blockOf('noShow', arrived, NOW + 30_000)).toBeNull();
    expect(blockOf('noShow', anOrder({ mainStatus: 2, subStatus: 21 }), NOW)).toEqual({ why: 'state' });
  });

  it('of somebody without a number: no text message', () => {
    const { passenger } = anOrder();
    const order = anOrder({ mainStatus: 2, subStatus: 21, passenger: { ...passenger, mobile: null } });
    expect(blockOf('sms', order, NOW)).toEqual({ why: 'noNumber' });
  });

  it('that is watched: end that, and nothing twice', () => {
    const watched = anOrder({ mainStatus: 2, subStatus: 23, monitorFlag: 1 });
    expect(blockOf('watch', watched, NOW)).toEqual({ why: 'watched' });
    expect(can(watched, 'endWatch')).toEqual([true]);
    expect(blockOf('endWatch', anOrder(), NOW)).toEqual({ why: 'unwatched' });
  });

  it('that is over: nothing but looking', () => {
    const over = anOrder({ mainStatus: 8, subStatus: 14 });
    expect(can(over, 'offer', 'assign', 'cancel', 'change', 'mark', 'contact', 'sms')).not.toContain(true);
  });
});
