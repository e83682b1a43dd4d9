import { expect, it } from 'vitest';
import type { OrderFigureRow, OrderNormalRow } from '../../contract/report.ts';
import { startOfDay } from '../../kit/format/time.ts';
import { courseOf, firstFocus, pointsOf } from './course.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = startOfDay('2026-11-28') ?? 0;
const day = { from, to: from + DAY };

const row = (time: number, created: number) =>
  ({ of: null, name: null, time, created, completed: created, autoCancelled: 0 }) as OrderFigureRow;
const normal = (time: number) =>
  ({
    of: null,
    name: null,
    time,
    days: 6,
    ranges: { created: { low: 1, median: 2, high: 3 } },
  }) as OrderNormalRow;
const names = {
  created: '下单',
  completed: '完成',
  autoCancelled: '自动取消',
  before: '前一天',
  normal: '常态',
};

it('a day that goes on stops at now, while comparison and normal range go on', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => from + hour * HOUR);
  const points = pointsOf(day, { from, to: from + 10.5 * HOUR }, 'hour', {
    rows: hours.slice(0, 11).map(time => row(time, 5)),
    before: hours.map(time => row(time - DAY, 4)),
    normals: hours.map(normal),
  });
  expect(points).toHaveLength(24);
  expect(points.map(({ isRunning }) => isRunning).indexOf(true)).toBe(10);
  const course = courseOf(points, hours.map(String), names);
  expect(course.main.values.filter(value => value !== null)).toHaveLength(11);
  expect(course.compared?.values).toEqual(hours.map(() => 4));
  expect(course.band?.ranges).toHaveLength(24);
  expect(firstFocus(points)).toBe(10);
});

it('days of a longer month have nothing to be compared with at its end', () => {
  const march = { from: startOfDay('2026-03-01') ?? 0, to: startOfDay('2026-04-01') ?? 0 };
  const february = Array.from({ length: 28 }, (_, at) => row((startOfDay('2026-02-01') ?? 0) + at * DAY, at));
  const points = pointsOf(march, march, 'day', { rows: [], before: february, normals: undefined });
  expect(points).toHaveLength(31);
  expect(points[27]?.before?.created).toBe(27);
  expect(points.slice(28).every(({ before }) => before === null)).toBe(true);
});

it('without comparison and normal range there is none of them to draw, and most orders are looked at first', () => {
  const rows = [row(from, 1), row(from + HOUR, 7), row(from + 2 * HOUR, 3)];
  const points = pointsOf(day, day, 'hour', { rows, before: undefined, normals: [] });
  const course = courseOf(points, [], names);
  expect([course.compared, course.band]).toEqual([undefined, undefined]);
  expect(firstFocus(points)).toBe(1);
});
