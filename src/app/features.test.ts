import { describe, expect, test } from 'vitest';
import { rightText } from '../../tests/builders/calls-table.ts';
import { expectSame } from '../../tests/builders/none.ts';
import { PAGE_RIGHTS } from '../../tests/builders/page-rights.ts';
import { PAGES } from '../../tests/journeys/pages.ts';
import { type AnyCall, changesState } from '../contract/grammar/call.ts';
import type { May } from '../contract/grammar/may.ts';
import { LIVE_RECORDS } from '../contract/live-records.ts';
import { callsOf } from '../data/feature.ts';
import { resourceName, resourcesOf } from '../data/routes.ts';
import { features } from './features.ts';

test('every route is looked at in a real browser', () => {
  const routes = features.flatMap(({ pages = [], resources = [] }) => [
    ...pages.map(({ path }) => path),
    ...resources.flatMap(({ path, create, edit }) => [
      path,
      ...(create ? [`${path}/create`] : []),
      ...(edit ? [`${path}/:id`] : []),
    ]),
  ]);
  expectSame(
    [...routes, '/401', '/404'],
    Object.keys(PAGES),
    'Say in tests/journeys/pages/<feature>.ts by what the page is recognised:',
  );
});

test('every page and part needs the rights, the capability and the role of the table', () => {
  const lines = (kind: string, parts: readonly Guarded[] = []) =>
    parts.map(({ path, key = path, needs, capability = '', role = '' }) =>
      [kind, key, needs.map(rightText).join(' & '), capability, role].join('\t').trimEnd(),
    );
  const needed = features.flatMap(
    ({ pages, resources, links, navbar, figures, dashboard, drawers, searches }) => [
      ...lines('page', pages),
      ...lines('resource', resources),
      ...lines('link', links),
      ...lines('navbar', navbar),
      ...lines('figures', figures),
      ...lines('dashboard', dashboard),
      ...lines('drawer', drawers),
      ...lines('search', searches),
    ],
  );
  expectSame(needed, PAGE_RIGHTS, 'Bring the line in tests/data/page-rights/<feature>.tsv up to date:');
});

/** What pages and parts of the frame have in common, as far as it keeps somebody out. */
interface Guarded {
  path?: string;
  key?: string;
  needs: readonly May[];
  capability?: string;
  role?: string;
}

describe.each(resourcesOf(features).map(page => [page.path, page] as const))('the door of %s', (_, page) => {
  test('is open to nobody without a right', () => {
    const open: readonly May[] = ['signed-in', 'public'];
    expect(page.needs.filter(right => !open.includes(right))).not.toEqual([]);
  });

  test('names the rights of its calls', async () => {
    const { list, one = list, create, bring = create, update, remove } = await callsOf(page);
    const rightOf = (call: AnyCall | undefined) => (call && changesState(call) ? call.may : undefined);
    expect({ create: undefined, update: undefined, remove: undefined, ...page.may }).toEqual({
      read: list.may,
      create: rightOf(create),
      update: rightOf(update),
      remove: rightOf(remove),
    });
    expect(one.may).toEqual(list.may);
    expect(page.importCall).toEqual(bring?.isImportable ? { room: bring.room, name: bring.name } : undefined);
  });

  test('names the right of what stands there otherwise', async () => {
    const { otherwise } = page;
    const { list, one = list } = (await otherwise?.calls()) ?? {};
    expect([otherwise?.may.read, otherwise?.may.read]).toEqual([list?.may, one?.may]);
  });

  test('says whether its records are live, and what they are called', async () => {
    const live = Object.values(LIVE_RECORDS).map(({ resource }): string => resource);
    expect(page.isLive ?? false).toBe(live.includes(resourceName(page)));
    if (page.entity) expect((await page.entity()).resource).toBe(resourceName(page));
  });
});
