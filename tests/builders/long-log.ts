/** An operate log as years of work leave it. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';

/** Between two entries. */
const STEP_MS = 120_000;

/**
 * Adds `rows` entries that end at `now`: of 60 people, of whom the first twenty are limited to an area; few failures,
 * few exports, many objects.
 */
export async function aLongLog(db: Db, rows: number, now: number): Promise<void> {
  await db.execute(sql`
    insert into operate_log (title, business_type, operator_type, oper_id, oper_name, request_method, oper_url,
      method, object_type, object_id, object_name, object_plate, before, after, oper_ip, trace_id, status, oper_time, cost_time, area_ids)
    select case when n % 40 = 0 then 'reveal' when n % 9 = 0 then 'online' else 'access' end,
      case when n % 500 = 0 then 5 else 1 + n % 4 end, 1, 2000 + n % 60, 'clerk' || (n % 60), 'PUT', '/x',
      'access.updateAdminUser', case when n % 7 = 0 then 'role' else 'adminUser' end, (n % 3000)::text,
      'name' || (n % 3000), case when n % 7 = 0 then null else '桂AD' || (1000 + n % 3000) end,
      '{"remark":"1"}', '{"remark":"2"}', '10.8.' || (n % 60) || '.7', 'trace-' || n, case when n % 90 = 0 then 0 else 1 end,
      ${now}::bigint - (${rows}::int - n)::bigint * ${STEP_MS}, (n * 7919::bigint) % 900,
      case when n % 60 < 20 then array['450102'] else '{}'::text[] end
    from generate_series(1, ${rows}::int) n`);
}
