import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_FIGURES } from '../../contract/call-record.ts';
import { CALL_STATES, CALL_TYPES } from '../../contract/call-states.ts';
import { GROUPINGS, PERIODS } from '../../nouns/statistics/period.ts';
import { addressOf, type Place, readPlace } from './address.ts';

const searchOf = (place: Place) => new URL(addressOf(place), 'http://here').search;

const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const text = perhaps(fc.string({ minLength: 1, maxLength: 20 }));
const time = perhaps(fc.integer({ min: 1, max: 4e12 }));
const narrowing = {
  agentId: text,
  ivrkey: text,
  tagging: text,
  callType: perhaps(fc.constantFrom(...CALL_TYPES)),
};
const aPlace = fc.record({
  period: fc.constantFrom(...PERIODS),
  from: time,
  to: time,
  grouping: fc.constantFrom(...GROUPINGS),
  filters: fc.record({ ...narrowing, state: perhaps(fc.constantFrom(...CALL_STATES)) }),
  listed: fc.option(
    fc.record({ ...narrowing, only: perhaps(fc.constantFrom(...CALL_FIGURES)), from: time, to: time }),
  ),
});

it('an address leads back to what it was made of', () => {
  fc.assert(
    fc.property(aPlace, place => {
      const own = place.period === 'own' ? {} : { from: undefined, to: undefined };
      expect(readPlace(searchOf(place))).toEqual({ ...place, ...own });
    }),
  );
});

it('what an address says wrongly is left out', () => {
  expect(readPlace('?period=century&by=hour&callType=x&state=&from=-1&to=1e99&list.only=all')).toEqual({
    period: 'week',
    from: undefined,
    to: undefined,
    grouping: 'day',
    filters: {},
    listed: null,
  });
});
