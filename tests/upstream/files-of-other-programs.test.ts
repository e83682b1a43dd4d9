/** Files that other programs made are read for what they hold; how each was made stands in `tests/files/README.md`. */
// @feature job vehicle
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls } from '../../src/contract/job.ts';
import { fromCell } from '../../src/upstream/job/cells.ts';
import { readRows } from '../../src/upstream/job/sheets/reading.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { IS_FULL } from '../builders/tier.ts';

const FILES = path.join(import.meta.dirname, '../files');
const bytesOf = (file: string) => fs.readFileSync(path.join(FILES, file));

const FIELDS: ImportField[] = [
  { field: 'plateNumber', column: 0, kind: 'text' },
  { field: 'addressType', column: 1, kind: 'text', words: [{ value: '450103', label: '青秀区' }] },
  { field: 'operateCertNo', column: 2, kind: 'text' },
  { field: 'insuranceExpire', column: 3, kind: 'day' },
  { field: 'ownerName', column: 4, kind: 'text' },
  { field: 'remark', column: 5, kind: 'text' },
];
/** In milliseconds since 1970, the last one of that day in Nanning. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`);
const TABLE = [
  ['粤BAA1234', '450103', '00012345', endOf('2027-01-05'), '买买提·艾力', '第一行\n第二行'],
  ['沪AE22075', '450103', '450102199001011234', endOf('2027-02-28'), '李"四"', '含,逗号;分号\t与制表'],
  ['使014578', '450103', '0771', endOf('2027-12-31'), undefined, undefined],
];

const plain = fs.readdirSync(FILES).filter(file => file.endsWith('.csv') || file === 'xlsxwriter.xlsx');
const kept = ['openpyxl.xlsx', 'libreoffice.xlsx', 'gnumeric.xlsx'];
const sample = ['python-semicolon-gb18030.csv', 'libreoffice.csv', 'xlsxwriter.xlsx', 'openpyxl.xlsx'];
const tried = (files: readonly string[]) => files.filter(file => IS_FULL || sample.includes(file));

/** Its own file shows the sheet that was hidden. */
const FORGETS_HIDDEN = 'gnumeric.xlsx';
const chosenIn = (file: string) => (file === FORGETS_HIDDEN ? '车辆' : undefined);

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

async function check(file: string) {
  const sheet = chosenIn(file);
  const sent = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?${new URLSearchParams({ call: 'vehicle.create', ...(sheet && { sheet }) })}`,
    headers: { token: office.admin.token, 'content-type': 'application/octet-stream' },
    payload: bytesOf(file),
  });
  const { data: received } = sent.json<Envelope<ImportFile>>();
  const body = { importId: received.importId, title: '车辆', fields: FIELDS };
  const { data } = await office.admin.ask(jobCalls.checkImport, { body });
  await office.work();
  const [job] = (await office.admin.ask(jobCalls.listJobs, { query: { id: data.id } })).data;
  const { data: problems } = await office.admin.ask(jobCalls.importProblems, {
    params: { id: data.id },
    query: {},
  });
  return { received, job, problems: problems.map(({ row, field, code }) => [row, field, code]) };
}

const valuesIn = async (file: string) => {
  const { rows, headRow } = await readRows(bytesOf(file), { sheet: chosenIn(file) });
  return rows
    .slice(headRow, headRow + 3)
    .map(row => FIELDS.map(field => fromCell(row[field.column] ?? null, field)));
};

describe('a plain table', () => {
  it.each(tried(plain))('in %s is that table, and passes the check', async file => {
    expect(await valuesIn(file)).toEqual(TABLE);
    const { received, job, problems } = await check(file);
    expect(received.columns.map(({ name }) => name)).toEqual([
      '车牌号',
      '区域',
      '营运证号',
      '保险到期',
      '车主',
      '备注',
    ]);
    expect(problems).toEqual([]);
    expect(job).toMatchObject({ state: 'done', made: TABLE.length, failed: 0 });
  });
});

describe('a table as somebody keeps it', () => {
  it.each(tried(kept))('in %s is found, and what cannot be read of it is named by its cell', async file => {
    expect(await valuesIn(file)).toEqual(TABLE);
    const { received, job, problems } = await check(file);
    const sheetNames = [...(file === FORGETS_HIDDEN ? ['说明'] : []), '空表', '车辆'];
    expect(received).toMatchObject({ sheetName: '车辆', sheetNames, headRow: 3, rowCount: 6 });
    // openpyxl writes formulas without values
    const isComputed = file !== 'openpyxl.xlsx';
    expect(problems).toEqual([
      ...(isComputed ? [] : [[7, 'insuranceExpire', 'noResult']]),
      [8, 'ownerName', isComputed ? 'errorCell' : 'noResult'],
      [9, 'operateCertNo', 'cutNumber'],
    ]);
    expect(job).toMatchObject({ state: 'done', made: isComputed ? 4 : 3, failed: problems.length });
  });
});
