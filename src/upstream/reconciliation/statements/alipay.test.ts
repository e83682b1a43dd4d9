import { describe, expect, it } from 'vitest';
import { gbk } from '../../../../tests/builders/gbk.ts';
import {
  china,
  readNamed,
  readText,
  refusalOf,
  statementBytes,
} from '../../../../tests/builders/statements.ts';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { readStatement } from './read-statement.ts';

const TEXT = new TextDecoder('gb18030').decode(statementBytes('alipay.csv'));
const changed = (from: string | RegExp, to: string) => readText(TEXT.replace(from, to));

describe('a business bill of Alipay', () => {
  it('is read to its end mark, with what its totals say', async () => {
    const { lines, ...statement } = await readNamed('alipay.csv');
    expect(statement).toEqual({
      channel: 3,
      days: ['2027-03-05'],
      totals: { count: 3, amountIn: 128_250, amountOut: 4_800, fee: 0 },
      balance: 'none',
    });
    expect(lines[0]).toMatchObject({
      lineNo: 6,
      kind: 'payment',
      channelNo: '2027030522001400001000000001',
      merchantNo: 'P1804205702000-1',
      amount: 4_800,
      fee: 30,
      occurredOn: china('2027-03-05 08:15:02'),
      name: '失物招领服务费',
    });
    expect(lines[2]).toMatchObject({
      kind: 'refund',
      channelNo: null,
      merchantNo: 'R1804248119000-1',
      originalChannelNo: '2027030522001400001000000001',
      originalMerchantNo: 'P1804205702000-1',
      amount: -4_800,
      fee: -30,
    });
  });

  it('keeps the commas of a name and of a remark, of which nothing is quoted', async () => {
    const { lines } = await readNamed('alipay.csv');
    expect(lines[1]).toMatchObject({ name: '雨伞,手机壳,@cmd', amount: 123_450, fee: 741 });
  });

  it('comes in an archive whose names are GBK, beside a summary that is not read', async () => {
    const archive = aPackedZip([
      { name: gbk('20880123456789010156_20270305_业务明细.csv'), content: statementBytes('alipay.csv') },
      {
        name: gbk('20880123456789010156_20270305_业务明细(汇总).csv'),
        content: gbk('#支付宝业务汇总查询\r\n'),
      },
    ]);
    expect(await readStatement(archive, { fileName: 'a.zip' })).toEqual(await readNamed('alipay.csv'));
  });

  it('without rows is a statement of none', async () => {
    const none = TEXT.replaceAll(/^2027.*\r\n/gm, '')
      .replace('2笔，商家实收共1282.50', '0笔，商家实收共0.00')
      .replace('1笔，商家实收退款共-48.00', '0笔，商家实收退款共0.00');
    expect(await readText(none, { day: '2027-03-05' })).toMatchObject({ days: ['2027-03-05'], lines: [] });
    // it is of the day that it was made for, whatever day is asked for
    expect(await readText(none, { day: '2027-03-06' })).toMatchObject({ days: ['2027-03-05'] });
    const undated = none.replace(/#起始日期.*\r\n/, '');
    expect(await refusalOf(readText(undated, { day: '2027-03-05' }))).toMatchObject({
      reason: 'STATEMENT_NO_DAY',
    });
  });

  it('is of all days that it was made for, also of those without a trade', async () => {
    const ending = (end: string) => TEXT.replace('2027年03月06日 00:00:00', end);
    expect(await readText(ending('2027年03月07日 23:59:59'))).toMatchObject({
      days: ['2027-03-05', '2027-03-06', '2027-03-07'],
    });
    expect(await refusalOf(readText(ending('2027年03月04日 00:00:00')))).toMatchObject({
      reason: 'STATEMENT_BAD_TIME',
    });
    expect(await refusalOf(readText(ending('2037年03月04日 00:00:00')))).toMatchObject({
      reason: 'STATEMENT_BAD_TIME',
    });
  });

  it.each([
    ['without its end mark', /#-*业务明细列表结束-*\r\n/, '', 'STATEMENT_CUT', 11],
    ['without its last line', /#导出时间.*\r\n/, '', 'STATEMENT_CUT', 11],
    ['without the total of refunds', /#退款合计.*\r\n/, '', 'STATEMENT_CUT', 11],
    ['without a row', /^2027.*000002\t,.*\r\n/m, '', 'STATEMENT_TOTALS_DIFFER', 9],
    ['with another amount', ',48.00\t', ',48.01\t', 'STATEMENT_TOTALS_DIFFER', 10],
    ['with a refund that is positive', ',-48.00\t', ',48.00\t', 'STATEMENT_BAD_AMOUNT', 8],
    ['with a business that is not known', ',退款\t', ',转账\t', 'STATEMENT_UNKNOWN_WORD', 8],
    ['with a refund without a number', 'R1804248119000-1', '', 'STATEMENT_BAD_NUMBER', 8],
    ['with a row that is too short', ',*丽娟(138****1000)\t', '', 'STATEMENT_BAD_ROW', 6],
    ['without a column', '商家实收（元）', '别的', 'STATEMENT_COLUMN_MISSING', 5],
  ])('is refused %s', async (_name, from, to, reason, line) => {
    expect(await refusalOf(changed(from, to))).toMatchObject({ reason, line });
  });
});
