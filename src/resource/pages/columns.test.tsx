import { describe, expect, it } from 'vitest';
import { choice } from '../../contract/grammar/kinds/choice.ts';
import { masked } from '../../contract/grammar/kinds/masked.ts';
import { count, fen } from '../../contract/grammar/kinds/number.ts';
import { areas, reference } from '../../contract/grammar/kinds/reference.ts';
import { code, text } from '../../contract/grammar/kinds/text.ts';
import { moment } from '../../contract/grammar/kinds/time.ts';
import { resource } from '../../contract/grammar/resource.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf, stateOf } from './columns.tsx';
import { fieldsToImport } from './fields-to-import.ts';
import { operatorFilters, quickFilters, tabsOf } from './filters.ts';
import { resourcePages } from './resource-pages.ts';
import type { FieldWords } from './use-field-words.ts';

const may = { read: 'vehiclemgr', add: 'vehiclemgr', edit: 'vehiclemgr', remove: 'vehiclemgr' } as const;
const depot = resource('depot', {
  path: 'depot',
  fields: { depotName: text(40).required().search() },
  sorts: ['depotName'],
  may,
});
const bus = resource('bus', {
  path: 'bus',
  fields: {
    busNo: code(10).required().search(),
    depotId: reference(depot, 'depotName'),
    depotName: text(40).derived(),
    seats: count(),
    price: fen(),
    phone: masked('mobile'),
    state: choice([1, 2]).initially(1).status({ 1: 'ok', 2: 'off' }),
    lastTime: moment().readOnly(),
  },
  equals: ['state', 'phone', 'busNo'],
  filters: ['busNo', 'seats', 'state'],
  sorts: ['busNo', 'seats'],
  may,
});

/** Words that tell what was asked. */
const words = {
  none: '–',
  labelOf: (field: string) => `[${field}]`,
  choicesOf: (field: string) =>
    field === 'state'
      ? [
          { value: 1, label: 'on' },
          { value: 2, label: 'off' },
        ]
      : [],
  show: (field: string, value: unknown, row: Record<string, unknown> = {}) =>
    value === null ? '–' : `${field}=${field === 'depotId' ? row.depotName : value}`,
  showBriefly: (field: string) => `brief ${field}`,
  isNamed: (field: string) => field !== 'nameless',
  maybe: (key: string) => (key === 'tab.some' ? 'some' : undefined),
  unitOf: () => undefined,
  spellingsOf: () => [],
} as unknown as FieldWords;

const pages = resourcePages(bus, {
  columns: [
    'busNo',
    { field: 'depotId', isCut: true },
    { field: 'seats', head: 'price', inFiles: ['seats', { field: 'lastTime', kind: 'day' }] },
    { field: 'price', inFiles: null, isFixed: true },
    'state',
  ],
  phone: { second: ['seats'], end: 'price' },
});
const row = { id: '7', busNo: 'B7', depotId: '3', depotName: 'East', seats: 40, price: 100, state: 2 };

describe('the columns of a resource', () => {
  const columns = columnsOf(pages as never, words);
  const [first, depotColumn, seats, price, state] = columns;

  it('begin with the name, which stays', () => {
    expect(first).toMatchObject({
      key: 'busNo',
      head: '[busNo]',
      isFixed: true,
      isMono: true,
      phone: 'title',
    });
    expect(first?.sortBy).toBe('busNo');
  });

  it('stay where the clerk picks columns, if they say so', () => {
    expect(columns.filter(({ isFixed }) => isFixed).map(({ key }) => key)).toEqual(['busNo', 'price']);
  });

  it('offer no order where the call takes none', () => {
    const calls = { ...bus.calls, list: { ...bus.calls.list, query: undefined } };
    const [name] = columnsOf({ ...pages, resource: { ...bus, calls } } as never, words);
    expect(name?.sortBy).toBeUndefined();
  });

  it('leave out what says the same in every row, where the page asks for that', () => {
    const mixed = { ...pages, columns: ['busNo', { field: 'state', isIfMixed: true }] } as never;
    const isThere = (only: object) => columnsOf(mixed, words, { ...only })[1]?.may;
    expect([isThere({}), isThere({ seats: 40 }), isThere({ state: 1 })]).toEqual([true, true, false]);
  });

  it('are headed in a file by the name of another field, where they say so', () => {
    const renamed = { ...pages, columns: [{ field: 'seats', inFiles: [{ field: 'seats', head: 'price' }] }] };
    expect(columnsOf(renamed as never, words)[0]?.exported).toMatchObject([
      { field: 'seats', head: '[price]' },
    ]);
  });

  it('are as wide and as aligned as their kinds', () => {
    expect(seats).toMatchObject({ isNumber: true, width: 96, sortBy: 'seats', phone: 'second' });
    expect(price).toMatchObject({ isNumber: true, width: 112, phone: 'end' });
    expect(price?.sortBy).toBeUndefined();
    expect(depotColumn?.width).toBeUndefined();
  });

  it('take where there is room what their heads, their choices or they themselves ask for', () => {
    const labels = ['on', 'away for repair'];
    const long = { ...words, choicesOf: () => labels.map(label => ({ label })) } as unknown as FieldWords;
    const roomyWidth = (field: object, said = words) =>
      columnsOf({ ...pages, columns: [field] } as never, said)[0]?.roomyWidth ?? 0;
    const byHead = roomyWidth({ field: 'seats' });
    expect(roomyWidth({ field: 'seats', head: 'lastTime' })).toBeGreaterThan(byHead);
    expect(roomyWidth({ field: 'seats' }, long)).toBe(byHead);
    expect(roomyWidth({ field: 'state' }, long)).toBeGreaterThan(roomyWidth({ field: 'state' }));
    expect(roomyWidth({ field: 'state', roomyWidth: 300 }, long)).toBe(300);
  });

  it('mark the state, which has a place of its own on a phone', () => {
    expect(stateOf(pages)).toBe('state');
    expect(state).toMatchObject({ phone: 'status' });
  });

  it('write what they show into files, references by name', () => {
    expect(first?.exported).toEqual([{ field: 'busNo', head: '[busNo]' }]);
    expect(depotColumn?.exported).toEqual([{ field: 'depotName', head: '[depotId]' }]);
    expect(seats?.exported).toEqual([
      { field: 'seats', head: '[seats]', kind: 'number' },
      { field: 'lastTime', head: '[lastTime]', kind: 'day' },
    ]);
    expect(price?.exported).toBeNull();
    expect(state?.exported).toEqual([
      {
        field: 'state',
        head: '[state]',
        words: [
          { value: '1', label: 'on' },
          { value: '2', label: 'off' },
        ],
      },
    ]);
  });

  it('bear the name of another field where they are told to', () => {
    expect(seats?.head).toBe('[price]');
    expect(first?.cell(row as never)).toBe('busNo=B7');
  });

  it('say in short what is cut, and the whole of it when pointed at', () => {
    expect(depotColumn?.cell(row as never)).toMatchObject({
      props: { title: 'depotId=East', children: 'brief depotId' },
    });
    expect(depotColumn?.cell({ ...row, depotId: null } as never)).toMatchObject({
      props: { title: undefined },
    });
  });
});

describe('what a list of records is found by', () => {
  it('is chosen where there are choices, and typed where there are none', () => {
    expect(quickFilters(bus, words, ['state', 'phone', 'busNo'], true)).toEqual([
      {
        name: 'state',
        label: '[state]',
        choices: words.choicesOf('state'),
        isSeveral: bus.several.includes('state'),
      },
      { name: 'phone', label: '[phone]', kind: 'text', isMono: false },
      { name: 'busNo', label: '[busNo]', kind: 'text', isMono: true },
    ]);
  });

  it('has operators for the fields that the contract names', () => {
    expect(operatorFilters(bus, words).map(({ name, kind }) => [name, kind])).toEqual([
      ['busNo', 'text'],
      ['seats', 'number'],
      ['state', 'choice'],
    ]);
  });

  it('stands in tabs: all, each value of a choice, and what is asked for together', () => {
    const tabs = tabsOf(
      words,
      ['state', { key: 'x', filter: { seats: 40, state: 1 }, label: 'tab.some' }],
      'all',
    );
    expect(tabs.map(({ key, label }) => [key, label])).toEqual([
      ['all', 'all'],
      ['1', 'on'],
      ['2', 'off'],
      ['x', 'some'],
    ]);
    expect(tabs[1]?.filter).toEqual({ state: 1 });
  });
});

it('a row of a file fills what a person can, without ids of ours', () => {
  expect(fieldsToImport(bus, words)).toEqual([
    { field: 'busNo', label: 'bus.field.busNo', isRequired: true },
    { field: 'seats', label: 'bus.field.seats', kind: 'number' },
    { field: 'price', label: 'bus.field.price', kind: 'fen', bounds: { least: 0 } },
    { field: 'phone', label: 'bus.field.phone', problem: 'entity.problem.mobile' },
    {
      field: 'state',
      label: 'bus.field.state',
      wordsUnder: ['bus.state'],
      choices: ['bus.state.1', 'bus.state.2'],
    },
  ]);
});

it('a row of a file fills what no kind fits as its page says', () => {
  const [depotId] = fieldsToImport(bus, words, { depotId: { kind: 'list', of: 'val' } }).slice(1);
  expect(depotId).toMatchObject({ field: 'depotId', kind: 'list', of: 'val' });
});

describe('several areas, and a call of its own that brings rows', () => {
  const { calls, fields, ...others } = bus;
  const crew = {
    ...others,
    fields: { ...fields, areaIds: areas().filled() },
    calls: { ...calls, bring: { body: { shape: { busNo: 0, areaIds: 0 } } } },
  };

  it('are a list of words in files, as in the list, and sorted as the page says', () => {
    const crewPages = resourcePages(crew as never, { columns: [{ field: 'areaIds', sortBy: 'seats' }] });
    const [column] = columnsOf(crewPages as never, words) as Column[];
    expect(column).toMatchObject({ sortBy: 'seats', exported: [{ field: 'areaIds', kind: 'list' }] });
    expect(column?.cell({ id: '7', areaIds: ['A'] })).toBe('areaIds=A');
    expect(column?.cell({ id: '7', areaIds: [] })).toMatchObject({ props: { children: 'areaIds=' } });
  });

  it('take no more than that call does', () => {
    expect(fieldsToImport(crew as never, words)).toEqual([
      { field: 'busNo', label: 'bus.field.busNo', isRequired: true },
      { field: 'areaIds', label: 'bus.field.areaIds', kind: 'list', words: [] },
    ]);
  });
});
