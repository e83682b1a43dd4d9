import { describe, expect, it } from 'vitest';
import { gbk } from '../../../../tests/builders/gbk.ts';
import {
  china,
  readNamed,
  readText,
  refusalOf,
  statementText,
} from '../../../../tests/builders/statements.ts';
import { readStatement } from './read-statement.ts';

const ALL = statementText('wechat-all.csv');

describe('a trade bill of WeChat Pay', () => {
  it('is read with its payments, its refunds and its totals', async () => {
    const { lines, ...statement } = await readNamed('wechat-all.csv');
    expect(statement).toEqual({
      channel: 1,
      days: ['2027-03-05'],
      totals: { count: 4, amountIn: 128_450, amountOut: 5_001, fee: 741 },
      balance: 'none',
    });
    expect(lines[0]).toEqual({
      lineNo: 2,
      kind: 'payment',
      channelNo: '4200000001202703050000000001',
      merchantNo: 'P1804205702000-1',
      originalChannelNo: null,
      originalMerchantNo: null,
      amount: 5_000,
      fee: 30,
      occurredOn: china('2027-03-05 08:15:02'),
      status: 'success',
      name: '失物招领服务费',
      raw: expect.stringMatching(/^`2027-03-05 08:15:02,.*,`$/),
    });
    expect(lines[2]).toMatchObject({
      kind: 'refund',
      channelNo: '50300000012027030500000001',
      merchantNo: 'R1804248119000-1',
      originalChannelNo: '4200000001202703050000000001',
      originalMerchantNo: 'P1804205702000-1',
      amount: -5_000,
      fee: -30,
      status: 'success',
    });
    expect(lines[3]).toMatchObject({ amount: -1, fee: 0, status: 'processing' });
  });

  it('keeps the commas of a name, and a formula as the text that it is', async () => {
    const { lines } = await readNamed('wechat-all.csv');
    expect(lines[1]).toMatchObject({ name: '雨伞,手机壳,=1+1', amount: 123_450, fee: 741 });
  });

  it('of payments alone is read, also on 29 February', async () => {
    const { days, lines, totals, part } = await readNamed('wechat-success.csv');
    expect(part).toBe('payments');
    expect(days).toEqual(['2028-02-29']);
    expect(lines.map(({ amount, fee }) => [amount, fee])).toEqual([
      [1, 0],
      [90, 1],
    ]);
    expect(totals).toEqual({ count: 2, amountIn: 91, amountOut: 0, fee: 1 });
  });

  it('of refunds alone has the time at which the refund was accepted, not that of the payment', async () => {
    const { days, lines, part } = await readNamed('wechat-refund.csv');
    expect(part).toBe('refunds');
    expect(days).toEqual(['2027-03-01']);
    expect(lines.map(({ occurredOn }) => occurredOn)).toEqual([
      china('2027-03-01 00:00:01'),
      china('2027-03-01 12:00:00'),
    ]);
    expect(lines[1]).toMatchObject({
      channelNo: '50300000012027030100000002',
      merchantNo: null,
      status: 'failed',
    });
  });

  it('in the older layout is read, and what was revoked is money that goes out', async () => {
    const { lines, totals } = await readNamed('wechat-old.csv');
    expect(lines[1]).toMatchObject({
      kind: 'refund',
      status: 'revoked',
      channelNo: null,
      merchantNo: null,
      originalChannelNo: '1002780740202703050005729794',
      originalMerchantNo: '1415635270',
      amount: -1,
    });
    expect(totals).toEqual({ count: 2, amountIn: 1, amountOut: 1, fee: 0 });
  });

  it('is read by the names of its columns, whatever their order and whatever else there is', async () => {
    const { lines } = await readNamed('wechat-abroad.csv');
    expect(lines).toMatchObject([
      { channelNo: '4200000001202802290000000001', merchantNo: 'P1835366400000-1', amount: 91, fee: 1 },
    ]);
  });

  it('without rows is a statement of none, with the day that was asked for', async () => {
    expect(await readNamed('wechat-none.csv', { day: '2027-03-05' })).toEqual({
      channel: 1,
      days: ['2027-03-05'],
      lines: [],
      totals: { count: 0, amountIn: 0, amountOut: 0, fee: 0 },
      balance: 'none',
    });
  });

  it('is the same with other line ends, without a mark, and in GBK', async () => {
    const expected = await readNamed('wechat-all.csv');
    const bare = ALL.replace('\ufeff', '');
    expect(await readText(bare.replaceAll('\r\n', '\n'))).toEqual(expected);
    expect(await readText(bare.trimEnd())).toEqual(expected);
    expect(await readStatement(gbk(bare), { fileName: 'a.csv' })).toEqual(expected);
  });

  it('keeps a number that comes twice: who compares it sees both', async () => {
    const row = ALL.split('\r\n')[1] ?? '';
    const twice = ALL.replace(row, `${row}\r\n${row}`)
      .replace('`4,`1284.50', '`5,`1334.50')
      .replace('`7.40700,`1294.50', '`7.70700,`1344.50');
    const { lines } = await readText(twice);
    expect(lines.filter(({ channelNo }) => channelNo === '4200000001202703050000000001')).toHaveLength(2);
  });
});

describe('a trade bill is refused', () => {
  const changed = (from: string | RegExp, to: string) => refusalOf(readText(ALL.replace(from, to)));

  it.each([
    ['a row that is missing', /`2027-03-05 08.*\r\n/, '', 'STATEMENT_TOTALS_DIFFER', 6],
    ['another amount', '`50.00,`0.00,`0,', '`50.01,`0.00,`0,', 'STATEMENT_TOTALS_DIFFER', 7],
    ['another fee', '`0.30000,', '`0.30001,', 'STATEMENT_TOTALS_DIFFER', 7],
    ['a count that cannot be read', '`4,`1284', '`x,`1284', 'STATEMENT_TOTALS_DIFFER', 7],
    ['an amount with fractions of a fen', '`50.00,`0.00,`0,', '`50.001,`0.00,`0,', 'STATEMENT_BAD_AMOUNT', 2],
    ['a day that is none', '`2027-03-05 08', '`2027-02-29 08', 'STATEMENT_BAD_TIME', 2],
    ['a state that is not known', 'SUCCESS,`OTHERS', 'PAYERROR,`OTHERS', 'STATEMENT_UNKNOWN_WORD', 2],
    ['another currency', '`CNY,`50.00', '`USD,`50.00', 'STATEMENT_UNKNOWN_WORD', 2],
    [
      'a number that a spreadsheet has cut',
      '4200000001202703050000000002',
      '4.2E+27',
      'STATEMENT_BAD_NUMBER',
      3,
    ],
    [
      'a refund without a number',
      '`50300000012027030500000001,`R1804248119000-1',
      '`0,`',
      'STATEMENT_BAD_NUMBER',
      4,
    ],
    ['a line end in a name', '雨伞,手机壳', '雨伞\n手机壳', 'STATEMENT_BAD_ROW', 4],
    ['a row behind the totals', /$/, '`1', 'STATEMENT_BAD_ROW', 8],
    ['a total that is missing', ',退款总金额', ',别的', 'STATEMENT_COLUMN_MISSING', 7],
    ['no column of numbers', '商户订单号', '别的', 'STATEMENT_COLUMN_MISSING', 1],
    ['a column twice', '设备号', '交易状态', 'STATEMENT_COLUMN_TWICE', 1],
  ])('for %s', async (_name, from, to, reason, line) => {
    expect(await changed(from, to)).toMatchObject({ reason, line });
  });

  it('with the total that differs, and both amounts', async () => {
    expect((await changed('`1284.50,', '`1284.51,'))?.values).toEqual({
      name: '应结订单总金额',
      expected: 128_450,
      found: 128_451,
    });
  });
});
