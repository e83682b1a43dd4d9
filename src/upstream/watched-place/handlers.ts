import { and, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PlaceCount, PlaceVisit, placeVisitCalls } from '../../contract/watched-place.ts';
import type { Db, Handlers } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import { contains, ifGiven, readPage } from '../core/paging.ts';
import { placeVisit as table, watchedPlaceTable } from './tables.ts';

const MINUTE_MS = 60_000;

export const placeVisitHandlers = {
  listPlaceVisits: async ({ db, clock, scope, query }) => {
    const where = and(visitFilter(query), scope.byArea(table.addressType));
    const now = clock();
    const page = await readPage(db, { table, where, ...query }, window => visitRows(db, where, window));
    const rows = page.rows.map(
      ({ visit, placeName }): PlaceVisit => ({
        ...visit,
        placeName,
        minutes: Math.max(0, Math.floor(((visit.leftOn ?? now) - visit.cameOn) / MINUTE_MS)),
      }),
    );
    return { ...page, rows };
  },

  countPlaceVisits: async ({ db, clock, scope }) => {
    const inArea = scope.byArea(table.addressType);
    const byPlace = async (which: SQL) => {
      const rows = await db
        .select({ placeId: table.placeId, visits: sql<number>`count(*)::int` })
        .from(table)
        .where(and(which, inArea))
        .groupBy(table.placeId);
      return new Map(rows.map(({ placeId, visits }) => [placeId, visits]));
    };
    const inside = await byPlace(isNull(table.leftOn));
    const today = await byPlace(gte(table.cameOn, startOfDay(clock())));
    return [...new Set([...inside.keys(), ...today.keys()])].map(
      (placeId): PlaceCount => ({
        placeId,
        inside: inside.get(placeId) ?? 0,
        today: today.get(placeId) ?? 0,
      }),
    );
  },
} satisfies Handlers<typeof placeVisitCalls>;

/** The query itself. */
export const visitRows = (
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ visit: table, placeName: watchedPlaceTable.name })
    .from(table)
    .innerJoin(watchedPlaceTable, eq(watchedPlaceTable.id, table.placeId))
    .where(where)
    .orderBy(desc(table.cameOn), desc(table.id))
    .limit(limit)
    .offset(offset);

interface VisitsAsked {
  placeId?: string | undefined;
  inside?: 0 | 1 | undefined;
  keyword?: string | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
}

export const visitFilter = ({ placeId, inside, keyword, startTime, endTime }: VisitsAsked) =>
  and(
    ifGiven(placeId, id => eq(table.placeId, id)),
    ifGiven(inside, is => (is === 1 ? isNull(table.leftOn) : isNotNull(table.leftOn))),
    ifGiven(keyword, plate => contains(sql`lower(${table.plateNumber})`, plate)),
    ifGiven(endTime, time => lte(table.cameOn, time)),
    ifGiven(startTime, time => or(isNull(table.leftOn), gte(table.leftOn, time))),
  );
