import { describe, expect, it } from 'vitest';
import { answerRate, averageTalkMinutes, type CountedDay, meanRing, soonRate, totalsOf } from './totals.ts';

const at = (day: string) => Date.parse(`${day}T00:00+08:00`);
const WEEK = { from: at('2026-11-20'), to: at('2026-11-27') };

const aDay = (date: string, over: Partial<CountedDay> = {}): CountedDay => ({
  date,
  callCount: 10,
  answerCount: 6,
  deElectrifyCount: 3,
  answerRate: 66.7,
  within10sRate: 50,
  avgRing: 5,
  avgTalk: 60,
  within10sCount: 3,
  rungCount: 8,
  ringSeconds: 40,
  talkSeconds: 360,
  ...over,
});

describe('days as one', () => {
  it('are added up, and rates and means made of the sums', () => {
    const totals = totalsOf(
      [aDay('2026-11-25'), aDay('2026-11-26', { answerCount: 2, within10sCount: 2, talkSeconds: 30 })],
      WEEK,
    );
    expect(totals).toMatchObject({ calls: 20, answered: 8, missed: 6, soon: 5, rung: 16 });
    expect([answerRate(totals), soonRate(totals), meanRing(totals), averageTalkMinutes(totals)]).toEqual([
      57.1, 62.5, 5, 48.8,
    ]);
  });

  it('outside are left out, and what names no day', () => {
    const days = [aDay('2026-11-19'), aDay('2026-11-27'), aDay(''), aDay('2026-11-20 00:00:00')];
    expect(totalsOf(days, WEEK).calls).toBe(10);
  });

  it('of an upstream that tells only rates and means are weighed by their calls', () => {
    const bare = { within10sCount: null, rungCount: null, ringSeconds: null, talkSeconds: null };
    const totals = totalsOf([aDay('2026-11-25', bare), aDay('2026-11-26', { ...bare, avgTalk: 120 })], WEEK);
    expect(totals.soon).toBe(6);
    expect([meanRing(totals), averageTalkMinutes(totals)]).toEqual([5, 90]);
  });

  it('of an upstream that tells calls and answers alone have no ring, no talk and no haste', () => {
    const bare = {
      deElectrifyCount: null,
      answerRate: null,
      within10sRate: null,
      avgRing: null,
      avgTalk: null,
      within10sCount: null,
      rungCount: null,
      ringSeconds: null,
      talkSeconds: null,
    };
    const totals = totalsOf([aDay('2026-11-25', bare), aDay('2026-11-26')], WEEK);
    expect(totals).toMatchObject({ calls: 20, answered: 12, missed: 7, soon: null });
    expect(answerRate(totals)).toBe(63.2);
    expect([soonRate(totals), meanRing(totals), averageTalkMinutes(totals)]).toEqual([null, null, null]);
  });

  it('without a call have no rate', () => {
    const none = totalsOf([], WEEK);
    expect([answerRate(none), soonRate(none), meanRing(none), averageTalkMinutes(none)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
