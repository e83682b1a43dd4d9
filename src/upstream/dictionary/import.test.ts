/** Values come in from a file: each row judged as if it had been typed, in the order of the file. */
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { dictionaryRecord } from '../../contract/dictionary-record.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportFile, jobCalls } from '../../contract/job.ts';

const CALL = 'dictionary.create';
const FIELDS = ['parentCode', 'parentValue', 'dicValue', 'description', 'listClass'];

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
});
afterAll(() => upstream.close());

async function bring(rows: string[][]) {
  const response = await upstream.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${CALL}`,
    headers: { token: admin.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(`\uFEFF${stringify([FIELDS, ...rows])}`),
  });
  const { importId } = response.json<Envelope<ImportFile>>().data;
  const fields = FIELDS.map((field, column) => ({ field, column, kind: 'text' as const, label: field }));
  const { data: check } = await admin.ask(jobCalls.checkImport, {
    body: { importId, title: '字典', fields, problemHead: '问题', problemWords: [] },
  });
  await upstream.work();
  const { data: checks } = await admin.ask(jobCalls.listJobs, { query: { id: check.id } });
  const { data: run } = await admin.ask(jobCalls.runImport, { body: { checkId: check.id, skipsBad: 1 } });
  await upstream.work();
  expect(upstream.failures).toEqual([]);
  const { data } = await admin.ask(jobCalls.listJobs, { query: { id: run.id } });
  return { check: checks[0], run: data[0] };
}

it('brings a dictionary and its values, and leaves out what no clerk could add', async () => {
  const { check, run } = await bring([
    ['', '', 'colour', '颜色', ''],
    ['colour', '', 'red', '红', 'danger'],
    ['colour', 'red', 'wine', '酒红', ''],
    ['colour', '', 'red', '又红', ''],
    ['colour', 'wine', 'deep', '深酒红', ''],
    ['colour', '', 'blue', '<b>蓝</b>', 'primary'],
    ['colour', '', 'pink', '粉', 'pinkish'],
  ]);
  // a value is checked where the dictionary before it, and the value that it is below, are there
  for (const job of [check, run]) expect(job).toMatchObject({ state: 'done', failed: 3, made: 4 });
  const { data } = await admin.ask(dictionaryRecord.calls.list, { query: { parentCode: 'colour' } });
  expect(data.map(({ dicValue, parentValue, description }) => [dicValue, parentValue, description])).toEqual([
    ['red', null, '红'],
    ['wine', 'red', '酒红'],
    ['blue', null, '<b>蓝</b>'],
  ]);
});
