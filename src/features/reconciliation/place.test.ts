import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STATEMENT_CHANNELS } from '../../contract/reconciliation-statement.ts';
import { DIFFERENCE_TYPES } from '../../contract/reconciliation-states.ts';
import { dayAfter } from './day/days.ts';
import { addressOf, type Place, readPlace } from './place.ts';

const or = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const place: fc.Arbitrary<Place> = fc.record({
  day: or(fc.integer({ min: 0, max: 5000 }).map(days => dayAfter('2020-01-01', days))),
  type: or(fc.constantFrom(...DIFFERENCE_TYPES)),
  channel: or(fc.constantFrom(...STATEMENT_CHANNELS)),
  id: or(fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String)),
});

it('comes back out of the address', () => {
  fc.assert(
    fc.property(place, one => {
      expect(readPlace(new URL(addressOf(one), 'http://desk').search)).toEqual(one);
    }),
  );
});

it.each(['?day=2026-02-30', '?type=9&channel=x', '?id='])('is the first due day for %s', search => {
  expect(readPlace(search)).toEqual({});
});
