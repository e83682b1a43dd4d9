import { describe, expect, it } from 'vitest';
import { SOON_MS } from '../../../contract/order-states.ts';
import { slaOf } from './sla.ts';

const NOW = 1_790_000_000_000;
const order = (
  subStatus: 10 | 11 | 14 | 21 | 32,
  slaDeadline: number | null,
  mainStatus: 1 | 2 | 3 | 8 = 1,
) => ({
  mainStatus,
  subStatus,
  slaDeadline,
  useTime: NOW + 3_600_000,
  createdOn: NOW - 90_000,
});

describe('the time left', () => {
  it('is enough, becomes short, and is over', () => {
    expect(slaOf(order(11, NOW + SOON_MS), NOW)).toEqual({ tone: 'ok', kind: 'left', value: SOON_MS });
    expect(slaOf(order(11, NOW + SOON_MS - 1), NOW)).toMatchObject({ tone: 'warn', kind: 'left' });
    expect(slaOf(order(11, NOW - 48_000), NOW)).toEqual({ tone: 'bad', kind: 'late', value: 48_000 });
  });

  it('of an order that nobody answers is the time until it is given up', () =>
    expect(slaOf(order(14, NOW + 72_000), NOW)).toEqual({ tone: 'bad', kind: 'giveUp', value: 72_000 }));

  it('of a reserved one is the time of day, until that has come', () => {
    expect(slaOf(order(10, null), NOW)).toEqual({ tone: 'off', kind: 'at', value: NOW + 3_600_000 });
    expect(slaOf(order(10, NOW), NOW + 3_600_001)).toMatchObject({ kind: 'late' });
  });

  it('is the time that it has waited where the upstream tells the main state alone', () => {
    const bare = { ...order(11, null), subStatus: null } as unknown as Parameters<typeof slaOf>[0];
    expect(slaOf(bare, NOW)).toEqual({ tone: 'off', kind: 'waits', value: 90_000 });
    expect(slaOf({ ...bare, mainStatus: 2 }, NOW)).toBeNull();
  });

  it('is none where nothing is due, and of what is over', () => {
    expect(slaOf(order(21, null, 2), NOW)).toBeNull();
    expect(slaOf(order(32, NOW, 3), NOW)).toBeNull();
    expect(slaOf(order(14, NOW, 8), NOW)).toBeNull();
  });
});
