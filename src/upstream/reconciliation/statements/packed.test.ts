/** What comes around a statement, and what is no statement at all. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aSpreadsheet, TWO_ROWS } from '../../../../tests/builders/spreadsheet.ts';
import {
  readNamed,
  readText,
  refusalOf,
  statementBytes,
  UNIONPAY_FILE,
} from '../../../../tests/builders/statements.ts';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { readStatement } from './read-statement.ts';

const WECHAT = statementBytes('wechat-all.csv');
const read = (bytes: Buffer, fileName = 'a') => readStatement(bytes, { fileName });
const zipOf = (...contents: (Buffer | string)[]) =>
  aPackedZip(contents.map((content, at) => ({ name: `${at}.csv`, content })));

describe('the format of a statement', () => {
  it.each([
    ['wechat-all.csv', 1],
    ['wechat-fund.csv', 2],
    ['alipay.csv', 3],
    [UNIONPAY_FILE, 4],
  ])('of %s is found from its content, whatever its name', async (name, channel) => {
    expect(await readNamed(name, { fileName: 'x.dat', day: '2028-01-01' })).toMatchObject({ channel });
  });

  it('is the same in GZIP and in ZIP', async () => {
    const expected = await read(WECHAT);
    expect(await read(gzipSync(WECHAT))).toEqual(expected);
    expect(await read(zipOf(WECHAT, 'read me'))).toEqual(expected);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'STATEMENT_EMPTY'],
    ['a file of blanks', Buffer.from('\r\n \n'), 'STATEMENT_EMPTY'],
    ['an archive of an empty file', zipOf(''), 'STATEMENT_EMPTY'],
    ['another text', Buffer.from('<html>404</html>'), 'STATEMENT_UNKNOWN_FORMAT'],
    ['a spreadsheet without a mapping', aSpreadsheet(TWO_ROWS), 'STATEMENT_UNKNOWN_FORMAT'],
    ['an archive of other files', zipOf('read me'), 'STATEMENT_UNKNOWN_FORMAT'],
    ['an archive of two statements', zipOf(WECHAT, WECHAT), 'STATEMENT_SEVERAL_FILES'],
    ['an archive that was cut', zipOf(WECHAT).subarray(0, -9), 'STATEMENT_ARCHIVE_BROKEN'],
    ['a GZIP that was cut', gzipSync(WECHAT).subarray(0, -9), 'STATEMENT_ARCHIVE_BROKEN'],
    ['a GZIP that unfolds without end', gzipSync(Buffer.alloc(20_000_000)), 'STATEMENT_TOO_LARGE'],
    ['a ZIP that unfolds without end', zipOf(Buffer.alloc(20_000_000)), 'STATEMENT_TOO_LARGE'],
    ['a letter that is damaged', Buffer.concat([WECHAT, Buffer.of(0xff)]), 'STATEMENT_ENCODING'],
    ['a NUL', Buffer.from(WECHAT.toString().replace('打车', 'x\u0000')), 'STATEMENT_ENCODING'],
  ])('is refused for %s', async (_name, bytes, reason) => {
    expect(await refusalOf(read(bytes))).toMatchObject({ reason });
  });
});

describe('the answer that there is no bill', () => {
  it.each([
    'No Bill Exist',
    '<xml><return_code><![CDATA[FAIL]]></return_code>\n<return_msg><![CDATA[No Bill Exist]]></return_msg></xml>',
    '<xml><return_code>FAIL</return_code><error_code>20002</error_code></xml>\n',
    '{"code":"NO_STATEMENT_EXIST","message":"账单文件不存在"}',
  ])('is a statement of no lines: %s', async text => {
    expect(await readText(text, { day: '2027-03-05', channel: 2 })).toEqual({
      channel: 2,
      days: ['2027-03-05'],
      lines: [],
      totals: { count: 0, amountIn: 0, amountOut: 0, fee: 0 },
      balance: 'none',
      isNoBill: true,
    });
    expect(await readText(text)).toMatchObject({ channel: 1, days: [] });
  });

  it.each(['No Bill Exi', '<xml>No Bill Exist', '{"code":"SYSTEM_ERROR"}', 'x No Bill Exist'])(
    'is another text where it differs: %s',
    async text => {
      expect(await refusalOf(readText(text))).toMatchObject({ reason: 'STATEMENT_UNKNOWN_FORMAT' });
    },
  );
});
