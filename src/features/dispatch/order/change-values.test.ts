import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { entryOf, valuesAfter, valuesOf } from './change-values.ts';

const USE_TIME = 1_790_000_012_345;
const order = {
  origin: { detail: 'C 口' },
  dest: {
    city: '南宁',
    address: '南宁东站',
    detail: '北广场',
    adCode: '450103',
    poiId: 'p1',
    lng: 108.4,
    lat: 22.8,
    coordType: 1,
  },
  passengerNum: 2,
  vehicleType: 0,
  useTime: USE_TIME,
  remark: null,
} as unknown as Order;

describe('what of an order can be changed', () => {
  const before = valuesOf(order);

  it('is the same again where nobody has typed', () =>
    expect(valuesAfter(entryOf(before), before)).toEqual(before));

  it('takes another destination, and none', () => {
    const entry = entryOf(before);
    const dest = { text: '万象城', detail: '', at: { lng: 108.3, lat: 22.8, poiId: null } };
    expect(valuesAfter({ ...entry, dest }, before)?.dest).toMatchObject({ address: '万象城', lng: 108.3 });
    expect(valuesAfter({ ...entry, dest: { text: ' ', detail: '', at: null } }, before)?.dest).toBeNull();
    expect(valuesAfter({ ...entry, dest: { ...dest, at: null } }, before)).toBeNull();
  });

  it('takes another minute, and no nonsense', () => {
    const entry = entryOf(before);
    expect(valuesAfter({ ...entry, useTime: '2026-10-01T08:30' }, before)?.useTime).toBe(
      Date.UTC(2026, 9, 1, 0, 30),
    );
    expect(valuesAfter({ ...entry, useTime: '' }, before)).toBeNull();
  });
});
