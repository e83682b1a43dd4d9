/** Statistics of orders. */
import { groupBy } from 'es-toolkit';
import type { OrderFigureRow, OrderStatistic, reportCalls } from '../../contract/report.ts';
import type { Handlers } from '../core/context.ts';
import { dateInShanghai } from '../core/day.ts';
import { addedUp, figuresOf, NO_FIGURES } from '../domain/order-figures/figures-of.ts';
import {
  type FigureFilter,
  type FigurePlace,
  type FigureRow,
  readCreated,
  readFigures,
} from '../domain/order-figures/reading.ts';
import { checkGrouping, finderIn, placesOf, readAs } from './grouping.ts';
import { namerOf } from './names.ts';
import { normalsOf } from './normals.ts';
import { periodOf, type Span } from './period.ts';

const filterOf = ({ addressType, companyId, source, type, orderCallType }: FigureFilter): FigureFilter => ({
  addressType,
  companyId,
  source,
  type,
  orderCallType,
});

/** As it is told: both ends belong to it. */
const told = ({ from, to }: Span) => ({ from, to: Math.max(from, to - 1) });

export const orderReportHandlers = {
  orderStatistics: async ({ db, scope, query, clock }) => {
    const { from, to } = periodOf(query, clock());
    const asked = { scope, filter: filterOf(query), from, to, clock: 'day' as const };
    const rows = await readFigures(db, { ...asked, by: ['addressType'] });
    const sources = await readCreated(db, { ...asked, by: ['addressType', 'source'] });
    const ofPlace = groupBy(sources, placeOf);
    return rows.map(row => statisticOf(row, ofPlace[placeOf(row)] ?? []));
  },

  orderTotals: async ({ db, scope, query, clock }) => {
    const { from, to, end, before } = periodOf(query, clock());
    const totalOf = async (span: Span) =>
      figuresOf(addedUp(await readFigures(db, { scope, filter: filterOf(query), ...span })));
    return {
      ...told({ from, to }),
      isRunning: to < end,
      total: await totalOf({ from, to }),
      before: { ...told(before), total: await totalOf(before) },
    };
  },

  listOrderFigures: async ({ db, scope, query, clock }) => {
    const { by, unit } = query;
    const { before, ...period } = periodOf(query, clock());
    checkGrouping({ by, unit }, period.end - period.from);
    const asked = { scope, filter: filterOf(query), ...readAs({ by, unit }) };
    const rows = await readFigures(db, { ...asked, from: period.from, to: period.to });
    const rowsBefore = await readCreated(db, { ...asked, ...before });
    const find = finderIn({ by, unit }, period, period, rows);
    const findBefore = finderIn({ by, unit }, period, before, rowsBefore);
    const places = placesOf({ by, unit }, period, [...rows, ...rowsBefore]);
    const nameOf = await namerOf(
      db,
      by,
      places.map(({ of }) => of),
    );
    return places.map(
      (place): OrderFigureRow => ({
        ...place,
        name: nameOf(place.of),
        ...figuresOf(find(place) ?? NO_FIGURES),
        createdBefore: findBefore(place)?.created ?? 0,
      }),
    );
  },

  listOrderNormals: async ({ db, scope, query, clock }) => {
    const { by, unit } = query;
    const now = clock();
    const period = periodOf(query, now);
    checkGrouping({ by, unit }, period.end - period.from);
    const rows = await normalsOf(db, { scope, filter: filterOf(query) }, { by, unit }, period, now);
    const nameOf = await namerOf(
      db,
      by,
      rows.map(({ of }) => of),
    );
    return rows.map(row => ({ ...row, name: nameOf(row.of) }));
  },
} satisfies Partial<Handlers<typeof reportCalls>>;

/** One area on one day. */
const placeOf = ({ keys, time }: FigurePlace) => `${time} ${keys[0]}`;

function statisticOf(row: FigureRow, sources: readonly FigureRow<'created'>[]): OrderStatistic {
  const { keys, time } = row;
  const {
    matchedCount: _matched,
    matchSeconds: _matchSeconds,
    pickedUpCount: _pickedUp,
    pickupSeconds: _pickupSeconds,
    ...figures
  } = figuresOf(row);
  return {
    date: time === null ? null : dateInShanghai(time),
    area: keys[0] ?? null,
    ...figures,
    sourceCounts: sources.map(one => ({ source: Number(one.keys[1]), count: one.created })),
  };
}
