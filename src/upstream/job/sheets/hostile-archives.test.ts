/** Archives that are made to hurt who unpacks them: each is refused or read for what it holds, soon and in little room. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aPackedZip } from '../../../../tests/builders/zip.ts';
import { Failure } from '../../core/failure.ts';
import { readRows } from './reading.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;

/** A spreadsheet of one sheet, with whatever stands before and within its rows. */
const aSheet = (
  rows: string,
  before = '',
  more: readonly { name: string; content: Buffer | string }[] = [],
) =>
  aPackedZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ]);

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const TWO_ROWS = row(1, cell('A1', '名称')) + row(2, cell('A2', '甲'));

/** Why it is not read; undefined where it is. */
const refusalOf = (bytes: Buffer) =>
  readRows(bytes).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return error.data.reason;
    },
  );

const MANY_BYTES = 300 * 1_048_576;
const bomb = Buffer.alloc(MANY_BYTES, ' ');

describe('an archive', () => {
  it('that is sound is read', async () => {
    expect((await readRows(aSheet(TWO_ROWS))).rows).toEqual([['名称'], ['甲']]);
  });

  it('of 300 MB in 300 KB is refused, whatever it says of its size', async () => {
    for (const said of [undefined, 10]) {
      const bytes = aPackedZip([{ name: 'xl/worksheets/sheet1.xml', content: bomb, said }]);
      expect(bytes.length).toBeLessThan(1_000_000);
      expect(await refusalOf(bytes)).toBe('FILE_UNREADABLE');
    }
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
    const bytes = aSheet(
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
      const rows = row(1, cell('A1', 'a')) + row(2, cell('A2', '&e8;'));
      const read = await readRows(aSheet(rows, before)).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return { rows: [] };
      });
      const text = JSON.stringify(read.rows);
      expect(text.length).toBeLessThan(200);
      expect(text).not.toContain('root:');
    }
  });

  it.each([
    ['the last corner', row(1_048_576, cell('XFD1048576', 'x'))],
    ['a far row', row(1, cell('XFD1', 'x')) + row(1_048_576, cell('A1048576', 'x'))],
    ['an address with a prefix', `<x:row r="9999999"><x:c x="1" r='ZZZZ9999999'/></x:row>`],
  ])('with a cell in %s of its sheet is refused before its rows are made', async (_where, rows) => {
    expect(await refusalOf(aSheet(TWO_ROWS + rows))).toBe('FILE_UNREADABLE');
  });

  it('with a format far below its rows is read', async () => {
    const rows = `${TWO_ROWS}${row(5_000, '<c r="C5000" s="0"/>')}`;
    expect((await readRows(aSheet(rows))).rows).toEqual([['名称'], ['甲']]);
  });

  it('that is cut off anywhere is refused', async () => {
    const bytes = aSheet(TWO_ROWS);
    for (let length = 4; length < bytes.length; length += 37) {
      expect(await refusalOf(bytes.subarray(0, length)), String(length)).toBe('FILE_UNREADABLE');
    }
  });
});
