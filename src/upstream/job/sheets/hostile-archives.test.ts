/** Archives that are made to hurt who unpacks them: each is refused or read for what it holds, soon and in little room. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aCell, aRow, aSpreadsheet, TWO_ROWS } from '../../../../tests/builders/spreadsheet.ts';
import { aPackedZip, asZip64, withCounts } from '../../../../tests/builders/zip.ts';
import { Failure } from '../../core/failure.ts';
import { readRows } from './reading.ts';

/** Why it is not read; undefined where it is. */
const refusalOf = (bytes: Buffer) =>
  readRows(bytes).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return error.data.reason;
    },
  );

const MORE = { name: 'xl/more.xml', content: 'more' };
const MANY_BYTES = 300 * 1_048_576;
const bomb = Buffer.alloc(MANY_BYTES, ' ');

describe('an archive', () => {
  it('that is sound is read', async () => {
    expect((await readRows(aSpreadsheet(TWO_ROWS))).rows).toEqual([['名称'], ['甲']]);
  });

  it.each([
    [undefined, 'FILE_TOO_LARGE'],
    [10, 'FILE_UNREADABLE'],
  ])('of 300 MB in 300 KB that says it has %s is refused', async (said, reason) => {
    const bytes = aPackedZip([{ name: 'xl/worksheets/sheet1.xml', content: bomb, said }]);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bytes)).toBe(reason);
  });

  it.each([
    ['no entries in all', withCounts(aSpreadsheet(TWO_ROWS), 4, 0)],
    ['fewer entries than there are', withCounts(aSpreadsheet(TWO_ROWS), 3, 3)],
    ['more entries than there are', withCounts(aSpreadsheet(TWO_ROWS), 5, 5)],
    ['no entries on this volume', withCounts(aSpreadsheet(TWO_ROWS), 0, 4)],
    ['its entries in zip64', asZip64(aSpreadsheet(TWO_ROWS), 65_535)],
    ['entries in zip64 besides', asZip64(aSpreadsheet(TWO_ROWS), 4)],
    ['an entry that the directory hides', aSpreadsheet(TWO_ROWS, '', [{ ...MORE, isHidden: true }])],
    ['an entry of two sizes', aSpreadsheet(TWO_ROWS, '', [{ ...MORE, saidLocally: 7 }])],
    ['an entry smaller than it says', aSpreadsheet(TWO_ROWS, '', [{ ...MORE, said: 7 }])],
    ['something in front', Buffer.concat([aSpreadsheet(TWO_ROWS).subarray(0, 4), aSpreadsheet(TWO_ROWS)])],
    ['something behind', Buffer.concat([aSpreadsheet(TWO_ROWS), Buffer.from('more')])],
  ])('that says it has %s is refused', async (_what, bytes) => {
    expect(await refusalOf(bytes)).toBe('FILE_UNREADABLE');
  });

  it('that unfolds further than any sheet does is refused, though it is true and not large', async () => {
    const bytes = aSpreadsheet(TWO_ROWS, '', [
      { name: 'xl/more.xml', content: bomb.subarray(0, 100_000_000) },
    ]);
    expect(await refusalOf(bytes)).toBe('FILE_TOO_LARGE');
  });

  it('of many entries, each of them small, is refused', async () => {
    const entries = Array.from({ length: 1_001 }, (_, at) => ({ name: `x${at}`, content: 'x' }));
    expect(await refusalOf(aPackedZip(entries))).toBe('FILE_UNREADABLE');
  });

  it('whose names lead elsewhere writes nothing there', async () => {
    const outside = path.join(os.tmpdir(), `cabdesk-archive-${process.pid}`);
    const names = [
      `../../../../../../..${outside}`,
      outside,
      '..\\..\\evil',
      'C:\\evil',
      '__proto__',
      'constructor',
    ];
    const bytes = aSpreadsheet(
      TWO_ROWS,
      '',
      names.map(name => ({ name, content: 'evil' })),
    );
    const reason = await refusalOf(bytes);
    expect([undefined, 'FILE_UNREADABLE']).toContain(reason);
    expect(fs.existsSync(outside)).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'evil')).toBe(false);
  });

  it('whose entities grow a thousandfold, or name a file, says nothing of them', async () => {
    const grows = Array.from({ length: 8 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const laughs = `<!DOCTYPE x [<!ENTITY e0 "ha">${grows.join('')}]>`;
    const names = '<!DOCTYPE x [<!ENTITY e8 SYSTEM "file:///etc/passwd">]>';
    for (const before of [laughs, names]) {
      const rows = aRow(1, aCell('A1', 'a')) + aRow(2, aCell('A2', '&e8;'));
      const read = await readRows(aSpreadsheet(rows, before)).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return { rows: [] };
      });
      const text = JSON.stringify(read.rows);
      expect(text.length).toBeLessThan(200);
      expect(text).not.toContain('root:');
    }
  });

  it.each([
    ['the last corner', 'TOO_MANY_ROWS', aRow(1_048_576, aCell('XFD1048576', 'x'))],
    ['a far row', 'TOO_MANY_ROWS', aRow(1_048_576, aCell('A1048576', 'x'))],
    ['a far column', 'FILE_TOO_WIDE', aRow(3, aCell('XFD3', 'x'))],
    ['a place that no sheet has', 'TOO_MANY_ROWS', aRow(9_999_999, aCell('ZZZZ9999999', 'x'))],
  ])(
    'with a text in %s of its sheet is refused before its rows are made: %s',
    async (_where, reason, rows) => {
      expect(await refusalOf(aSpreadsheet(TWO_ROWS + rows))).toBe(reason);
    },
  );

  it.each([
    ['far below its rows', aRow(1_048_576, '<c r="XFD1048576" s="0"/>')],
    ['behind a quoted bracket', `<row r="9"><c x=">" r="XFD1048576"/></row>`],
    ['at an address with a prefix', `<x:row r="9999999"><x:c x="1" r='ZZZZ9999999'/></x:row>`],
    [
      'of thousands of rows',
      Array.from({ length: 30_000 }, (_, at) => `<row r="${at + 3}" s="1"/>`).join(''),
    ],
  ])('with a format %s is read, since nothing stands there', async (_where, rows) => {
    expect((await readRows(aSpreadsheet(TWO_ROWS + rows))).rows).toEqual([['名称'], ['甲']]);
  });

  it('that is cut off anywhere is refused', async () => {
    const bytes = aSpreadsheet(TWO_ROWS);
    for (let length = 4; length < bytes.length; length += 37) {
      expect(await refusalOf(bytes.subarray(0, length)), String(length)).toBe('FILE_UNREADABLE');
    }
  });
});
