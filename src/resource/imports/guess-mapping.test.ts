import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '../../contract/job.ts';
import { wordAt } from '../../data/catalogues-context.ts';
import { checkBody } from './check-body.ts';
import { type FieldToImport, spoken } from './field.ts';
import { guessMapping, missingFields } from './guess-mapping.ts';
import { templateText } from './template.ts';

const FIELDS: readonly FieldToImport[] = [
  { field: 'name', label: 'role.name', isRequired: true },
  { field: 'roleKey', label: 'role.roleKey' },
  { field: 'state', label: 'role.state', wordsUnder: ['role.states'] },
];
const zh = { role: { name: '名称', roleKey: '代码', state: '状态', states: { 0: '停用', 1: '启用' } } };
const en = { role: { name: 'Name', roleKey: 'Key', state: 'State', states: { 0: 'Off', 1: 'On' } } };
const fields = spoken(FIELDS, [zh, en], wordAt);
const guess = (...heads: string[]) =>
  guessMapping(
    fields,
    heads.map(name => ({ name })),
  );

describe('which column fills which field', () => {
  it.each([
    ['in the reader’s language', ['名称', '代码', '状态']],
    ['in another one', ['Name', 'KEY', 'state']],
    ['by the names of the contract', ['name', 'roleKey', 'state']],
    ['with what people put around a word', [' 名称 *', '代码（英文）', '【1】状态：']],
  ])('is read from heads %s', (_how, heads) => {
    expect(guess(...heads)).toEqual({ name: 0, roleKey: 1, state: 2 });
  });

  it('takes the very word before one that only holds it', () => {
    expect(guess('角色名称', '名称')).toMatchObject({ name: 1 });
    expect(guess('角色名称')).toMatchObject({ name: 0 });
  });

  it('leaves a field alone that no head speaks of', () => {
    expect(guess('备注', '')).toEqual({ name: null, roleKey: null, state: null });
  });

  it('never takes a column twice or one that is not there, whatever the heads are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('名称', 'Name', '状态', ''))), heads => {
        const columns = Object.values(guess(...heads)).filter(column => column !== null);
        expect(new Set(columns).size).toBe(columns.length);
        expect(columns.every(column => column >= 0 && column < heads.length)).toBe(true);
      }),
    );
  });

  it('says which required fields no column fills', () => {
    expect(missingFields(fields, guess('代码')).map(({ field }) => field.field)).toEqual(['name']);
    expect(missingFields(fields, guess('名称'))).toEqual([]);
  });
});

describe('the order for a check', () => {
  const body = checkBody({
    importId: '7',
    title: 'Roles',
    fields,
    mapping: guess('状态', '名称'),
    updatesBy: 'name',
    problemHead: 'Problem',
    problemWords: [{ value: 'too_big', label: 'Too long' }],
  });

  it('is what the contract takes, with the mapped fields only', () => {
    expect(jobCalls.checkImport.body.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ updatesBy: 'name' });
    expect(body.fields.map(({ field, column, label }) => [field, column, label])).toEqual([
      ['name', 1, '名称'],
      ['state', 0, '状态'],
    ]);
  });

  it('understands the words of every language', () => {
    expect(body.fields[1]?.words).toEqual([
      { value: '0', label: '停用' },
      { value: '1', label: '启用' },
      { value: '0', label: 'Off' },
      { value: '1', label: 'On' },
    ]);
  });
});

describe('the template', () => {
  it('is one line of heads that a spreadsheet reads as UTF-8', () => {
    expect(templateText(['名称', 'a,b', 'say "x"'])).toBe('\ufeff名称,"a,b","say ""x"""\r\n');
  });

  it('is guessed whole', () => {
    expect(Object.values(guess(...fields.map(({ labels }) => labels[0] ?? '')))).toEqual([0, 1, 2]);
  });
});
