import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomy } from './roomy.ts';

it('what is missing is shared by how much it is, and no more than there is', () => {
  const columns = [
    { width: 50, roomyWidth: 70 },
    { width: 50, roomyWidth: 90 },
    { width: 80, roomyWidth: 20 },
    {},
  ];
  expect(roomy(columns, 30).map(({ width }) => width)).toEqual([60, 70, 80, undefined]);
  expect(roomy(columns, 500).map(({ width }) => width)).toEqual([70, 90, 80, undefined]);
  for (const spare of [0, Number.NaN]) expect(roomy(columns, spare)).toBe(columns);
  // it scrolls sideways
  expect(roomy(columns, -40).map(({ width }) => width)).toEqual([70, 90, 80, undefined]);
  const satisfied = [{ width: 80, roomyWidth: 80 }];
  expect(roomy(satisfied, 100)).toEqual(satisfied);
});

it('never takes more than is spare, nor makes one narrower', () => {
  const width = fc.integer({ min: 1, max: 400 });
  const column = fc.record({
    width: fc.option(width, { nil: undefined }),
    roomyWidth: fc.option(width, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(column), fc.nat({ max: 1_000 }), (columns, spare) => {
      const wider = roomy(columns, spare);
      const grown = wider.map((one, at) => (one.width ?? 0) - (columns[at]?.width ?? 0));
      expect(Math.min(0, ...grown)).toBe(0);
      expect(grown.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(spare);
    }),
  );
});
