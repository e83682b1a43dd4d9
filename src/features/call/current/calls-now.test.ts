import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PushData } from '../../../contract/push.ts';
import {
  type CallsNow,
  linked,
  mainOf,
  NO_CALLS,
  passedOn,
  tagged,
  unlinked,
  workOf,
  wrappedUp,
} from './calls-now.ts';

const told = (callId: string, over: Partial<PushData<'ADMIN_LINK'>> = {}): PushData<'ADMIN_LINK'> => ({
  callId,
  callno: '138****0001',
  name: null,
  district: null,
  isOldPerson: 0,
  isDriver: 0,
  agent: 'call8001',
  agentname: null,
  ringingdate: 1_000,
  begin: null,
  ivrkey: null,
  calltype: 'normal',
  ...over,
});
const ids = ({ calls }: CallsNow) => calls.map(({ callId }) => callId);

describe('calls as they are told', () => {
  it('ring, are answered, and are over', () => {
    const ringing = linked(NO_CALLS, told('1'), 5_000);
    expect(mainOf(ringing)).toMatchObject({ callId: '1', begin: null, since: 1_000 });
    const talking = linked(ringing, told('1', { begin: 4_000 }), 5_000);
    expect(mainOf(talking)).toMatchObject({ begin: 4_000, since: 4_000 });
    const over = unlinked(talking, '1');
    expect(over).toMatchObject({ calls: [], toWrapUp: [{ callId: '1' }] });
    expect(wrappedUp(over, '1').toWrapUp).toEqual([]);
  });

  it('are told since they were heard of, where nobody says since when they ring', () => {
    const one = linked(NO_CALLS, told('1', { ringingdate: null }), 5_000);
    expect(linked(one, told('1', { ringingdate: null }), 9_000).calls[0]?.since).toBe(5_000);
  });

  it('need no more words where it was said already what they are about, also before they were answered', () => {
    const ringing = tagged(linked(NO_CALLS, told('1'), 0), '1');
    expect(unlinked(linked(ringing, told('1', { begin: 4_000 }), 0), '1').toWrapUp).toEqual([]);
    const over = unlinked(linked(NO_CALLS, told('1', { begin: 4_000 }), 0), '1');
    expect(tagged(over, '2').toWrapUp).toMatchObject([{ callId: '1' }]);
    expect(tagged(over, '1').toWrapUp).toEqual([]);
  });

  it('need no words where nobody has answered them', () => {
    expect(unlinked(linked(NO_CALLS, told('1'), 0), '1').toWrapUp).toEqual([]);
  });

  it('that are still to be wrapped up stay so, whatever is answered and is over after them', () => {
    const first = unlinked(linked(NO_CALLS, told('1', { begin: 4_000 }), 0), '1');
    const talking = linked(first, told('2', { begin: 9_000 }), 0);
    expect(workOf(talking).map(({ callId }) => callId)).toEqual(['2', '1']);
    const both = unlinked(talking, '2');
    expect(workOf(both).map(({ callId }) => callId)).toEqual(['2', '1']);
    expect(workOf(tagged(both, '2')).map(({ callId }) => callId)).toEqual(['1']);
    expect(workOf(wrappedUp(both, '1')).map(({ callId }) => callId)).toEqual(['2']);
  });

  it('that ring while another is answered stand behind it; of two that ring, the latest is shown', () => {
    const two = linked(linked(NO_CALLS, told('1'), 0), told('2', { ringingdate: 2_000 }), 0);
    expect(mainOf(two)?.callId).toBe('2');
    expect(mainOf(linked(two, told('1', { begin: 3_000 }), 0))?.callId).toBe('1');
    expect(ids(unlinked(two, '2'))).toEqual(['1']);
  });

  it('that are passed on are off the screen without a question, and may come back', () => {
    const talking = linked(NO_CALLS, told('1', { begin: 4_000 }), 0);
    const gone = passedOn(talking, '1');
    expect(gone).toMatchObject({ calls: [], toWrapUp: [] });
    expect(ids(linked(gone, told('1'), 0))).toEqual(['1']);
  });

  it('whose end comes without a beginning, or before it, are on no screen', () => {
    expect(ids(unlinked(NO_CALLS, '9'))).toEqual([]);
    expect(ids(linked(unlinked(NO_CALLS, '9'), told('9'), 0))).toEqual([]);
  });

  it('are the same in whatever order and however often the news of other calls come', () => {
    const news = fc.record({
      id: fc.constantFrom('1', '2', '3'),
      isEnd: fc.boolean(),
      begin: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(fc.array(news), all => {
        const apply = (now: CallsNow, { id, isEnd, begin }: (typeof all)[number]) =>
          isEnd ? unlinked(now, id) : linked(now, told(id, { begin }), 0);
        const twice = all.flatMap(each => [each, each]).reduce(apply, NO_CALLS);
        expect(ids(twice)).toEqual(ids(all.reduce(apply, NO_CALLS)));
        // once over, never on again
        const ended = new Set<string>(all.filter(({ isEnd }) => isEnd).map(({ id }) => id));
        expect(ids(twice).some(id => ended.has(id))).toBe(false);
      }),
    );
  });
});
