import { describe, expect, it } from 'vitest';
import {
  china,
  readNamed,
  refusalOf,
  statementBytes,
  UNIONPAY_FILE,
} from '../../../../tests/builders/statements.ts';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { readStatement } from './read-statement.ts';
import { timeNear } from './unionpay-time.ts';

const BYTES = statementBytes(UNIONPAY_FILE);
const read = (bytes: Buffer, fileName = UNIONPAY_FILE, day?: string) =>
  readStatement(bytes, { fileName, day });
/** The same file with other bytes of the same length. */
const changed = (from: string, to: string) =>
  Buffer.from(BYTES.toString('latin1').replace(from, to), 'latin1');

describe('a file of trades of UnionPay', () => {
  it('is read by its fields, whose Chinese names have more bytes than characters', async () => {
    const { lines, ...statement } = await readNamed(UNIONPAY_FILE);
    expect(statement).toEqual({
      channel: 4,
      days: ['2028-01-01'],
      totals: null,
      balance: 'none',
    });
    expect(lines[0]).toEqual({
      lineNo: 1,
      kind: 'payment',
      channelNo: '612712312359580000011',
      merchantNo: 'P1830268798000-1',
      originalChannelNo: null,
      originalMerchantNo: null,
      amount: 5_000,
      fee: 30,
      occurredOn: china('2027-12-31 23:59:58'),
      status: 'success',
      name: '失物招领服务费',
      raw: expect.stringContaining('南宁出租汽车公司'),
    });
    expect(lines[0]?.raw).toMatch(/^[^*]{46}\*{12,15}\d{4} *\s/);
    expect(lines[2]).toMatchObject({
      kind: 'refund',
      channelNo: '612801012001590000031',
      merchantNo: 'R1830340919000-1',
      originalChannelNo: '612712312359580000011',
      originalMerchantNo: 'P1830268798000-1',
      amount: -5_000,
      fee: -30,
      name: '失物招领服务费',
    });
    expect(lines[3]).toMatchObject({ kind: 'payout', amount: -8_800, fee: 0 });
  });

  it('comes in an archive beside the file of differences, which gives it its year', async () => {
    const archive = aPackedZip([
      { name: UNIONPAY_FILE, content: BYTES },
      { name: UNIONPAY_FILE.replace('ZM_', 'ZME_'), content: '' },
    ]);
    expect(await read(archive, 'statement.zip')).toEqual(await readNamed(UNIONPAY_FILE));
  });

  it('takes the year from the day that was asked for, where its name does not say it', async () => {
    expect(await refusalOf(read(BYTES, 'a.txt'))).toMatchObject({ reason: 'STATEMENT_NO_DAY' });
    expect(await read(BYTES, 'a.txt', '2028-01-01')).toEqual(await readNamed(UNIONPAY_FILE));
  });

  it('is the same with Unix line ends, and without the last one', async () => {
    const unix = Buffer.from(BYTES.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    expect(await read(unix)).toEqual(await readNamed(UNIONPAY_FILE));
    expect(await read(unix.subarray(0, -1))).toEqual(await readNamed(UNIONPAY_FILE));
  });

  it('takes a cancelled purchase for money that goes out', async () => {
    const at = BYTES.indexOf('C000000004970 ');
    const cancelled = Buffer.from(BYTES);
    // behind the settled amount: way of payment, group, type of trade
    cancelled.write('31', at + 14 + 5 + 16);
    const { lines } = await read(cancelled);
    expect(lines[0]).toMatchObject({ kind: 'refund', status: 'revoked', amount: -5_000 });
  });

  it.each([
    [
      'a line that is too short',
      Buffer.concat([BYTES.subarray(0, 700), BYTES.subarray(701)]),
      'STATEMENT_BAD_ROW',
      2,
    ],
    ['a sign that is not known', changed('D000000000030', 'X000000000030'), 'STATEMENT_UNKNOWN_WORD', 1],
    ['an amount that is none', changed('000000123450', '00000012345x'), 'STATEMENT_BAD_AMOUNT', 2],
    ['a time that is none', changed('0101101500', '0230101500'), 'STATEMENT_BAD_TIME', 2],
    ['a last line that was cut', BYTES.subarray(0, -5), 'STATEMENT_CUT', 4],
  ])('is refused for %s', async (_name, bytes, reason, line) => {
    expect(await refusalOf(read(bytes))).toMatchObject({ reason, line });
  });
});

it.each([
  ['2028-01-01', '1231235958', '2027-12-31 23:59:58'],
  ['2027-12-31', '0101000001', '2028-01-01 00:00:01'],
  ['2028-03-01', '0229120000', '2028-02-29 12:00:00'],
  ['2027-06-30', '0630000000', '2027-06-30 00:00:00'],
])('settled on %s, %s is %s', (day, text, time) => {
  expect(timeNear(day, text)).toBe(china(time));
});
