/**
 * Hours of figures of the days whose records are gone, for what is normal today. The days with records are counted from
 * those by the job that counts every day.
 */
import { type SQL, sql } from 'drizzle-orm';
import { alarmTable } from '../../../upstream/alarm/tables.ts';
import type { Db } from '../../../upstream/core/context.ts';
import { HOUR_MS } from '../../../upstream/core/day.ts';
import { markDays } from '../../../upstream/domain/day-figures/keeping.ts';
import { dayFigureHour } from '../../../upstream/domain/day-figures/tables.ts';
import { orderFigureDelta } from '../../../upstream/domain/order-figures/tables.ts';
import { drift, fleetParts, heardOf } from '../figures/online.ts';
import type { PastDay } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import { repeatedDays } from '../frame/repeating.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';

/** Hours of orders are sums of their figures. */
export const after = ['order-figure', 'alarm'];

const HOURS = 24;
/** A normal day looks back so far. */
const DAYS = 50;

export const past: RoomPast = {
  async rows(context) {
    const { db, now, olderDays } = context;
    const days = olderDays.filter(({ daysAgo }) => daysAgo <= DAYS);
    const figures = [
      ...(await ofOrders(db, days)),
      ...(await ofAlarms(context, days)),
      ...(await ofFleet(context, days)),
    ];
    const marks = days.map(({ begin }) => ({ day: begin, hours: HOURS, isKnown: 1 as const }));
    for (const figure of figures) await markDays(db, figure, marks, now);
    await ofStates(context, days);
  },
};

/** Sums of the hours that were just added. */
async function ofOrders(db: Db, days: readonly PastDay[]): Promise<string[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { hour, addressType, created, autoCancelled, matchedCount, matchMs } = orderFigureDelta;
  const figures: [name: string, count: SQL, sum: SQL][] = [
    ['order.created', sql`sum(${created})`, sql`sum(${created})`],
    ['order.autoCancelled', sql`sum(${autoCancelled})`, sql`sum(${autoCancelled})`],
    ['order.matchSeconds', sql`sum(${matchedCount})`, sql`sum(${matchMs}) / 1000`],
  ];
  for (const [name, count, sum] of figures)
    await db.execute(sql`
      insert into ${dayFigureHour} (figure, starts_on, area_ids, count, sum)
      select ${name}, ${hour}, array[${addressType}], ${count}, ${sum}
      from ${orderFigureDelta}
      where ${hour} >= ${first.begin} and ${hour} < ${last.until}
      group by ${hour}, ${addressType} having ${count} > 0`);
  return figures.map(([name]) => name);
}

/** Those of a recent week, as many as each day's load has. */
async function ofAlarms({ db, recordDays }: PastContext, days: readonly PastDay[]): Promise<string[]> {
  const name = 'alarm.raised';
  const on = sql`(${alarmTable.alarmTime} + day.shift)`;
  await db.execute(sql`
    insert into ${dayFigureHour} (figure, starts_on, area_ids, count, sum)
    select ${name}, ${on} - ${on} % ${HOUR_MS}::bigint, array[${alarmTable.addressType}], count(*), count(*)
    from ${repeatedDays(recordDays, days)}
    join ${alarmTable} on ${alarmTable.alarmTime} >= day.begin and ${alarmTable.alarmTime} < day.until
    where (hashtext(${alarmTable.id}::text || '-' || day.ago) & 1023) < day.kept * 1024
    group by 2, 3`);
  return [name];
}

async function ofFleet({ db, chance: streamOf }: PastContext, days: readonly PastDay[]): Promise<string[]> {
  const parts = await fleetParts(db);
  const byArea = new Map<string, number>();
  for (const { addressType, vehicles } of parts)
    byArea.set(addressType, (byArea.get(addressType) ?? 0) + vehicles);
  const rows = days.flatMap(day => {
    const chance = streamOf(`heard ${day.daysAgo}`);
    const factor = drift(chance);
    return hoursOf(day).flatMap(({ hour, startsOn }) =>
      [...byArea].flatMap(([addressType, vehicles]) => {
        const heard = heardOf(vehicles, hour, factor * drift(chance));
        const at = { startsOn, areaIds: [addressType] };
        return [
          { ...at, figure: 'onlineRate.rate', count: vehicles, sum: heard },
          { ...at, figure: 'onlineRate.offline', count: 1, sum: vehicles - heard },
        ];
      }),
    );
  });
  await addRows(db, dayFigureHour, rows);
  return ['onlineRate.rate', 'onlineRate.offline'];
}

/** What was seen last in each hour: how many wait to be called back, and how many cases were over their time. */
async function ofStates({ db, chance: streamOf }: PastContext, days: readonly PastDay[]): Promise<void> {
  const rows = days.flatMap(day => {
    const chance = streamOf(`states ${day.daysAgo}`);
    return hoursOf(day).flatMap(({ hour, startsOn }) => {
      const isBusy = hour >= 7 && hour < 22;
      const at = { startsOn, areaIds: ['-1'], count: 1 };
      return [
        { ...at, figure: 'call.callBacks', sum: chance.below(isBusy ? 6 : 2) },
        { ...at, figure: 'lost.overdue', sum: chance.below(isBusy ? 3 : 2) },
      ];
    });
  });
  await addRows(db, dayFigureHour, rows);
}

const hoursOf = ({ begin }: PastDay) =>
  Array.from({ length: HOURS }, (_, hour) => ({ hour, startsOn: begin + hour * HOUR_MS }));
