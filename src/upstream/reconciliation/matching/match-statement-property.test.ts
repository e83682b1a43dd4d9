import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, line, NOON } from '../../../../tests/builders/matching.ts';
import {
  ALIPAY,
  UNION_PAY_FILE,
  WECHAT_FUND,
  WECHAT_TRADE,
} from '../../../contract/reconciliation-statement.ts';
import { matchStatement } from './match-statement.ts';
import { type Entry, type Found, gapOf, type Matched, moved, turnsBack } from './parts.ts';

describe('whatever books and statement say', () => {
  const number = fc.option(fc.constantFrom('1', '2', '3', '4', '5'), { nil: null });
  const amount = fc.constantFrom(100, 200, 4_800);
  const time = fc.option(
    fc.integer({ min: 0, max: 20 }).map(at => NOON + at * 120_000),
    { nil: null },
  );
  const someEntry = fc
    .record({
      flow: fc.constantFrom('in' as const, 'out' as const),
      channelNo: number,
      merchantNo: number,
      amount,
      time,
      state: fc.constantFrom(
        'paid' as const,
        'paid' as const,
        'returned' as const,
        'processing' as const,
        'failed' as const,
      ),
      isOfDay: fc.boolean(),
      mayMiss: fc.boolean(),
    })
    .map(about => entry({ ...about, amount: about.flow === 'in' ? about.amount : -about.amount }));
  const someLine = fc
    .record({
      kind: fc.constantFrom(
        'payment' as const,
        'refund' as const,
        'payout' as const,
        'payoutReturn' as const,
        'fee' as const,
        'other' as const,
      ),
      channelNo: number,
      merchantNo: number,
      originalChannelNo: number,
      amount,
      sign: fc.constantFrom(1, -1),
      occurredOn: time,
      status: fc.constantFrom(
        'success' as const,
        'success' as const,
        'processing' as const,
        'failed' as const,
        'closed' as const,
        'revoked' as const,
      ),
      isOfDay: fc.boolean(),
    })
    .map(({ sign, ...about }) => {
      const isOut =
        about.kind === 'payout' || (about.kind !== 'payment' && about.kind !== 'payoutReturn' && sign < 0);
      return line({ ...about, amount: isOut ? -about.amount : about.amount });
    });
  const sides = {
    channel: fc.constantFrom(WECHAT_TRADE, WECHAT_FUND, ALIPAY, UNION_PAY_FILE),
    entries: fc.array(someEntry, { maxLength: 25 }),
    lines: fc.array(someLine, { maxLength: 25 }),
  };

  it('each payment and each line lands in exactly one place', () => {
    fc.assert(
      fc.property(fc.record(sides), input => {
        const { pairs, differences, aside, idle } = matchStatement(input);
        const entries = [...pairs.map(one => one.entry), ...differences.map(one => one.entry), ...idle];
        const lines = [...pairs.map(one => one.line), ...differences.map(one => one.line), ...aside];
        const keys = (some: readonly ({ key: string } | null)[]) =>
          some.flatMap(one => (one ? [one.key] : [])).toSorted();
        expect(keys(entries)).toEqual(keys(input.entries));
        expect(keys(lines)).toEqual(keys(input.lines));
      }),
      { numRuns: 400 },
    );
  });

  it('the order in which they come changes nothing', () => {
    const shuffled = fc.record(sides).chain(input =>
      fc.record({
        input: fc.constant(input),
        entries: fc.shuffledSubarray(input.entries, { minLength: input.entries.length }),
        lines: fc.shuffledSubarray(input.lines, { minLength: input.lines.length }),
      }),
    );
    const told = ({ pairs, differences, aside, idle }: Matched) => ({
      pairs: pairs.map(one => `${one.entry.key} ${one.line.key} ${one.by}`).toSorted(),
      differences: differences.map(one => `${one.type} ${one.entry?.key} ${one.line?.key}`).toSorted(),
      aside: aside.map(({ key }) => key).toSorted(),
      idle: idle.map(({ key }) => key).toSorted(),
    });
    fc.assert(
      fc.property(shuffled, ({ input, entries, lines }) => {
        expect(told(matchStatement({ ...input, entries, lines }))).toEqual(told(matchStatement(input)));
      }),
      { numRuns: 400 },
    );
  });

  it('the sums of both differ by what the differences say', () => {
    fc.assert(
      fc.property(fc.record(sides), input => {
        const { pairs, differences, aside, idle } = matchStatement(input);
        const isBooked = ({ state, isOfDay }: Entry) => isOfDay && (state === 'paid' || state === 'returned');
        const set = new Set<Entry>(idle);
        const ours = input.entries.filter(one => isBooked(one) && !set.has(one));
        const asides = new Set(aside);
        // a return counts where its payment is neither in the books nor on the statement of the day
        const isNothing = ({ type, entry: our, line: one, isWhole }: Found) =>
          type !== 2 && one !== null && turnsBack(one) && (our?.isOfDay === true || isWhole === true);
        const nothing = new Set(differences.filter(isNothing).map(one => one.line));
        const theirs = input.lines.filter(
          one => one.isOfDay && !asides.has(one) && moved(one) && !nothing.has(one),
        );
        const revoked = differences.flatMap(({ type, line: one }) =>
          one?.isOfDay && !moved(one) && (type === 2 || (turnsBack(one) && !nothing.has(one))) ? [one] : [],
        );
        const sum = (some: readonly { amount: number }[]) => some.reduce((all, one) => all + one.amount, 0);
        const gaps = differences.reduce((all, one) => all + gapOf(one), 0);
        const failed = pairs.filter(one => !moved(one.line) || !isBooked(one.entry));
        const inFailed = sum(failed.map(one => one.line).filter(one => one.isOfDay && moved(one)));
        expect(sum(ours) - (sum(theirs) - inFailed) - sum(revoked)).toBe(gaps);
        // what is wanted is never idle
        expect(idle.filter(one => isBooked(one) && !one.mayMiss)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
