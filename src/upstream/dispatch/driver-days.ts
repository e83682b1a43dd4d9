/** What a driver was offered and drove, by day of Asia/Shanghai. */
import { and, eq, sql } from 'drizzle-orm';
import type { driverOrderCalls } from '../../contract/driver-orders.ts';
import { SHANGHAI_MS } from '../../contract/wall-time.ts';
import type { Handlers } from '../core/context.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { Failure } from '../core/failure.ts';
import { driver } from '../domain/fleet/tables.ts';
import { orderOffer, taxiOrder } from '../domain/orders/tables.ts';

/** Unless it is said. */
const USUAL_DAYS = 30;
const MOST_DAYS = 366;

export const driverOrderHandlers = {
  orderstat: async ({ db, query, scope, clock }) => {
    const { driverId } = query;
    const [seen] = await db
      .select({ id: driver.id })
      .from(driver)
      .where(and(eq(driver.id, driverId), scope.byArea(driver.addressType)));
    if (!seen) throw new Failure('NOT_FOUND');
    const to = query.endTime ?? clock();
    const from = Math.max(
      query.startTime ?? startOfDay(to) - (USUAL_DAYS - 1) * DAY_MS,
      startOfDay(to) - MOST_DAYS * DAY_MS,
    );
    const rows = await db.execute(sql`
      select day::float8 as day, sum(offered)::int as offered, sum(accepted)::int as accepted,
        sum(rejected)::int as rejected, sum(completed)::int as completed, sum(cancelled)::int as cancelled,
        sum(revenue)::float8 as revenue
      from (
        select (push_time + ${SHANGHAI_MS}::bigint) / ${DAY_MS}::bigint as day, 1 as offered,
          (reply_status = 3)::int as accepted, (reply_status = 5)::int as rejected,
          0 as completed, 0 as cancelled, 0 as revenue
        from ${orderOffer}
        where driver_id = ${driverId}::bigint and push_time between ${from}::bigint and ${to}::bigint
        union all
        select (created_on + ${SHANGHAI_MS}::bigint) / ${DAY_MS}::bigint, 0, 0, 0,
          (main_status in (3, 4))::int, (main_status >= 5)::int,
          case when main_status in (3, 4) then coalesce(price, 0) else 0 end
        from ${taxiOrder}
        where driver_id = ${driverId}::bigint and created_on between ${from}::bigint and ${to}::bigint
      ) happened
      group by day order by day`);
    const { rows: days } = rows as unknown as { rows: (Record<string, number> & { day: number })[] };
    return days.map(({ day, ...counts }) => ({
      ...(counts as Record<
        'offered' | 'accepted' | 'rejected' | 'completed' | 'cancelled' | 'revenue',
        number
      >),
      day: day * DAY_MS - SHANGHAI_MS,
    }));
  },
} satisfies Handlers<typeof driverOrderCalls>;
