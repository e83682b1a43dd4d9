/** How much of the fleet is heard, from the samples of every five minutes, and at this moment from memory. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { onlineRateCalls } from '../../contract/online-rate.ts';
import type { Db } from '../core/context.ts';
import type { AreaScope } from '../core/scope.ts';
import type { Amount, CountedFigure, DayFigureParts, Hours } from '../domain/day-figures/figure.ts';
import { hourOf } from '../domain/day-figures/figure.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { onlineRateSample } from '../domain/fleet/online-samples.ts';
import { countGroups, type Fleet } from './groups.ts';

const may = onlineRateCalls.listOffline.may;
/** Every vehicle is in one area. */
const BY_AREA = 1;

const { sampledOn, addressType, onlineCount, totalRecordCount } = onlineRateSample;
const hour = hourOf(sampledOn);

async function samplesOf(db: Db, { from, to }: Hours, scope: AreaScope) {
  const rows = await db
    .select({
      hour,
      addressType,
      samples: sql`count(*)`.mapWith(Number),
      online: sql`sum(${onlineCount})`.mapWith(Number),
      all: sql`sum(${totalRecordCount})`.mapWith(Number),
    })
    .from(onlineRateSample)
    .where(
      and(
        eq(onlineRateSample.groupType, BY_AREA),
        gte(sampledOn, from),
        lt(sampledOn, to),
        scope.byArea(addressType),
      ),
    )
    .groupBy(hour, addressType);
  return rows.map(row => ({ ...row, areaIds: [row.addressType] }));
}

async function heardNow(db: Db, fleet: Fleet, areaIds: readonly string[], now: number) {
  const groups = [...countGroups(fleet, areaIds, BY_AREA, now - (await onlineSpan(db))).values()];
  const sum = (of: 'onlineCount' | 'totalRecordCount') => groups.reduce((all, group) => all + group[of], 0);
  return { online: sum('onlineCount'), all: sum('totalRecordCount') };
}

export const dayFigures = ({ fleet }: DayFigureParts): readonly CountedFigure[] => [
  {
    name: 'onlineRate.rate',
    kind: 'share',
    unit: 'percent',
    may,
    rows: async (db, hours, scope) =>
      (await samplesOf(db, hours, scope)).map(({ online, all, ...row }) => ({
        ...row,
        count: all,
        sum: online,
      })),
    present: async (db, areaIds, now): Promise<Amount> => {
      const { online, all } = await heardNow(db, fleet, areaIds, now);
      return { count: all, sum: online };
    },
  },
  {
    name: 'onlineRate.offline',
    kind: 'level',
    unit: 'count',
    may,
    rows: async (db, hours, scope) =>
      (await samplesOf(db, hours, scope)).map(({ online, all, samples, ...row }) => ({
        ...row,
        count: samples,
        sum: Math.round((all - online) / samples),
      })),
    present: async (db, areaIds, now): Promise<Amount> => {
      const { online, all } = await heardNow(db, fleet, areaIds, now);
      return { count: 1, sum: all - online };
    },
  },
];
