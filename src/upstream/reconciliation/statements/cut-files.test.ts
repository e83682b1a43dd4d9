/** A download that broke off: every statement is cut behind each of its bytes. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusalOf, statementBytes, UNIONPAY_FILE } from '../../../../tests/builders/statements.ts';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { readStatement } from './read-statement.ts';
import type { StatementLine } from './statement.ts';

const zipped = (name: string) => aPackedZip([{ name, content: statementBytes(name) }]);
const MAPPING = StatementMapping.parse({
  headRow: 3,
  endMark: '合计',
  unit: 'yuan',
  amount: '金额',
  kind: { column: '类型', words: { payment: ['消费'], refund: ['退货'], payout: ['代付'] } },
  name: '摘要',
});

/** Lengths at which it is read, with what is read of it. */
async function readCuts(bytes: Buffer, mapping?: StatementMapping) {
  const options = { fileName: UNIONPAY_FILE, mapping };
  const read = [];
  for (let length = 0; length < bytes.length; length++) {
    const reading = readStatement(bytes.subarray(0, length), options);
    if (!(await refusalOf(reading))) read.push({ length, statement: await reading });
  }
  return { whole: await readStatement(bytes, options), read };
}

describe('a statement that was cut', () => {
  it.each([
    'wechat-all.csv',
    'wechat-success.csv',
    'wechat-refund.csv',
    'wechat-old.csv',
    'wechat-abroad.csv',
    'wechat-none.csv',
    'wechat-fund.csv',
    'alipay.csv',
  ])('is refused, or nothing of it is missing: %s', async name => {
    const bytes = statementBytes(name);
    const { whole, read } = await readCuts(bytes);
    for (const { statement } of read) expect(statement).toEqual(whole);
    // line ends, and noughts behind the last amount
    expect(read.every(({ length }) => bytes.length - length <= 7)).toBe(true);
  });

  it.each(['alipay.csv', UNIONPAY_FILE])('is refused in its archive: %s', async name => {
    expect((await readCuts(zipped(name))).read).toEqual([]);
  });

  it('is refused in GZIP', async () => {
    expect((await readCuts(gzipSync(statementBytes('wechat-all.csv')))).read).toEqual([]);
  });

  it('is refused where a mapping names its end mark', async () => {
    const { whole, read } = await readCuts(statementBytes('mapped.csv'), MAPPING);
    for (const { statement } of read) expect(statement).toEqual(whole);
  });

  it('without totals and an end mark is read to a line end at most', async () => {
    const { whole, read } = await readCuts(statementBytes(UNIONPAY_FILE));
    // the last blank of a line may be missing
    const trimmed = (lines: readonly StatementLine[]) =>
      lines.map(line => ({ ...line, raw: line.raw.trimEnd() }));
    for (const { statement } of read) {
      const { length } = statement.lines;
      expect(trimmed(statement.lines)).toEqual(trimmed(whole.lines.slice(0, length)));
    }
    expect(new Set(read.map(({ statement }) => statement.lines.length))).toEqual(new Set([1, 2, 3, 4]));
  });
});
