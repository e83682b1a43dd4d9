// @tier full
/** `docs/add-an-act.md`, followed to the letter on the resource of the other recipe: it touches its room alone, and works. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHouseWith, stepsOf } from './recipe.ts';

/** The recipe's own proof: the act, asked over HTTP. */
const PROOF = `
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holiday } from '../../src/contract/holiday.ts';
import { holidayCalls } from '../../src/contract/holiday-acts.ts';
import { logCalls } from '../../src/contract/log.ts';
import { wordAt } from '../../src/data/catalogues-context.ts';
import { anOffice, type Office } from '../builders/office.ts';
import type { Person } from '../builders/upstream.ts';
import { ALL_WORDS } from '../builders/words.ts';

let office: Office;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: ['systemmgr', 'systemmgr:config', 'systemmgr:callOff'], areaIds: ['450102'] });
});
afterAll(() => office.close());

let count = 0;
async function aHoliday(addressType = '450102') {
  const body = { name: \`假日\${++count}\`, addressType, day: 1_790_000_000_000, type: 1 } as const;
  return (await office.admin.ask(holiday.calls.create, { body })).data;
}
const callOff = (id: string, about: object = {}, by = clerk) =>
  by.ask(holidayCalls.callOff, { body: { id, reason: '改期', ...about } });
const MODULE = 'log.module.holidays';
const CALL = 'log.call.holidays.callOff';
const entries = async (objectId: string) =>
  (await office.admin.ask(logCalls.listOperateLog, { body: { objectId } })).data.filter(({ title }) => title === 'holidays');

it('is done once, by who has its right, and stands in the operate log', async () => {
  const { id, version } = await aHoliday();
  const { data } = await callOff(id, { version });
  expect(data).toMatchObject({ calledOffReason: '改期', calledOffOn: office.clock(), version: version + 1 });
  expect(await callOff(id)).toMatchObject({
    errCode: 3002,
    message: '该假日已取消',
    failure: { reason: 'HOLIDAY_CALLED_OFF' },
  });
  expect(await entries(id)).toMatchObject([{ method: 'holidays.callOff', objectType: 'holiday', status: 1 }]);
});

it('is refused without its right, without a reason, on an old version, and elsewhere', async () => {
  const { id } = await aHoliday();
  const other = await office.aClerk({ rights: ['systemmgr', 'systemmgr:config'] });
  expect((await callOff(id, {}, other)).errCode).toBe(3008);
  expect(await callOff(id, { reason: ' ' })).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'reason' }] } });
  expect((await callOff(id, { version: 7 })).errCode).toBe(3001);
  const elsewhere = await aHoliday('450103');
  expect((await callOff(elsewhere.id)).errCode).toBe(3006);
  const { data } = await office.admin.ask(holiday.calls.one, { params: { id } });
  expect(data).toMatchObject({ calledOffOn: null, version: 1 });
});

it('is done once by two at once', async () => {
  const { id } = await aHoliday();
  const answers = await Promise.all([callOff(id), callOff(id, {}, office.admin)]);
  expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002]);
  expect(await entries(id)).toHaveLength(1);
});

it.each(Object.entries(ALL_WORDS))('has words for its reason and in the log: %s', (_language, words) => {
  for (const key of ['reason.HOLIDAY_CALLED_OFF', MODULE, CALL]) expect(wordAt(words, key), key).toMatch(/\\S/);
});
`;

const before = stepsOf('add-a-resource');
const steps = stepsOf('add-an-act');

let house: ReturnType<typeof aHouseWith>;
beforeAll(() => {
  house = aHouseWith([
    ...before,
    ...steps,
    { kind: 'file', file: 'tests/upstream/holidays.test.ts', text: PROOF },
  ]);
});
afterAll(() => house.remove());

it('makes files of its room, and changes no others', () => {
  const filesOf = (of: typeof steps, kind: 'file' | 'change') =>
    of.flatMap(step => (step.kind === kind ? [step.file] : []));
  expect(filesOf(before, 'file')).toEqual(expect.arrayContaining(filesOf(steps, 'change')));
  const files = [...filesOf(steps, 'change'), ...filesOf(steps, 'file')];
  expect(files.filter(file => !/\/holidays?[-./]/.test(file))).toEqual([]);
});

it.concurrent('compiles: nothing of what the types ask for is missing from the recipe', () =>
  house.expectCompiled());

it.concurrent('is written as the house writes', () => house.expectStyle());

it.concurrent('works: as every role, with bad input, on old versions, in its areas, and for what it is there for', async () => {
  const tests = [
    'holidays',
    'every-call-as',
    'bad-input',
    'every-version',
    'columns-match',
    'tables-match',
  ].map(name => `tests/upstream/${name}`);
  await house.expectPassed(tests, [
    '--project',
    'upstream',
    '--testNamePattern',
    'holiday|words for|is done|is refused',
  ]);
});

it.concurrent('is complete: its words in every language, its pages, its calls', async () => {
  const tests = [
    'src/app/catalogues',
    'src/app/features',
    'src/features/log/words',
    'src/contract/grammar/may',
    'tests/house/words',
    'tests/house/resource-pages',
  ];
  await house.expectPassed(tests, ['--project', 'unit', '--project', 'house']);
});
