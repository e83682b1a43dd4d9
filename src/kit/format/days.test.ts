import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { dayToTime, monthOfDays, monthToTime, toMonthInput } from './days.ts';
import { formatTime, toDayInput } from './time.ts';

const ZONES = [
  'Asia/Shanghai',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kathmandu',
];
const here = process.env.TZ;
afterEach(() => {
  process.env.TZ = here;
});

const two = (number: number) => String(number).padStart(2, '0');
const month = fc
  .tuple(fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${two(number)}`);
const day = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([of, number]) => `${of}-${two(number)}`);
const edge = fc.constantFrom('start' as const, 'end' as const);

test('any day and any month come back as they were picked, wherever the browser stands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), day, month, edge, (zone, aDay, aMonth, which) => {
      process.env.TZ = zone;
      expect(toDayInput(dayToTime(aDay, which))).toBe(aDay);
      expect(toMonthInput(monthToTime(aMonth, which))).toBe(aMonth);
    }),
  );
});

test('a month ends with its last millisecond in Nanning', () => {
  expect(formatTime(monthToTime('2024-02', 'end'))).toBe('2024-02-29 23:59:59');
  expect(formatTime(monthToTime('2026-02', 'end'))).toBe('2026-02-28 23:59:59');
  expect(formatTime(monthToTime('2026-12', 'start'))).toBe('2026-12-01 00:00:00');
  const next = monthToTime('2026-07', 'start') ?? 0;
  expect(monthToTime('2026-06', 'end')).toBe(next - 1);
});

test.each(['', '2026', '2026-13', '2026-00', '26-01', 'x'])('%o is no month', text => {
  expect(monthToTime(text, 'end')).toBeNull();
});

test.each(['', '2026-02-30', '2026-13-01', '2026-1-1', 'x'])('%o is no day', text => {
  expect(dayToTime(text, 'end')).toBeNull();
});

test('two days are a month where they are its first and its last', () => {
  expect(monthOfDays('2024-02-01', '2024-02-29')).toBe('2024-02');
  for (const [from, to] of [
    ['2024-02-01', '2024-02-28'],
    ['2024-02-02', '2024-02-29'],
    ['2024-02-01', '2024-03-31'],
    ['', ''],
    ['2024-13-01', '2024-13-31'],
  ] as const)
    expect(monthOfDays(from, to)).toBe('');
});
