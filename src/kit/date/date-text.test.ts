import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDayInput, toMinuteInput } from '../format/time.ts';
import { readDate, showDate, withDay } from './date-text.ts';

const NOW = Date.parse('2026-11-27T16:30:00Z');
const times = fc.integer({ min: Date.parse('1992-01-01'), max: Date.parse('2099-12-31') });

describe('a day', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    ['2027/3/1', '2027-03-01'],
    ['2027.3.1', '2027-03-01'],
    ['20270331', '2027-03-31'],
    ['2027年3月31日', '2027-03-31'],
    ['２０２７－０３－３１', '2027-03-31'],
    [' 2027 3 31 ', '2027-03-31'],
    // of this year, which in Nanning is it already
    ['3-1', '2026-03-01'],
    ['3月1日', '2026-03-01'],
    ['2028-02-29', '2028-02-29'],
  ])('%s is read', (text, day) => {
    expect(readDate(text, 'day', NOW)).toBe(day);
  });

  it.each([
    '',
    '2027',
    '2027-3',
    '2027-13-01',
    '2027-02-29',
    '2027-06-31',
    '0-0',
    'morgen',
    '2027-3-1 08:00',
  ])('%j is none', text => {
    expect(readDate(text, 'day', NOW)).toBeUndefined();
  });

  it('is read as it is written, whichever it is', () => {
    fc.assert(fc.property(times, time => readDate(toDayInput(time), 'day', NOW) === toDayInput(time)));
  });
});

describe('a month', () => {
  it.each([
    ['2027-3', '2027-03'],
    ['202712', '2027-12'],
    ['2027年3月', '2027-03'],
  ])('%s is read', (text, month) => {
    expect(readDate(text, 'month', NOW)).toBe(month);
  });

  it.each(['2027', '2027-13', '2027-00', '3'])('%s is none', text => {
    expect(readDate(text, 'month', NOW)).toBeUndefined();
  });
});

describe('a minute', () => {
  it.each([
    ['2027-03-31 08:05', '2027-03-31T08:05'],
    ['2027-03-31T08:05', '2027-03-31T08:05'],
    ['2027/3/31 8:05', '2027-03-31T08:05'],
    ['2027年3月31日 8时05分', '2027-03-31T08:05'],
    ['3-31 0805', '2026-03-31T08:05'],
    ['2027-03-31 08:05:59', '2027-03-31T08:05'],
  ])('%s is read', (text, minute) => {
    expect(readDate(text, 'minute', NOW)).toBe(minute);
  });

  it.each(['2027-03-31', '2027-03-31 24:00', '2027-03-31 8', '08:05', '2027-02-30 08:05'])(
    '%s is none',
    text => {
      expect(readDate(text, 'minute', NOW)).toBeUndefined();
    },
  );

  it('is read as it is shown, whichever it is', () => {
    fc.assert(
      fc.property(times, time => {
        const kept = toMinuteInput(time);
        return readDate(showDate(kept), 'minute', NOW) === kept && !showDate(kept).includes('T');
      }),
    );
  });

  it('keeps its clock time on another day', () => {
    expect(withDay('2027-03-31T08:05', '2027-04-01')).toBe('2027-04-01T08:05');
    expect(withDay('', '2027-04-01')).toBe('2027-04-01T00:00');
  });
});

it('what is no date is shown as it was typed', () => {
  expect(showDate('2027-03-3T')).toBe('2027-03-3T');
});

it('nothing is read of what is typed at random, or a date that stands in the calendar', () => {
  const figures = fc.string({ unit: fc.constantFrom(...'0123456789-/. :年月日T'), maxLength: 18 });
  fc.assert(
    fc.property(figures, text => {
      const day = readDate(text, 'day', NOW);
      return day === undefined || readDate(day, 'day', NOW) === day;
    }),
  );
});
