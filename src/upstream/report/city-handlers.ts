/** Statistics of areas: vehicles, vehicles heard, orders and street rides. */
import { groupBy } from 'es-toolkit';
import type { CityGroup, CityStatistic, reportCalls } from '../../contract/report.ts';
import type { Handlers } from '../core/context.ts';
import { dateInShanghai } from '../core/day.ts';
import { percentOf } from '../core/ratios.ts';
import { type CityDayRow, readCityDays } from '../domain/city-days/reading.ts';
import { type FigureRow, readFigures } from '../domain/order-figures/reading.ts';
import { startsIn } from './grouping.ts';
import { namerOf } from './names.ts';
import { daysOf, type Span } from './period.ts';

const KEY_OF = { area: 'addressType', company: 'companyId', total: undefined, day: undefined } as const;

export const cityReportHandlers = {
  listCityStatistics: async ({ db, scope, query, clock }) => {
    const { by, addressType, companyId } = query;
    const { from, to, end, before } = daysOf(query, clock());
    const key = KEY_OF[by];
    const days = await readCityDays(db, { scope, addressType, companyId, from, to: end, by: key });
    const ordersIn = (span: Span) =>
      readFigures(db, {
        scope,
        filter: { addressType, companyId },
        ...span,
        by: key ? [key] : [],
        clock: by === 'day' ? 'day' : undefined,
      });
    const [orders, ordersBefore] = [await ordersIn({ from, to }), await ordersIn(before)];
    const parts = {
      days: groupBy(days, row => (by === 'day' ? dateInShanghai(row.day) : (row.of ?? ''))),
      orders: groupBy(orders, row => groupOf(row)),
      before: groupBy(ordersBefore, row => groupOf(row, from - before.from)),
    };
    const groups = groupsOf(by, { from, to }, parts);
    const nameOf = await namerOf(db, by, groups);
    return groups.map(
      (group): CityStatistic => ({
        of: by === 'total' ? null : group,
        name: nameOf(group),
        ...fleetOf(parts.days[group] ?? []),
        orders: sumOf(parts.orders[group], 'created'),
        completed: sumOf(parts.orders[group], 'completed'),
        revenue: sumOf(parts.orders[group], 'revenue'),
        ordersBefore: sumOf(parts.before[group], 'created'),
      }),
    );
  },
} satisfies Partial<Handlers<typeof reportCalls>>;

/** @param later by how much a day of the period before is earlier than that which it is held against */
const groupOf = ({ keys, time }: FigureRow, later = 0): string =>
  time === null ? (keys[0] ?? '') : dateInShanghai(time + later);

const sumOf = (rows: readonly FigureRow[] | undefined, name: 'created' | 'completed' | 'revenue'): number =>
  (rows ?? []).reduce((sum, row) => sum + row[name], 0);

function groupsOf(by: CityGroup, span: Span, parts: Readonly<Record<string, object>>): string[] {
  if (by === 'total') return [''];
  if (by === 'day') return startsIn('day', span).map(dateInShanghai);
  return [...new Set(Object.values(parts).flatMap(Object.keys))].toSorted();
}

/** Of one group over its days. */
function fleetOf(
  days: readonly CityDayRow[],
): Pick<CityStatistic, 'vehicles' | 'online' | 'onlineRate' | 'streetRides'> {
  const sampled = days.flatMap(row =>
    row.vehicles !== null && row.online !== null ? [{ vehicles: row.vehicles, online: row.online }] : [],
  );
  const online = sampled.reduce((sum, day) => sum + day.online, 0);
  const vehicles = sampled.reduce((sum, day) => sum + day.vehicles, 0);
  const isKnown = sampled.length > 0;
  return {
    vehicles: sampled.at(-1)?.vehicles ?? null,
    online: isKnown ? Math.round((10 * online) / sampled.length) / 10 : null,
    onlineRate: isKnown ? percentOf(online, vehicles) : null,
    streetRides: days.length > 0 ? days.reduce((sum, day) => sum + day.streetRides, 0) : null,
  };
}
