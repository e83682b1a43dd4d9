/** Text files of rows, as programs and people really write them. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_IMPORT_ROWS } from '../../../contract/job.ts';
import { shownText } from '../../core/files/cell.ts';
import { fromCell, UnreadableCell } from '../cells.ts';
import { inert } from '../inert.ts';
import { readRows } from './reading.ts';
import { sheetWriter } from './writing.ts';

const rowsOf = async (text: string | Buffer) => (await readRows(Buffer.from(text))).rows;
const MARK = Buffer.from('efbbbf', 'hex');

describe('the end of a row', () => {
  it.each([
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ])('is %s', async (_name, end) => {
    expect(await rowsOf(`车牌,公司${end}桂A1,甲${end}桂A2,乙`)).toEqual([
      ['车牌', '公司'],
      ['桂A1', '甲'],
      ['桂A2', '乙'],
    ]);
  });

  it('is each of them in one file, and none of them within quotes', async () => {
    expect(await rowsOf('a,b\r\n1,"x\ny"\n2,"x\r\ny"\r3,z')).toEqual([
      ['a', 'b'],
      ['1', 'x\ny'],
      ['2', 'x\r\ny'],
      ['3', 'z'],
    ]);
  });
});

it.each([
  [
    'sep=;\r\na;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'SEP=\t\na\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('a line that names the separator is no row: %j', async (text, rows) =>
  expect(await rowsOf(text)).toEqual(rows),
);

it.each([
  ['="00012345"', '00012345'],
  ["'00012345", '00012345'],
  ["''00012345", "'00012345"],
  ['00012345', '00012345'],
  ["'=1+1", '=1+1'],
])('a number that is to keep its noughts: %s', async (written, text) => {
  const cell = `"${written.replaceAll('"', '""')}"`;
  expect(await rowsOf(`a,b\n${cell},x`)).toEqual([
    ['a', 'b'],
    [text, 'x'],
  ]);
});

describe('the encoding', () => {
  const GB18030 = Buffer.from('d0d5c3fb2cb5e7bbb00acef7b0b22c31', 'hex');

  it('is that of Chinese spreadsheets where it is not UTF-8', async () =>
    expect(await rowsOf(GB18030)).toEqual([
      ['姓名', '电话'],
      ['西安', '1'],
    ]));

  it('is UTF-8 with its mark, whatever one byte says', async () => {
    const [head, row] = await rowsOf(
      Buffer.concat([MARK, Buffer.from('姓名,电话\n覃'), Buffer.from([0xff]), Buffer.from('芳,1')]),
    );
    expect(head).toEqual(['姓名', '电话']);
    expect(row).toEqual(['覃\u0000芳', '1']);
  });
});

describe('a stray quote', () => {
  const stray = (cell: string) => shownText(cell);
  const rowsWithProblems = async (text: string) =>
    (await rowsOf(text)).map(row => row.map(cell => (typeof cell === 'string' ? stray(cell) : cell)));
  const isNamed = (cell: unknown) => {
    try {
      fromCell(cell as string, { kind: 'text' });
      return false;
    } catch (error) {
      return error instanceof UnreadableCell && error.problem === 'strayQuote';
    }
  };

  it.each([
    ['without its end', '"乙'],
    ['before letters', '"乙"丙'],
    ['before one more', '"乙" "'],
    ['alone', '"'],
  ])('%s is named in its row, and joins no rows', async (_what, cell) => {
    const text = `名称,备注,排序\n甲,x,1\n${cell},y,2\n丁,"a\nb",3\n戊,"z",4\n`;
    const rows = await rowsOf(text);
    expect(await rowsWithProblems(text)).toEqual([
      ['名称', '备注', '排序'],
      ['甲', 'x', '1'],
      [cell, 'y', '2'],
      ['丁', 'a\nb', '3'],
      ['戊', 'z', '4'],
    ]);
    expect(rows.map(row => row.some(isNamed))).toEqual([false, false, true, false, false]);
  });

  it('in the middle of a text is a part of it', async () =>
    expect(await rowsOf('名称,备注\n5" 屏,他说"好"')).toEqual([
      ['名称', '备注'],
      ['5" 屏', '他说"好"'],
    ]));
});

describe('one bad byte', () => {
  const damaged = (text: string) => {
    const bytes = Buffer.from(text);
    bytes[bytes.indexOf(Buffer.from('芳'))] = 0xff;
    return bytes;
  };

  it('does not make another encoding of UTF-8 without a mark', async () => {
    const rows = await rowsOf(damaged('姓名,电话,公司\n覃桂芳,1,南宁出租\n韦春燕,2,南宁出租'));
    expect(rows[0]).toEqual(['姓名', '电话', '公司']);
    expect(String(rows[1]?.[0])).toMatch(/^覃桂\0+$/);
    expect(rows[2]).toEqual(['韦春燕', '2', '南宁出租']);
  });

  it('is named where the encoding is that of Chinese spreadsheets', async () => {
    const rows = await rowsOf(Buffer.from('d0d5c3fb2cb5e7bbb00acef7ff2c31', 'hex'));
    expect(rows[0]).toEqual(['姓名', '电话']);
    expect(String(rows[1]?.[0])).toContain('\0');
  });
});

describe('the table', () => {
  it('begins below the titles of a sheet, and its rows are counted from the first of the file', async () => {
    const { rows, headRow } = await readRows(
      Buffer.from(
        '2027 年车辆台账\n\n统计日期：2027-01-05,制表：韦\n车牌,公司,区域,品牌,型号,颜色,车主,备注\n桂A1,,青秀区\n',
      ),
    );
    expect(headRow).toBe(4);
    expect(rows[4]).toEqual(['桂A1', '', '青秀区']);
  });

  it.each(['名称\n甲\n乙', '名称\n甲,1\n乙,2', '名称,排序\n甲'])(
    'has its head in the first row: %j',
    async text => expect((await readRows(Buffer.from(text))).headRow).toBe(1),
  );

  it('ends with its last row in which something stands, however many follow', async () => {
    const blank = ',,,\n'.repeat(LARGEST_IMPORT_ROWS);
    expect(await rowsOf(`a,b\n1,2\n${blank}`)).toHaveLength(2);
    const some = `${'1,2\n'.repeat(LARGEST_IMPORT_ROWS - 5)}${',\n'.repeat(500)}3,4\n`;
    await expect(rowsOf(`a,b\n${some}`)).rejects.toMatchObject({ data: { reason: 'TOO_MANY_ROWS' } });
  });

  it('that is too wide says so', async () => {
    const wide = Array.from({ length: 201 }, (_, at) => at).join(',');
    await expect(rowsOf(`${wide}\n1`)).rejects.toMatchObject({ data: { reason: 'FILE_TOO_WIDE' } });
    expect(await rowsOf(`a,b${','.repeat(300)}\n1,2`)).toHaveLength(2);
  });
});

describe('a table of texts', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.stringMatching(/^[ "',;\t\r\n=+@0a\u4e00_x]{0,8}$/),
    fc.constantFrom('00012345', '="1"', "'=1+1", '_x0041_', 'constructor', '#N/A', ' ', '\ufeffx'),
  );
  // no database keeps a NUL, and a row in which nothing stands is none
  const kept = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
  const row = fc
    .array(cell.map(kept), { minLength: 3, maxLength: 3 })
    .filter(cells => cells.every(one => one !== ''));
  const table = fc.array(row, { minLength: 1, maxLength: 6 });
  const columns = ['甲', '乙', '丙'].map(head => ({ head, kind: 'text' as const }));
  const written = async (format: 'csv' | 'xlsx', rows: readonly string[][]) => {
    const writer = sheetWriter({ format, columns });
    writer.add(JSON.stringify(rows.map(cells => [null, ...cells])));
    return (await writer.end()).bytes;
  };

  it.each(['csv', 'xlsx'] as const)('is the same once it is written as %s and read', async format => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        expect((await readRows(await written(format, rows))).rows).toEqual([['甲', '乙', '丙'], ...rows]);
      }),
    );
  });

  it('is the same to readers that are not ours', async () => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        const texts = parse(await written('csv', rows), { bom: true, record_delimiter: '\r\n' });
        expect(texts).toEqual([['甲', '乙', '丙'], ...rows.map(cells => cells.map(inert))]);
      }),
    );
  });
});
