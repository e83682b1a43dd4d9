import { describe, expect, it } from 'vitest';
import { toMinuteInput } from '../../../kit/format/time.ts';
import { bodyOf, EMPTY, type Entry, hasPhrase, missingIn, withPhrase } from './entry.ts';

const NOW = 1_790_000_000_000;
const STATION = { text: ' 南宁东站 ', detail: '北出站口', at: { lng: 108.4, lat: 22.8, poiId: 'p1' } };
const entry = (over: Partial<Entry> = {}): Entry => ({
  ...EMPTY,
  mobile: '13812345678',
  origin: STATION,
  ...over,
});

describe('what is missing', () => {
  it('is nothing with a number and a place', () => expect(missingIn(entry(), NOW)).toEqual({}));

  it('is the number, save of who stands before the desk', () => {
    expect(missingIn(entry({ mobile: '1381234' }), NOW)).toEqual({ mobile: 'mobile' });
    expect(missingIn(entry({ mobile: '0771-560 1234' }), NOW)).toEqual({});
    expect(bodyOf(entry({ mobile: ' +86 138-1234-5678' }), false).mobile).toBe('13812345678');
    expect(missingIn(entry({ mobile: '', isWalkIn: true }), NOW)).toEqual({});
    expect(missingIn(entry({ mobile: '138', isWalkIn: true }), NOW)).toEqual({ mobile: 'mobile' });
  });

  it('is where the place is, as long as it is but a name', () => {
    expect(missingIn(entry({ origin: EMPTY.origin }), NOW)).toEqual({ origin: 'origin' });
    expect(missingIn(entry({ origin: { ...STATION, at: null } }), NOW)).toEqual({ origin: 'place' });
    expect(missingIn(entry({ dest: { ...STATION, at: null } }), NOW)).toEqual({ dest: 'place' });
  });

  it('is a time that is still to come', () => {
    expect(missingIn(entry({ useTime: toMinuteInput(NOW - 120_000) }), NOW)).toEqual({ useTime: 'past' });
    expect(missingIn(entry({ useTime: '2027-02-30 08:00' }), NOW)).toEqual({ useTime: 'time' });
    expect(missingIn(entry({ useTime: toMinuteInput(NOW + 120_000) }), NOW)).toEqual({});
    expect(missingIn(entry({ useTime: toMinuteInput(NOW + 91 * 86_400_000) }), NOW)).toEqual({
      useTime: 'far',
    });
    const { origin } = entry({});
    expect(missingIn(entry({ dest: origin }), NOW)).toEqual({ dest: 'same' });
  });
});

describe('the order of an entry', () => {
  it('says what was filled in, and no more', () =>
    expect(bodyOf(entry({ name: ' 覃桂芳 ', remark: ' ' }), false)).toEqual({
      mobile: '13812345678',
      walkIn: 0,
      name: '覃桂芳',
      isOldPerson: 0,
      useTime: null,
      orderCallType: 1,
      origin: { address: '南宁东站', detail: '北出站口', lng: 108.4, lat: 22.8, poiId: 'p1' },
      dest: null,
      passengerNum: 1,
      vehicleType: 0,
      remark: null,
    }));

  it('says so where it is meant all the same', () =>
    expect(bodyOf(entry(), true)).toMatchObject({ force: 1 }));
});

describe('a remark', () => {
  it('takes a phrase and gives it back', () => {
    const once = withPhrase('请到 C 口', '行李多', '，');
    expect(once).toBe('请到 C 口，行李多');
    expect(hasPhrase(once, '行李多', '，')).toBe(true);
    expect(withPhrase(once, '行李多', '，')).toBe('请到 C 口');
    expect(withPhrase('', '行李多', '，')).toBe('行李多');
  });
});
