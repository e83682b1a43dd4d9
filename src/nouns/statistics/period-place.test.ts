import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GROUPINGS, PERIODS } from './period.ts';
import { type PeriodPlace, readPeriod, writePeriod } from './period-place.ts';

const time = fc.option(fc.integer({ min: 1, max: 4e12 }), { nil: undefined });
const aPlace = fc.record({
  period: fc.constantFrom(...PERIODS),
  from: time,
  to: time,
  grouping: fc.constantFrom(...GROUPINGS),
});
const searchOf = (place: PeriodPlace) => {
  const query = new URLSearchParams();
  writePeriod(query, place);
  return query;
};

it('what an address says leads back to what it was made of', () => {
  fc.assert(
    fc.property(aPlace, place => {
      const own = place.period === 'own' ? {} : { from: undefined, to: undefined };
      expect(readPeriod(searchOf(place))).toEqual({ ...place, ...own });
    }),
  );
});

it('what it says wrongly is left out', () => {
  expect(readPeriod(new URLSearchParams('period=century&by=hour&from=-1&to=1e99'))).toEqual({
    period: 'week',
    from: undefined,
    to: undefined,
    grouping: 'day',
  });
});
