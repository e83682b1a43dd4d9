/** What it costs to hold a day of many payments against its statement: the matching alone, against a bare loop over both sides. */
import { expect, it } from 'vitest';
import { WECHAT_TRADE } from '../../src/contract/reconciliation-statement.ts';
import { matchStatement } from '../../src/upstream/reconciliation/matching/match-statement.ts';
import type { BillLine, Entry } from '../../src/upstream/reconciliation/matching/parts.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const COUNT = isMeasuring ? 100_000 : 2_000;
const ROUNDS = isMeasuring ? 7 : 1;
const TARGET_MS = 60_000;
const TARGET = 10;

const DAY = Date.parse('2026-11-28T00:00:00+08:00');
/** Every hundredth differs in its amount, every thousandth is missing on one side, every tenth has no number of the channel. */
const entries = Array.from(
  { length: COUNT },
  (_, at): Entry => ({
    key: `income:${at}`,
    flow: 'in',
    channelNo: at % 10 === 0 ? null : `4200${at}`,
    merchantNo: `BK${at}`,
    amount: 100 + (at % 5_000) + (at % 100 === 0 ? 1 : 0),
    fee: null,
    time: DAY + at * 800,
    state: 'paid',
    isOfDay: true,
    mayMiss: false,
  }),
);
const lines = entries
  .filter((_, at) => at % 1_000 !== 0)
  .map(
    ({ channelNo, merchantNo, time }, at): BillLine => ({
      key: String(at),
      lineNo: at + 2,
      kind: 'payment',
      channelNo,
      merchantNo,
      originalChannelNo: null,
      originalMerchantNo: null,
      amount: 100 + (Number(merchantNo?.slice(2)) % 5_000),
      fee: null,
      occurredOn: time,
      status: 'success',
      isOfDay: true,
    }),
  )
  // as a file may come: not in the order of the books
  .toReversed();

/** The least that any matching does: each payment into a map, and each line asked of it. */
function bareLoop(): number {
  const byNumber = new Map(entries.map(entry => [entry.merchantNo, entry]));
  return lines.filter(line => byNumber.get(line.merchantNo)?.amount === line.amount).length;
}

const timed = (work: () => unknown) => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

it('a statement of many lines is matched in a time that grows with its lines', { timeout: 300_000 }, () => {
  const { pairs, differences } = matchStatement({ channel: WECHAT_TRADE, entries, lines });
  expect(pairs.length + differences.length).toBe(COUNT);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(timed(() => matchStatement({ channel: WECHAT_TRADE, entries, lines })));
    bare.push(timed(bareLoop));
  }
  const ratio = median(ours) / median(bare);
  report({
    id: 'S17',
    what: `${COUNT.toLocaleString('en')} payments held against a statement of ${lines.length.toLocaleString('en')} lines: the matching alone, against a map and a loop over both sides, ${ROUNDS} interleaved rounds`,
    target: `at most ${TARGET_MS / 1_000} s; at most ${TARGET} times the loop`,
    figure: `${median(ours).toFixed(0)} ms; ${ratio.toFixed(1)} times (${median(bare).toFixed(1)} ms)`,
    isMet: Math.max(...ours) <= TARGET_MS && ratio <= TARGET,
  });
});
