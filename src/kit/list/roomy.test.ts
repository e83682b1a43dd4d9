import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomy, spread, withNeeds } from './roomy.ts';
import { FREE_WIDTH } from './table-parts.ts';

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

it('width that no column needs is shared by all of them, and none takes the whole', () => {
  const columns = [{ width: 100, roomyWidth: 150 }, { width: 130 }, {}];
  // 50 for the first, then 400 among 150, 130 and the one without a width
  expect(spread(columns, 450).map(({ width }) => width)).toEqual([300, 260, undefined]);
  expect(spread(columns, 20)).toEqual(roomy(columns, 20));
});

it('a column whose content is cut gets the room first, also one without a width of its own', () => {
  const columns = [
    { key: 'name' },
    { key: 'place', width: 100 },
    { key: 'time', width: 100, roomyWidth: 120 },
  ];
  const needs = new Map([
    ['name', FREE_WIDTH + 60],
    ['place', 160],
    ['time', 110],
  ]);
  const wider = withNeeds(columns, needs);
  expect(wider.map(({ roomyWidth }) => roomyWidth)).toEqual([FREE_WIDTH + 60, 160, 120]);
  // 140 are missing: half of them is there, the name has the rest of it
  expect(roomy(wider, 70).map(({ width }) => width)).toEqual([undefined, 130, 110]);
  expect(withNeeds(columns, new Map())).toBe(columns);
});

it('sharing all never takes more than is spare, nor makes one narrower', () => {
  const width = fc.integer({ min: 1, max: 400 });
  const column = fc.record({
    width: fc.option(width, { nil: undefined }),
    roomyWidth: fc.option(width, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(column), fc.nat({ max: 2_000 }), (columns, spare) => {
      const wider = spread(columns, spare);
      const grown = wider.map((one, at) => (one.width ?? 0) - (columns[at]?.width ?? 0));
      expect(Math.min(0, ...grown)).toBe(0);
      expect(grown.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(spare);
    }),
  );
});
