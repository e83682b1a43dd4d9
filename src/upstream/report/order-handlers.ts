/** Statistics of orders. */
import { groupBy } from 'es-toolkit';
import type { OrderFigureRow, OrderStatistic, reportCalls } from '../../contract/report.ts';
import type { Handlers } from '../core/context.ts';
import { addedUp, figuresOf, NO_FIGURES } from '../domain/order-figures/figures-of.ts';
import { type FigureFilter, type FigureRow, readFigures } from '../domain/order-figures/reading.ts';
import { checkGrouping, dateOf, finderIn, placesOf, readAs } from './grouping.ts';
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
    const rows = await readFigures(db, {
      scope,
      filter: filterOf(query),
      from,
      to,
      by: ['addressType', 'source'],
      clock: 'day',
    });
    return Object.values(groupBy(rows, ({ keys, time }) => `${time} ${keys[0]}`)).map(statisticOf);
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
    const rowsBefore = await readFigures(db, { ...asked, ...before });
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

/** Of one area on one day. @param rows one for each source */
function statisticOf(rows: readonly FigureRow[]): OrderStatistic {
  const [first] = rows;
  const {
    matchedCount: _matched,
    matchSeconds: _matchSeconds,
    pickedUpCount: _pickedUp,
    pickupSeconds: _pickupSeconds,
    ...figures
  } = figuresOf(addedUp(rows));
  return {
    date: first?.time == null ? null : dateOf(first.time),
    area: first?.keys[0] ?? null,
    ...figures,
    sourceCounts: rows.map(({ keys, created }) => ({ source: Number(keys[1]), count: created })),
  };
}
