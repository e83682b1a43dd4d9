/** What a list sends out as a file comes in again as it was: cell by cell, and record by record. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../tests/builders/arbitrary.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type CellFormat, type ImportField, type ImportFile, jobCalls } from '../../contract/job.ts';
import { fromCell, toCell } from './cells.ts';
import { readRows } from './sheets/reading.ts';
import type { SheetSpec } from './sheets/sheets.ts';
import { sheetWriter } from './sheets/writing.ts';

type Format = SheetSpec['format'];
const FORMATS: readonly Format[] = ['csv', 'xlsx'];

const DAY_MS = 86_400_000;
/** Of Asia/Shanghai, which is where days begin. */
const EIGHT_HOURS_MS = 28_800_000;
/** The 1st of January 1992: in the summers before, the clocks there went by another hour. */
const FIRST_DAY = 8_035;

const text = fc
  .oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.constantFrom('007', '0.10', '1.0', '12345678901234567890', '6217000010001234567', '1e5', '2026-06-15'),
    fc.constantFrom(
      'a\nb',
      'a\r\nb',
      '"',
      '""',
      "'",
      "''=1",
      '\uFEFFx',
      ' x',
      'x ',
      ',',
      ';',
      '\t',
      '_x000D_',
      '#REF!',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('=', '+', '@', "'", '"', ',', ';', '\n', '\r', '\t', ' ', 'x'),
      maxLength: 10,
    }),
  )
  .map(one => one.replaceAll('\u0000', '').toWellFormed())
  // a cell of blanks is an empty one
  .filter(one => one.trim() !== '');

const WORDS = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
];
const seconds = fc.integer({ min: 0, max: 4_000_000_000 }).map(second => second * 1000);

interface Kind {
  format: CellFormat;
  value: fc.Arbitrary<unknown>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  text: { format: { kind: 'text' }, value: text },
  word: { format: { kind: 'text', words: WORDS }, value: fc.constantFrom('1', '0') },
  number: {
    format: { kind: 'number' },
    value: fc.oneof(
      fc.integer(),
      fc.integer({ min: -1e6, max: 1e6 }).map(number => number / 100),
    ),
  },
  // files count whole seconds
  time: { format: { kind: 'time' }, value: seconds.filter(time => time >= FIRST_DAY * DAY_MS) },
  day: {
    format: { kind: 'day' },
    value: fc.integer({ min: FIRST_DAY, max: 40_000 }).map(day => day * DAY_MS - EIGHT_HOURS_MS + DAY_MS - 1),
  },
  fen: { format: { kind: 'fen' }, value: fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }) },
  percent: {
    format: { kind: 'percent' },
    value: fc.integer({ min: 0, max: 10_000 }).map(share => share / 10_000),
  },
  list: {
    format: { kind: 'list' },
    value: fc.array(
      text.filter(one => !/[\r\n]/.test(one)),
      { minLength: 1, maxLength: 4 },
    ),
  },
  objects: {
    format: { kind: 'list', of: 'val' },
    value: fc
      .array(fc.stringMatching(/^[a-z]+\.[a-z]+(:[a-z]+)?$/), { minLength: 1, maxLength: 4 })
      .map(vals => vals.map(val => ({ val }))),
  },
};

/** A column of a file that was written and read again. */
async function thereAndBack(format: Format, cellFormat: CellFormat, values: readonly unknown[]) {
  const writer = sheetWriter({
    format,
    // what ends a row is a full one, however empty the cell before it
    columns: [
      { head: 'head', kind: cellFormat.kind },
      { head: 'end', kind: 'text' },
    ],
  });
  writer.add(JSON.stringify(values.map((value, at) => [String(at), toCell(value, cellFormat), 'end'])));
  const { bytes } = await writer.end();
  const { rows } = await readRows(bytes);
  return rows.slice(1).map(([cell = null]) => fromCell(cell, cellFormat));
}

describe.each(FORMATS)('a cell in a file of %s', format => {
  it.each(Object.keys(KINDS))('holds a %s as it was', async name => {
    const kind = KINDS[name] as Kind;
    await fc.assert(
      fc.asyncProperty(fc.array(kind.value, { minLength: 1, maxLength: 30 }), async values => {
        expect(await thereAndBack(format, kind.format, values)).toEqual(values);
      }),
      { numRuns: format === 'csv' ? 100 : 25 },
    );
  });

  it('holds letters that XML does not carry, or that nobody should send', async () => {
    const units = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
    const letters = [
      ...units(1, 31),
      ...units(0x7f, 0x9f),
      ...units(0xfdd0, 0xfdef),
      ...units(0xfffd, 0xffff),
    ];
    const values = [...letters, '\u{1fffe}', '\u{10ffff}'].map(letter => `x${letter}y`);
    expect(await thereAndBack(format, { kind: 'text' }, values)).toEqual(values);
  });

  it('is no value where it is empty', async () => {
    for (const { format: cellFormat } of Object.values(KINDS)) {
      expect(await thereAndBack(format, cellFormat, [null, null])).toEqual([undefined, undefined]);
    }
  });
});

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const COLUMNS = [
  { field: 'name', head: '名称', kind: 'text' },
  { field: 'sort', head: '排序', kind: 'number' },
  { field: 'state', head: '状态', kind: 'text', words: WORDS },
  { field: 'permissions', head: '权限', kind: 'list', of: 'val' },
  { field: 'remark', head: '备注', kind: 'text' },
] as const;
const FIELDS = COLUMNS.map(
  ({ head, ...column }, at): ImportField => ({
    ...column,
    words: 'words' in column ? [...column.words] : undefined,
    column: at,
    label: head,
  }),
);

const listed = async (keyword: string) => {
  const query = { keyword, size: 200, orderBy: 'sort' } as const;
  const { data } = await office.admin.ask(accessCalls.listRoleGroups, { query });
  return data;
};

const comparable = (rows: Awaited<ReturnType<typeof listed>>) =>
  rows.map(({ name, sort, state, permissions, remark }) => ({
    name,
    sort,
    state,
    permissions: permissions.map(({ val }) => val),
    remark,
  }));

describe.each(FORMATS)('records in a file of %s', format => {
  it('are made again as they were', async () => {
    const mark = `往返${format}`;
    const remarks = [...HOSTILE_TEXTS, ...fc.sample(text, 30)].map(one =>
      one.trim().slice(0, 200).toWellFormed(),
    );
    for (const [at, remark] of remarks.entries()) {
      const body = {
        name: `${mark} ${at}`,
        sort: at,
        state: at % 3 === 0 ? (0 as const) : (1 as const),
        permissions: at % 2 ? [{ val: 'usermgr.list' }, { val: 'systemmgr' }] : [],
        remark: remark === '' ? null : remark,
      };
      expect((await office.admin.ask(accessCalls.createRoleGroup, { body })).errCode, remark).toBe(0);
    }
    const before = await listed(mark);

    const started = await office.admin.ask(jobCalls.startExport, {
      body: {
        call: 'access.listRoleGroups',
        title: mark,
        format,
        columns: COLUMNS.map(column => ({
          ...column,
          words: 'words' in column ? [...column.words] : undefined,
        })),
        filter: { keyword: mark, orderBy: 'sort' },
      },
    });
    await office.work();
    const address = await office.admin.ask(jobCalls.jobFile, { params: { id: started.data.id } });
    const file = (await office.app.inject(address.data.url)).rawPayload;
    for (const { roleId } of before) {
      expect((await office.admin.ask(accessCalls.deleteRoleGroup, { params: { roleId } })).errCode).toBe(0);
    }
    expect(await listed(mark)).toEqual([]);

    const sent = await office.app.inject({
      method: 'POST',
      url: `${jobCalls.uploadImport.path}?call=access.createRoleGroup`,
      headers: { token: office.admin.token, 'content-type': 'application/octet-stream' },
      payload: file,
    });
    const { importId, rowCount } = sent.json<Envelope<ImportFile>>().data;
    expect(rowCount).toBe(before.length);
    const check = await office.admin.ask(jobCalls.checkImport, {
      body: { importId, title: mark, fields: FIELDS },
    });
    await office.work();
    const run = await office.admin.ask(jobCalls.runImport, { body: { checkId: check.data.id, skipsBad: 0 } });
    expect(run.errCode, JSON.stringify(run.failure)).toBe(0);
    await office.work();
    const { data: jobs } = await office.admin.ask(jobCalls.listJobs, { query: { id: run.data.id } });
    expect(jobs[0]).toMatchObject({ state: 'done', failed: 0, done: before.length });
    expect(comparable(await listed(mark))).toEqual(comparable(before));
  });
});
