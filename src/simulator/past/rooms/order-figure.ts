/** Figures of orders of the days whose orders are gone: hours of a recent day, as busy as each of them was. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../upstream/core/context.ts';
import { HOUR_MS } from '../../../upstream/core/day.ts';
import { areaScope } from '../../../upstream/core/scope.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { company } from '../../../upstream/domain/fleet/tables.ts';
import { type FigureRow, readFigures } from '../../../upstream/domain/order-figures/reading.ts';
import { orderFigureDelta } from '../../../upstream/domain/order-figures/tables.ts';
import { scaled } from '../figures/scaling.ts';
import type { PastDay } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import type { RoomPast } from '../frame/room-past.ts';
import { oneOf } from '../frame/town.ts';

/** Those of the recent days are kept as their orders are added. */
export const after = ['order'];

const RESERVED = '1';
const BY = ['addressType', 'source', 'type', 'orderCallType'] as const;

export const past: RoomPast = {
  async rows({ db, recordDays, olderDays, chance: streamOf }) {
    const sources = await sourcesOf(db, recordDays);
    const companies = await companiesOf(db);
    const rows = olderDays.flatMap(day => {
      const chance = streamOf(`figures of orders ${day.daysAgo}`);
      return figuresOn(day, { source: oneOf(sources, chance), companies }, chance);
    });
    await addRows(db, orderFigureDelta, rows);
  },
};

interface Source {
  day: PastDay;
  hours: readonly FigureRow[];
}

/** Whole days without a rush, by the hour. */
async function sourcesOf(db: Db, recordDays: readonly PastDay[]): Promise<Source[]> {
  const days = recordDays.filter(({ daysAgo, rush }) => daysAgo > 0 && rush === undefined);
  const sources: Source[] = [];
  for (const day of days) {
    const question = { scope: areaScope([]), filter: {}, from: day.begin, to: day.until };
    sources.push({ day, hours: await readFigures(db, { ...question, by: BY, clock: 'hour' }) });
  }
  return sources;
}

/** Ids of companies with vehicles. */
async function companiesOf(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: company.id })
    .from(company)
    .where(eq(company.state, 1))
    .orderBy(asc(company.id));
  return rows.map(({ id }) => Number(id));
}

interface Repeated {
  source: Source;
  companies: readonly number[];
}

/** Each area and way of ordering has another company by the hour: over a day every company has its part. */
function figuresOn(day: PastDay, { source, companies }: Repeated, chance: Stream) {
  const ratio = day.load / source.day.load;
  return source.hours.flatMap(({ keys, time, ...hour }, at) => {
    const [addressType = '', way = '', type = '', callType = ''] = keys;
    const figures = scaled(hour, { ratio, isReserved: type === RESERVED }, chance);
    if (!figures || time === null) return [];
    const place = at + Math.floor((time - source.day.begin) / HOUR_MS) + day.daysAgo;
    return [
      {
        hour: day.begin + (time - source.day.begin),
        addressType,
        companyId: figures.answered > 0 ? (companies[place % companies.length] ?? 0) : 0,
        source: Number(way),
        type,
        orderCallType: Number(callType),
        ...figures,
      },
    ];
  });
}
