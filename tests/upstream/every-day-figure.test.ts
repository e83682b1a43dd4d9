/**
 * Figures of the day: what a room shows on the first page the upstream keeps under this name, tells it with the rights with
 * which it is shown, and counts as much as the list that it leads to.
 */
// @feature *
import '../builders/bare-window.ts';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { dayFigureCalls } from '../../src/contract/day-figures.ts';
import type { May } from '../../src/contract/grammar/may.ts';
import { CAPABILITIES } from '../../src/contract/platform.ts';
import { nameOfDay } from '../../src/data/day-figures.ts';
import { callsOf } from '../../src/data/feature.ts';
import { type Figure, readFigure } from '../../src/data/figures.ts';
import { resourceName, resourcesOf } from '../../src/data/routes.ts';
import { midnight } from '../../src/kit/format/time.ts';
import { dayFiguresOf } from '../../src/upstream/day-figures.ts';
import { aDataProvider, aWindow, leaveWindow } from '../builders/console-client.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { anOutlay } from '../builders/outlays.ts';
import { isWhole } from '../builders/sample.ts';

const ROOMS = (
  await Promise.all(
    features.flatMap(({ figures = [] }) => figures).map(async room => ({ ...room, ...(await room.load()) })),
  )
).flatMap(({ dayFigures, ...room }) => (dayFigures ? [{ ...room, dayFigures }] : []));
const RESOURCES = await Promise.all(
  resourcesOf(features).map(async page => ({
    name: resourceName(page),
    calls: await callsOf(page),
    entity: await page.entity?.(),
  })),
);
const HERE = '450103';

let office: Office;
let provider: DataProvider;
beforeAll(async () => {
  office = await anOffice();
  for (const [at, addressType] of [HERE, '450105'].entries())
    await anOutlay(office, { bizStrId: `day figure ${at}`, addressType });
  provider = aDataProvider(RESOURCES);
});
afterAll(async () => {
  leaveWindow();
  await office.close();
});

/** The fewest rights with which it is offered. */
const rightsOf = (needs: readonly May[]): string[] =>
  needs.flatMap(may =>
    typeof may === 'string' ? [may] : 'anyOf' in may ? may.anyOf.slice(0, 1) : [may.ownOr],
  );

const looking = () => ({
  userId: office.admin.id,
  areaIds: [],
  callSystemAccount: 'call8001',
  capabilities: new Set(CAPABILITIES),
  dayFrom: (daysAhead: number) => midnight(office.clock(), -daysAhead),
});

describe.each(ROOMS)('the figures of $key', ({ needs, dayFigures, default: figuresOf }) => {
  const names = dayFigures.map(nameOfDay);

  it('are kept by the upstream, and told with the rights with which they are shown', async () => {
    const clerk = await office.aClerk({ rights: rightsOf(needs), areaIds: [HERE] });
    const { data } = await clerk.ask(dayFigureCalls.listDayFigures, { query: { names: names.join(',') } });
    expect(data.figures.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('are what their lists hold, for who sees everything and for who sees one area', async () => {
    const limited = await office.aClerk({ rights: rightsOf(needs), areaIds: [HERE] });
    const figures = figuresOf(looking());
    for (const person of [office.admin, limited]) {
      aWindow(office, person);
      const { data } = await person.ask(dayFigureCalls.listDayFigures, { query: { names: names.join(',') } });
      for (const one of dayFigures.filter(each => each.list !== undefined)) {
        const [name, list] = [nameOfDay(one), one.list];
        const figure = figures.find(({ label }) => label === list) as Figure;
        const { count, sum } = await readFigure(provider, figure);
        const kept = data.figures.find(each => each.name === name);
        expect(kept?.value, name).toBe(figure.sum ? sum : count);
      }
    }
  });
});

it('of the upstream are all shown by some room, each once', () => {
  const shown = ROOMS.flatMap(({ dayFigures }) => dayFigures.map(nameOfDay));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.toSorted()).toEqual(
    dayFiguresOf(office)
      .map(({ name }) => name)
      .toSorted(),
  );
  if (isWhole) expect(shown.length).toBeGreaterThan(15);
});
