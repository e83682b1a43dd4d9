/**
 * Every figure of the first page is what the list holds that it leads to: rows are counted from the pages of that list, by
 * the filter of the link, for who sees everything and for who sees one area. Rooms are found by their doors: a figure
 * without a list does not compile, one whose list is not its own fails here.
 */
// @feature *
import '../builders/bare-window.ts';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { isAllowed, type May, type Rights } from '../../src/contract/grammar/may.ts';
import { CAPABILITIES } from '../../src/contract/platform.ts';
import { callsOf } from '../../src/data/feature.ts';
import {
  type Figure,
  isChangedBy,
  type Looking,
  pathOf,
  readCallPage,
  readFigure,
} from '../../src/data/figures.ts';
import { pagesOf, resourceName, resourcesOf } from '../../src/data/routes.ts';
import { midnight } from '../../src/kit/format/time.ts';
import { aDataProvider, aWindow, leaveWindow } from '../builders/console-client.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { anOutlay } from '../builders/outlays.ts';
import { isSampled, isWhole } from '../builders/sample.ts';
import type { Person } from '../builders/upstream.ts';

const ROOMS = features.flatMap(({ figures = [] }) => figures);
const RESOURCES = await Promise.all(
  resourcesOf(features).map(async page => ({
    name: resourceName(page),
    calls: await callsOf(page),
    entity: await page.entity?.(),
  })),
);
const HERE = '450103';
const A_PAGE = 7;
/** Nobody has more than that in these samples. */
const MOST_PAGES = 300;

let office: Office;
let provider: DataProvider;
let limited: Person;
beforeAll(async () => {
  office = await anOffice();
  for (const [at, addressType] of [HERE, '450105', HERE].entries())
    await anOutlay(office, { bizStrId: `figure ${at}`, addressType });
  limited = await office.aClerk({ rights: [...new Set(ROOMS.flatMap(rightsOf))], areaIds: [HERE] });
  provider = aDataProvider(RESOURCES);
});
afterAll(async () => {
  leaveWindow();
  await office.close();
});

/** The fewest rights with which it is offered. */
const rightsOf = ({ needs }: { needs: readonly May[] }): string[] =>
  needs.flatMap(may =>
    typeof may === 'string' ? [may] : 'anyOf' in may ? may.anyOf.slice(0, 1) : [may.ownOr],
  );

const lookingAs = (userId: string): Looking => ({
  userId,
  areaIds: userId === limited.id ? [HERE] : [],
  callSystemAccount: 'call8001',
  capabilities: new Set(CAPABILITIES),
  dayFrom: daysAhead => midnight(office.clock(), -daysAhead),
});

const placeOf = (figure: Figure) => new URL(pathOf(figure), 'http://console');

const figuresOf = async ({ load }: (typeof ROOMS)[number], userId: string): Promise<Figure[]> =>
  (await load()).default(lookingAs(userId)).filter(figure => isSampled(placeOf(figure).pathname, features));

/** As its list shows them: the filter is that of the link, unless its page is opened otherwise. */
async function rowsOf(figure: Figure): Promise<readonly object[]> {
  const { list } = figure;
  const rows: object[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await ('call' in list ? readCallPage(list, page, A_PAGE) : readResourcePage(figure, page));
    rows.push(...found.rows);
    if (found.rows.length < A_PAGE || ('call' in list && list.isWhole)) return rows;
  }
  throw new Error('MORE_PAGES');
}

async function readResourcePage(figure: Figure, page: number) {
  if ('call' in figure.list) throw new Error('NO_RESOURCE');
  const { resource, filter, to } = figure.list;
  const said = placeOf(figure).searchParams.get('filter');
  const { data, total = 0 } = await provider.getList(resource, {
    pagination: { page, perPage: A_PAGE },
    sort: { field: 'id', order: 'ASC' },
    filter: to === undefined ? JSON.parse(said ?? '') : filter,
  });
  return { rows: data, total };
}

async function expectItsList(figure: Figure): Promise<number> {
  const { count: told, sum, first } = await readFigure(provider, figure);
  const count = told ?? Number.NaN;
  const rows = (await rowsOf(figure)) as Readonly<Record<string, unknown>>[];
  expect(rows, figure.label).toHaveLength(count);
  const { sum: summed, first: wanted } = figure;
  if (summed) expect(sum).toBe(rows.reduce((total, row) => total + Number(row[summed]), 0));
  if (wanted && count > 0) {
    const times = rows.map(row => row[wanted.by]).filter(time => typeof time === 'number');
    if (times.length > 0) expect(first?.[wanted.by]).toBe(Math.min(...(times as number[])));
    for (const name of wanted.named ?? []) expect(Object.keys(first ?? {})).toContain(name);
  }
  return count;
}

const all: string[] = [];
let counted = 0;

describe.each(ROOMS)('the figures of $key', room => {
  it('are their lists, for who sees everything', async () => {
    aWindow(office, office.admin);
    for (const figure of await figuresOf(room, office.admin.id)) {
      all.push(figure.label);
      if ((await expectItsList(figure)) > 0) counted += 1;
    }
  });

  it('are their lists, for who sees one area', async () => {
    aWindow(office, limited);
    for (const figure of await figuresOf(room, limited.id)) await expectItsList(figure);
  });

  it('lead to pages that open with the rights with which they are shown, and hear of changes there', async () => {
    const rights: Rights = { userId: '1', codes: new Set(rightsOf(room)), subjectsGrantActions: false };
    for (const figure of await figuresOf(room, '1')) {
      const { pathname } = placeOf(figure);
      const page = pagesOf(features).find(({ path }) => path === pathname);
      expect(page, `${figure.label} leads to ${pathname}`).toBeDefined();
      for (const may of page?.needs ?? [])
        expect(isAllowed(may, rights), `${pathname} needs ${JSON.stringify(may)}`).toBe(true);
      if (!('call' in figure.list)) expect(isChangedBy(figure, figure.list.resource)).toBe(true);
    }
  });
});

it('each is said once, and in these samples many are more than none', () => {
  expect(new Set(all).size).toBe(all.length);
  if (isWhole) expect(counted).toBeGreaterThan(5);
});
