import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTime, startOfDay } from '../../kit/format/time.ts';
import { GROUPINGS, type Span } from './period.ts';
import { COMPARISONS, reportSpans, steppedDay } from './report-spans.ts';

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
const said = ({ from, to }: Span) => `${formatTime(from)} ${formatTime(to)}`;

it('a day that is over is counted whole, beside the day before', () => {
  const spans = reportSpans({ unit: 'day', on: '2026-11-28', against: 'before' }, at('2026-11-30 14:32:10'));
  expect(spans.isRunning).toBe(false);
  expect(said(spans.counted)).toBe('2026-11-28 00:00:00 2026-11-29 00:00:00');
  expect(spans.before && said(spans.before.counted)).toBe('2026-11-27 00:00:00 2026-11-28 00:00:00');
});

it('today ends now, and as much of the same weekday is counted', () => {
  const spans = reportSpans({ unit: 'day', against: 'lastWeek' }, at('2026-11-30 14:32:10') + 400);
  expect(spans.isRunning).toBe(true);
  expect(said(spans.counted)).toBe('2026-11-30 00:00:00 2026-11-30 14:32:10');
  expect(spans.before && said(spans.before.counted)).toBe('2026-11-23 00:00:00 2026-11-23 14:32:10');
  expect(spans.before && said(spans.before.whole)).toBe('2026-11-23 00:00:00 2026-11-24 00:00:00');
});

it('a week begins on Monday', () => {
  const { whole } = reportSpans(
    { unit: 'week', on: '2026-11-29', against: 'none' },
    at('2026-12-24 08:00:00'),
  );
  expect(said(whole)).toBe('2026-11-23 00:00:00 2026-11-30 00:00:00');
});

it('the month before is whole where this one is over, and never longer than itself', () => {
  const march = { unit: 'month', on: '2026-03-15', against: 'before' } as const;
  const over = reportSpans(march, at('2026-05-01 00:00:00'));
  expect(over.before && said(over.before.counted)).toBe('2026-02-01 00:00:00 2026-03-01 00:00:00');
  const running = reportSpans(march, at('2026-03-31 12:00:00'));
  expect(running.before && said(running.before.counted)).toBe('2026-02-01 00:00:00 2026-03-01 00:00:00');
});

it('a day that has not come yet is today', () => {
  const { whole } = reportSpans(
    { unit: 'day', on: '2099-01-01', against: 'none' },
    at('2026-11-30 14:00:00'),
  );
  expect(said(whole)).toBe('2026-11-30 00:00:00 2026-12-01 00:00:00');
});

it('steps from month to month over their lengths', () => {
  const { whole } = reportSpans(
    { unit: 'month', on: '2028-03-31', against: 'none' },
    at('2030-01-01 00:00:00'),
  );
  expect(steppedDay('month', whole, -1)).toBe('2028-02-01');
  expect(steppedDay('month', whole, 1)).toBe('2028-04-01');
});

const moments = fc.integer({ min: startOfDay('2024-01-01') ?? 0, max: startOfDay('2032-01-01') ?? 0 });

it('at any time a period lies before now, and what it is compared with ends before it begins', () => {
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom(...GROUPINGS),
      fc.constantFrom(...COMPARISONS),
      (now, unit, against) => {
        const { whole, counted, before } = reportSpans({ unit, against }, now);
        expect(counted.from).toBe(whole.from);
        expect(counted.to).toBeGreaterThan(counted.from);
        expect(counted.to).toBeLessThanOrEqual(Math.max(now, whole.from + 1_000));
        if (!before) return;
        expect(before.whole.to).toBeLessThanOrEqual(whole.from);
        expect(before.counted.to - before.counted.from).toBeLessThanOrEqual(counted.to - counted.from);
      },
    ),
  );
});
