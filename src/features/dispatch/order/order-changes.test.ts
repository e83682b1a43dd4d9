import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { changesBetween } from './order-changes.ts';

const before = {
  mainStatus: 1,
  subStatus: 11,
  driver: null,
  origin: { address: '朝阳广场', detail: null, lng: 108.3, lat: 22.8 },
  dest: null,
  remark: null,
  marks: [],
  passengerNum: 1,
} as unknown as Order;

describe('what has become otherwise', () => {
  it('is told by what a person tells it by', () =>
    expect(
      changesBetween(before, {
        mainStatus: 2,
        subStatus: 21,
        driver: { id: '7', plateNum: '桂AT5821', star: 4.9 } as Order['driver'],
        origin: { ...before.origin, lng: 108.300001 },
      }).map(({ field }) => field),
    ).toEqual(['mainStatus', 'subStatus', 'driver']));

  it('is nothing where the upstream tells nothing', () => expect(changesBetween(before, {})).toEqual([]));

  it('tells a place by where in it as well', () =>
    expect(changesBetween(before, { origin: { ...before.origin, detail: 'C 口' } })).toHaveLength(1));
});
