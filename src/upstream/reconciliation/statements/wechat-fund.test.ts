import { describe, expect, it } from 'vitest';
import {
  china,
  readNamed,
  readText,
  refusalOf,
  statementText,
} from '../../../../tests/builders/statements.ts';

const FUND = statementText('wechat-fund.csv');

describe('a fund-flow bill of WeChat Pay', () => {
  it('is proved by its balance, and agrees with its totals', async () => {
    const { lines, ...statement } = await readNamed('wechat-fund.csv');
    expect(statement).toEqual({
      channel: 2,
      days: ['2027-03-05'],
      totals: { count: 8, amountIn: 7_830, amountOut: 103_830, fee: 0 },
      balance: 'proved',
    });
    expect(lines.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
      ['payment', 5_000, 'success'],
      ['fee', -30, 'success'],
      ['payout', -8_800, 'success'],
      ['refund', -5_000, 'success'],
      ['fee', 30, 'success'],
      ['refund', 2_000, 'closed'],
      ['payoutReturn', 800, 'success'],
      ['other', -90_000, 'success'],
    ]);
  });

  it('gives each row a number of its own, and a refund and a fee that of their payment', async () => {
    const { lines } = await readNamed('wechat-fund.csv');
    const numbers = lines.map(line => [
      line.channelNo,
      line.merchantNo,
      line.originalChannelNo,
      line.originalMerchantNo,
    ]);
    expect(numbers.slice(0, 4)).toEqual([
      ['4200000001202703050000000001', 'P1804205702000-1', null, null],
      ['1900009231202703050000000002', null, '4200000001202703050000000001', 'P1804205702000-1'],
      ['1000000000202703050000000003', 'P1804221000000-42', null, null],
      ['50300000012027030500000001', null, '4200000001202703050000000001', null],
    ]);
    expect(lines[2]).toMatchObject({ occurredOn: china('2027-03-05 12:30:00'), name: '企业付款到零钱' });
  });

  it('without rows is a statement of none', async () => {
    const [head, ...others] = FUND.split('\n');
    const totals = others.at(-3) ?? '';
    const { lines, balance } = await readText(`${head}\n${totals}\n\`0.0,\`0.0,\`0.00,\`0.0,\`0.00\n`);
    expect([lines, balance]).toEqual([[], 'none']);
  });

  it.each([
    ['a row that is missing', /`2027-03-05 12.*\n/, '', 'STATEMENT_BALANCE_BROKEN', 4],
    ['rows that have changed places', /(`2027-03-05 12.*\n)(`.*\n)/, '$2$1', 'STATEMENT_BALANCE_BROKEN', 4],
    ['an amount that was changed', '`88.00,', '`88.10,', 'STATEMENT_BALANCE_BROKEN', 4],
    ['a first row that is missing', /`2027-03-05 08.*\n/, '', 'STATEMENT_TOTALS_DIFFER', 10],
    ['another number of rows', '`8.0,`4.0', '`8.0,`5.0', 'STATEMENT_TOTALS_DIFFER', 11],
    ['a direction that is not known', '`支出,`0.30', '`冻结,`0.30', 'STATEMENT_UNKNOWN_WORD', 3],
    ['an amount with a sign', '`0.30,`1049', '`-0.30,`1049', 'STATEMENT_BAD_AMOUNT', 3],
    ['a total that is missing', '支出笔数', '别的', 'STATEMENT_COLUMN_MISSING', 10],
  ])('is refused for %s', async (_name, from, to, reason, line) => {
    expect(await refusalOf(readText(FUND.replace(from, to)))).toMatchObject({ reason, line });
  });

  it('that breaks says which balance follows from the row before', async () => {
    const refusal = await refusalOf(readText(FUND.replace('`961.70,', '`961.71,')));
    expect(refusal?.values).toEqual({ name: '账户结余', expected: 96_170, found: 96_171 });
  });
});
