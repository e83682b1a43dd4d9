import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  ago,
  endOfDay,
  formatClock,
  formatClockOrDay,
  formatDay,
  formatMomentOrDay,
  formatTime,
  midnight,
  minuteToTime,
  toDayInput,
  toMinuteInput,
} from './time.ts';

const NOON = Date.UTC(2026, 5, 15, 4, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a time', () => {
  test('is shown on the clock of Nanning', () => {
    expect(formatTime(NOON)).toBe('2026-06-15 12:00:00');
    expect(formatTime(NOON, '/')).toBe('2026/06/15 12:00:00');
    expect(formatTime(Date.UTC(2026, 0, 1, 16, 0, 0))).toBe('2026-01-02 00:00:00');
  });

  test('that is missing is a dash', () => {
    for (const missing of [null, undefined, 0, Number.NaN, 1e20]) expect(formatTime(missing)).toBe('-');
    expect(formatDay(null)).toBe('-');
    expect(formatClockOrDay(null, NOON)).toBe('-');
  });

  test('of another day is told with it', () => {
    expect(formatClockOrDay(NOON - 12 * HOUR, NOON)).toBe('00:00');
    expect(formatClockOrDay(NOON - 12 * HOUR - MINUTE, NOON)).toBe('06-14 23:59');
    expect(formatMomentOrDay(NOON - 12 * HOUR, NOON)).toBe('00:00:00');
    expect(formatMomentOrDay(NOON - 12 * HOUR - MINUTE, NOON)).toBe('06-14 23:59:00');
  });
});

test.each([
  [29_000, { kind: 'now' }],
  [30_000, { kind: 'minutes', count: 1 }],
  [59 * MINUTE, { kind: 'minutes', count: 59 }],
  [HOUR, { kind: 'hours', count: 1 }],
  [24 * HOUR - 1, { kind: 'hours', count: 23 }],
  [24 * HOUR, { kind: 'yesterday' }],
  [48 * HOUR, { kind: 'day', text: '2026/06/13' }],
  [-HOUR, { kind: 'day', text: '2026/06/15' }],
])('%i ms ago', (age, expected) => {
  expect(ago(NOON - age, NOON)).toEqual(expected);
});

describe('whatever it is', () => {
  const times = fc.date({ min: new Date('1992-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

  test('a time is eight hours ahead of Greenwich, to the second', () => {
    fc.assert(
      fc.property(times, date => {
        const there = new Date(date.getTime() + 8 * HOUR).toISOString();
        const expected = there.slice(0, 19).replace('T', ' ');
        expect(formatTime(date.getTime())).toBe(expected);
        expect(formatTime(date.getTime(), '/')).toBe(expected.replaceAll('-', '/'));
        expect(formatDay(date.getTime())).toBe(expected.slice(0, 10));
        expect(formatClock(date.getTime())).toBe(expected.slice(11, 16));
      }),
    );
  });

  test('an age is said in the largest unit that it fills, and never grows younger', () => {
    const order = ['now', 'minutes', 'hours', 'yesterday', 'day'];
    fc.assert(
      fc.property(times, fc.nat({ max: 5 * 24 * HOUR }), fc.nat({ max: 24 * HOUR }), (date, age, more) => {
        const [younger, older] = [age, age + more].map(past => ago(date.getTime() - past, date.getTime()));
        expect(order.indexOf(older?.kind ?? '')).toBeGreaterThanOrEqual(order.indexOf(younger?.kind ?? ''));
        if (younger?.kind === 'minutes') expect(younger.count).toBe(Math.max(1, Math.floor(age / MINUTE)));
        if (younger?.kind === 'hours') expect(younger.count).toBe(Math.floor(age / HOUR));
      }),
    );
  });
});

describe('a day with its time', () => {
  test('is what was chosen', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1992-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        date => {
          const time = Math.floor(date.getTime() / MINUTE) * MINUTE;
          expect(minuteToTime(toMinuteInput(time))).toBe(time);
        },
      ),
    );
    expect(toMinuteInput(NOON)).toBe('2026-06-15T12:00');
    expect(minuteToTime('2026-06-15T12:00:30')).toBe(NOON + 30_000);
  });

  test.each(['', '2026-06-15', '2026-06-31T12:00', '2026-06-15T24:00', '2026-06-15T12:60', 'soon'])(
    'is none that is not there: %j',
    text => expect(minuteToTime(text)).toBeNull(),
  );
});

test('the zone of the machine does not matter', () => {
  for (const [zone, hour] of [
    ['Pacific/Kiritimati', 18],
    ['America/New_York', 0],
    ['UTC', 4],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect(new Date(NOON).getHours(), zone).toBe(hour);
    expect(formatTime(NOON)).toBe('2026-06-15 12:00:00');
    expect(midnight(NOON, 1)).toBe(Date.UTC(2026, 5, 13, 16));
  }
  vi.unstubAllEnvs();
});

test('the end of a day belongs to that day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      date => {
        const day = toDayInput(date.getTime());
        expect(toDayInput(endOfDay(day))).toBe(day);
      },
    ),
  );
  expect(endOfDay('soon')).toBeNull();
});
