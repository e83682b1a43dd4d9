import { describe, expect, it } from 'vitest';
import { gbk } from '../../../../tests/builders/gbk.ts';
import { aCell, aRow, aSpreadsheet } from '../../../../tests/builders/spreadsheet.ts';
import {
  china,
  readNamed,
  readText,
  refusalOf,
  statementText,
} from '../../../../tests/builders/statements.ts';
import { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { mappedTime } from './mapped-time.ts';
import { readStatement } from './read-statement.ts';

const MAPPING = StatementMapping.parse({
  headRow: 3,
  endMark: '合计',
  unit: 'yuan',
  amount: '金额',
  kind: { column: '类型', words: { payment: ['消费'], refund: ['退货'], payout: ['代付'] } },
  channelNo: '流水号',
  merchantNo: '订单号',
  refundMerchantNo: '退款单号',
  fee: '手续费',
  time: { columns: ['时间'], format: 'ymd' },
  name: '摘要',
});
const TEXT = statementText('mapped.csv');
const SMALL = StatementMapping.parse({ headRow: 1, unit: 'yuan', amount: '金额', channelNo: '单号' });

describe('a statement that is read by a mapping', () => {
  it('has the lines between its head and its end mark', async () => {
    const { lines, ...statement } = await readNamed('mapped.csv', { mapping: MAPPING });
    expect(statement).toEqual({ channel: 9, days: ['2027-03-05'], totals: null, balance: 'none' });
    expect(lines).toMatchObject([
      { lineNo: 4, kind: 'payment', channelNo: 'B001', amount: 105_000, fee: 630, status: 'success' },
      {
        lineNo: 5,
        kind: 'refund',
        channelNo: null,
        merchantNo: 'R1804248119000-1',
        originalChannelNo: 'B002',
        originalMerchantNo: 'P1804205702000-1',
        amount: -5_000,
        fee: -30,
        occurredOn: china('2027-03-05 20:01:59'),
        raw: expect.stringMatching(/^B002,.*"多收，\r\n已退"$/s),
      },
      { lineNo: 7, kind: 'payout', merchantNo: 'P1804221000000-42', amount: -8_800, fee: null },
    ]);
  });

  it('keeps no number of a bank card, wherever it stands', async () => {
    const sheet = (card: string) => `金额,单号,户名\r\n20.00,6222021234567894,收款 ${card} 开户\r\n`;
    const read = async (card: string) => (await readText(sheet(card), { mapping: SMALL })).lines[0]?.raw;
    expect(await read('6222021234567894123')).toBe('20.00,6222021234567894,收款 6222021234567894123 开户');
    expect(await read('4111111111111111')).toBe('20.00,6222021234567894,收款 ************1111 开户');
  });

  it('keeps a formula as the text that it is', async () => {
    const { lines } = await readNamed('mapped.csv', { mapping: MAPPING });
    expect(lines[2]?.name).toBe("=cmd|' /C calc'!A0");
  });

  it('is read in another encoding', async () => {
    const { lines } = await readNamed('mapped.csv', { mapping: MAPPING });
    const text = TEXT.replaceAll(/[８０．]/g, letter => letter.normalize('NFKC'));
    const read = await readStatement(gbk(text), {
      fileName: 'a',
      mapping: { ...MAPPING, encoding: 'gb18030' },
    });
    expect(read.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  });

  it('takes the direction from its words, else the sign of the amount', async () => {
    const direction = { column: '收支', in: ['入'], out: ['出'] };
    const { lines } = await readText('单号,收支,金额\n1,入,-1.00\n2,出,2.00\n', {
      mapping: { ...SMALL, direction },
    });
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 100],
      ['payout', -200],
    ]);
    const signed = await readText('单号,金额\n1,1.00\n2,(2.00)\n3,3.00-\n4,－4.00\n', { mapping: SMALL });
    expect(signed.lines.map(({ amount }) => amount)).toEqual([100, -200, -300, -400]);
  });

  it('is read from a spreadsheet, in which formulas are not computed', async () => {
    const sheet = aSpreadsheet(
      aRow(1, aCell('A1', '单号'), aCell('B1', '金额'), aCell('C1', '摘要')) +
        aRow(2, aCell('A2', 'B1'), '<c r="B2"><v>0.30000000000000004</v></c>', aCell('C2', '=1+1')) +
        aRow(4, aCell('A4', 'B2'), '<c r="B4"><f>1+1</f><v>2</v></c>', '<c r="C4" t="e"><v>#N/A</v></c>'),
    );
    const mapping = { ...SMALL, name: '摘要' };
    const { lines } = await readStatement(sheet, { fileName: 'a.xlsx', mapping });
    expect(lines).toMatchObject([
      { lineNo: 2, channelNo: 'B1', amount: 30, name: '=1+1' },
      { lineNo: 4, channelNo: 'B2', amount: 200, name: '#N/A' },
    ]);
  });

  it.each([
    ['without its end mark', '合计', '小计', 'STATEMENT_CUT', 8],
    ['cut before its end mark', /合计[\s\S]*$/, '', 'STATEMENT_CUT', 7],
    ['with a word that is not known', '代付', '代收', 'STATEMENT_UNKNOWN_WORD', 7],
    ['with a comma that is not quoted', '"1,050.00"', '1,050.00', 'STATEMENT_BAD_ROW', 4],
    ['with a quote that has no end', '打车', '"打车', 'STATEMENT_BAD_ROW', 4],
    ['with a row that is too short', ',2027/3/5 12:30:00', '', 'STATEMENT_BAD_ROW', 7],
    ['with fractions of a fen', '50.00,-0.30', '50.005,-0.30', 'STATEMENT_BAD_AMOUNT', 5],
    ['with a number that was cut', 'B001', '4.20E+27', 'STATEMENT_BAD_NUMBER', 4],
    ['with a day first', '2027/3/5 08', '5/3/2027 08', 'STATEMENT_BAD_TIME', 4],
    ['without a column', '手续费', '费用', 'STATEMENT_COLUMN_MISSING', 3],
    ['with a column twice', '摘要', '金额', 'STATEMENT_COLUMN_TWICE', 3],
  ])('is refused %s', async (_name, from, to, reason, line) => {
    const refusal = await refusalOf(readText(TEXT.replace(from, to), { mapping: MAPPING }));
    expect(refusal).toMatchObject({ reason, line });
  });

  it('without an end mark has to end with a line end, and to have rows', async () => {
    const read = (text: string) => refusalOf(readText(text, { mapping: SMALL }));
    expect(await read('单号,金额\n1,12.50')).toMatchObject({ reason: 'STATEMENT_CUT', line: 2 });
    expect(await read('单号,金额\n')).toMatchObject({ reason: 'STATEMENT_EMPTY' });
  });

  it('from a spreadsheet refuses a number that has more figures than a cell keeps', async () => {
    const sheet = aSpreadsheet(
      aRow(1, aCell('A1', '单号'), aCell('B1', '金额')) +
        aRow(2, '<c r="A2"><v>4200000001202703050000000001</v></c>', '<c r="B2"><v>1</v></c>'),
    );
    const refusal = await refusalOf(readStatement(sheet, { fileName: 'a.xlsx', mapping: SMALL }));
    expect(refusal).toMatchObject({ reason: 'STATEMENT_BAD_NUMBER', line: 2 });
  });
});

it.each([
  ['2027年3月5日 08:15', 'ymd', '2027-03-05 08:15:00'],
  ['20270305081502', 'compact', '2027-03-05 08:15:02'],
  ['20270305', 'compact', '2027-03-05 00:00:00'],
  ['5/3/2027 08:15:02', 'dmy', '2027-03-05 08:15:02'],
  ['3/5/2027', 'mdy', '2027-03-05 00:00:00'],
  ['1804205702', 'epochS', '2027-03-05 08:15:02'],
  ['1804205702000', 'epochMs', '2027-03-05 08:15:02'],
] as const)('the time %s as %s is %s', (text, format, time) => {
  expect(mappedTime(text, format)).toBe(china(time));
});

it.each([
  ['20270230', 'compact'],
  ['31/13/2027', 'dmy'],
  ['1804205702000', 'epochS'],
  ['', 'ymd'],
] as const)('%j as %s is no time', (text, format) => {
  expect(mappedTime(text, format)).toBeUndefined();
});
