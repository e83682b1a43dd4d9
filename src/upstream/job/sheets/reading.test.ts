/** Text files of rows, as programs and people really write them. */
import { describe, expect, it } from 'vitest';
import { readRows } from './reading.ts';

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
