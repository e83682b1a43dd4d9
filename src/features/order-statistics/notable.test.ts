import { expect, it } from 'vitest';
import type { OrderFigureRow, OrderNormalRow } from '../../contract/report.ts';
import { notableOf } from './notable.ts';

const row = (of: string, time: number, autoCancelled: number) =>
  ({ of, name: `${of}区`, time, autoCancelled }) as OrderFigureRow;
const normal = (of: string, time: number, high: number | null) =>
  ({
    of,
    time,
    ranges: { autoCancelled: high === null ? null : { low: 0, median: high, high } },
  }) as OrderNormalRow;

const rows = [row('1', 10, 14), row('1', 11, 20), row('2', 10, 30)];
const normals = [normal('1', 10, 3), normal('1', 11, 15), normal('2', 10, 29)];

it('is where most more than usual were cancelled, and not where most were', () => {
  expect(notableOf(rows, normals, undefined)).toEqual({
    area: '1',
    name: '1区',
    time: 10,
    count: 14,
    high: 3,
  });
});

it('is of the chosen area alone', () => {
  expect(notableOf(rows, normals, '2')).toMatchObject({ area: '2', count: 30, high: 29 });
});

it('is nothing where all is normal, or nothing is known to be', () => {
  expect(notableOf([row('1', 10, 3)], normals, undefined)).toBe(null);
  expect(notableOf(rows, [normal('1', 10, null)], undefined)).toBe(null);
  expect(notableOf(rows, [], undefined)).toBe(null);
});
