import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_TYPES, ORDER_SOURCES, ORDER_TYPES } from '../../contract/order.ts';
import { GROUPINGS } from '../../nouns/statistics/period.ts';
import { COMPARISONS } from '../../nouns/statistics/report-spans.ts';
import { addressOf, type Place, readPlace, TABS } from './address.ts';

const maybe = <V>(value: fc.Arbitrary<V>) => fc.option(value, { nil: undefined });
const places: fc.Arbitrary<Place> = fc.record({
  unit: fc.constantFrom(...GROUPINGS),
  on: maybe(fc.constantFrom('2026-11-28', '2028-02-29')),
  against: fc.constantFrom(...COMPARISONS),
  filters: fc.record({
    addressType: maybe(fc.constantFrom('450103', '-1')),
    companyId: maybe(fc.constantFrom('0', '12')),
    source: maybe(fc.constantFrom(...ORDER_SOURCES)),
    type: maybe(fc.constantFrom(...ORDER_TYPES)),
    orderCallType: maybe(fc.constantFrom(...CALL_TYPES)),
  }),
  tab: fc.constantFrom(...TABS),
  sort: maybe(fc.record({ key: fc.constantFrom('created', 'autoCancelled'), isUp: fc.boolean() })),
});

it('an address opens the same report again', () => {
  fc.assert(
    fc.property(places, place => {
      expect(readPlace(new URL(addressOf(place), 'http://console').search)).toEqual(place);
    }),
  );
});

it('unknown values count as left out', () => {
  expect(
    readPlace('?unit=year&on=2026-02-30&against=x&source=9&type=7&orderCallType=a&tab=x&sort=;').filters,
  ).toEqual({});
  expect(readPlace('?unit=year&on=2026-13-01&tab=x')).toMatchObject({ unit: 'day', tab: 'area' });
});
