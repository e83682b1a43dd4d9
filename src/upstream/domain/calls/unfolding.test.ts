/** A call is what was reported of it, however the reports come. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_EVENTS, CALL_STATES, CALL_TYPES, END_REASONS } from '../../../contract/call-states.ts';
import { type CallReport, unfold } from './unfolding.ts';

const SECOND = 1_000;
const BEGIN = 1_790_000_000_000;

const NOTHING = {
  calltype: 'normal',
  callno: null,
  agent: null,
  ivrkey: null,
  reason: null,
  endedBy: null,
  recordUrl: null,
  satisfaction: null,
} as const;
const at = (second: number, kind: CallReport['kind'], about: Partial<CallReport> = {}): CallReport => ({
  ...NOTHING,
  kind,
  on: BEGIN + second * SECOND,
  ...about,
});

const aReport: fc.Arbitrary<CallReport> = fc.record({
  kind: fc.constantFrom(...CALL_EVENTS),
  on: fc.integer({ min: 0, max: 20 }).map(second => BEGIN + second * SECOND),
  calltype: fc.constantFrom(...CALL_TYPES),
  callno: fc.constantFrom(null, '13877110001', '07715550001'),
  agent: fc.constantFrom(null, '8001', '8002'),
  ivrkey: fc.constantFrom(null, '1', '2'),
  reason: fc.constantFrom(null, ...END_REASONS),
  endedBy: fc.constantFrom(null, 'caller' as const, 'agent' as const),
  recordUrl: fc.constantFrom(null, 'a.wav', 'b.wav'),
  satisfaction: fc.constantFrom(null, 1, 5),
});
const someReports = fc.array(aReport, { minLength: 1, maxLength: 12 });

describe('a call', () => {
  it('is the same in whatever order its reports come, and however often', () => {
    fc.assert(
      fc.property(
        someReports.chain(reports =>
          fc.tuple(
            fc.constant(reports),
            fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length }),
          ),
        ),
        ([reports, some]) => {
          const all = [...some, ...reports].toReversed();
          expect(unfold(all)).toEqual(unfold(reports));
        },
      ),
    );
  });

  it('is over once its end was reported, answered where somebody talked, and never takes less than no time', () => {
    fc.assert(
      fc.property(someReports, reports => {
        const call = unfold(reports);
        const has = (kind: CallReport['kind']) => reports.some(report => report.kind === kind);
        expect(call.state === null).toBe(!has('end'));
        expect(call.state === 'dealing').toBe(has('end') && has('link'));
        if (call.state) expect(CALL_STATES).toContain(call.state);
        for (const seconds of [call.queueSeconds, call.ringSeconds, call.waitSeconds, call.talkSeconds])
          expect(seconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const entered = at(0, 'enter', { callno: '13877110001' });
  const key = at(4, 'key', { ivrkey: '1' });
  const queue = at(5, 'queue');
  const ring = at(12, 'ring', { agent: '8001' });
  const link = at(18, 'link', { agent: '8001' });

  it('that is answered says how long each part of it took', () => {
    const end = at(78, 'end', { endedBy: 'agent' });
    expect(unfold([end, link, ring, queue, key, entered])).toMatchObject({
      callno: '13877110001',
      phase: 'Hangup',
      state: 'dealing',
      agent: '8001',
      ivrkey: '1',
      queueSeconds: 7,
      ringSeconds: 6,
      waitSeconds: 18,
      talkSeconds: 60,
      begin: BEGIN + 18 * SECOND,
      end: BEGIN + 78 * SECOND,
    });
  });

  it.each([
    ['leak', [entered, key]],
    ['queueLeak', [entered, key, queue]],
    ['notDeal', [entered, key, queue, ring]],
  ])('that nobody answers is %s by how far it came', (state, reports) => {
    expect(unfold([...reports, at(30, 'end')])).toMatchObject({ state, phase: 'Leak', talkSeconds: 0 });
  });

  it.each(END_REASONS)('says %s where the switchboard does', reason => {
    expect(unfold([entered, queue, at(30, 'end', { reason })]).state).toBe(reason);
  });

  it('whose end comes first is known to be over, and loses nothing of what comes later', () => {
    const end = at(78, 'end');
    expect(unfold([end])).toMatchObject({ state: 'leak', end: BEGIN + 78 * SECOND, begin: null });
    expect(unfold([end, link])).toMatchObject({ state: 'dealing', phase: 'Unlink' });
  });

  it('that is passed on is the other one’s', () => {
    const transfer = at(40, 'transfer', { agent: '8002' });
    expect(unfold([entered, ring, link, transfer])).toMatchObject({
      agent: '8002',
      transferredBy: '8001',
      phase: 'Link',
    });
  });

  it('takes its recording and its rating after it is over', () => {
    const after = [at(80, 'record', { recordUrl: 'a.wav' }), at(95, 'rate', { satisfaction: 5 })];
    expect(unfold([...after, at(78, 'end'), link])).toMatchObject({
      state: 'dealing',
      recordUrl: 'a.wav',
      satisfaction: 5,
    });
  });
});
