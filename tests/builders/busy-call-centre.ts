/** Two years of a call centre: calls, who makes them, and what came of them. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';

interface Volume {
  calls: number;
  orders: number;
  /** Milliseconds since 1970, when the last of them was. */
  now: number;
}

/** Calls of one person in two years, and as many orders, cases and complaints. */
export const OF_ONE = 200;
const MOBILE = '13699990001';
const SPAN_MS = 730 * 86_400_000;

/**
 * Four calls a person; one call in eight leaves a number to call back, one in five a lost case and one in five a complaint,
 * nearly all of them settled. Answers who calls most and waits for a taxi, and the last of his calls that everybody sees.
 */
export async function aBusyCallCentre(
  db: Db,
  { calls, orders, now }: Volume,
): Promise<{ passengerId: string; callId: string; mobile: string }> {
  const people = Math.ceil(calls / 4);
  const since = (step: number) => sql`(${now}::bigint - n::bigint * ${Math.floor(SPAN_MS / step)}::bigint)`;
  const area = sql`(array['450102', '450103', '450105', '450107', '-1'])[1 + (n * 7919::bigint / 13) % 5]`;
  await db.execute(sql`
    insert into passenger (mobile, name, is_old_person, order_count, last_order_on, black_until, search_key, created_on, updated_on)
    select '136' || lpad(n::text, 8, '0'), '覃' || n, (n % 9 = 0)::int, n % 40, ${since(people)},
      case when n % 400 = 0 then ${now}::bigint + n end, 'tan' || n, ${since(people)}, 0
    from generate_series(1, ${people}::int) n`);
  await db.execute(sql`
    insert into passenger (mobile, merged_into, search_key, created_on, updated_on)
    select '135' || lpad(n::text, 8, '0'), known.id, '', 0, 0
    from generate_series(1, ${Math.floor(people / 50)}::int) n
    join passenger known on known.mobile = '136' || lpad(n::text, 8, '0')`);
  const [who] = (
    (await db.execute(sql`
      insert into passenger (mobile, name, order_count, search_key, created_on, updated_on)
      values (${MOBILE}, '常客', ${OF_ONE}, 'changke', 0, 0) returning id::text`)) as unknown as {
      rows: { id: string }[];
    }
  ).rows;
  const passengerId = who?.id ?? '';
  await db.execute(sql`
    insert into passenger_address (passenger_id, address, lng, lat, use_count, last_used_on)
    select id, '民族大道 ' || n || ' 号', 108.3 + n / 100.0, 22.8, n, n from passenger, generate_series(1, 3) n
    where mobile like '136%'`);

  /** Every so many of them are of the one, the others of people in turn. */
  const whose = (count: number) => {
    const every = Math.max(2, Math.floor(count / OF_ONE));
    return sql`case when n % ${every}::int = 0 then ${MOBILE} else '136' || lpad((1 + n % ${people}::int)::text, 8, '0') end`;
  };
  await db.execute(sql`
    insert into call_record (call_id, calltype, callno, passenger_id, area_id, phase, state, agent, agent_name, ivrkey, entered_on,
      ringingdate, begin_on, end_on, wait_seconds, talk_seconds, tagging, order_id, created_on, updated_on)
    select 'busy-' || n, case when n % 12 = 0 then 'dialout' else 'normal' end, told.callno, passenger.id, ${area},
      case when told.state = 'dealing' then 'Unlink' else 'Leak' end, told.state,
      case when told.state in ('dealing', 'notDeal') then 'call' || 8001 + n % 20 end, '话务员' || n % 20, (n % 4)::text, told.entered_on,
      told.entered_on + 4000, case when told.state = 'dealing' then told.entered_on + 9000 end, told.entered_on + 90000, n % 20, n % 200,
      case when told.state <> 'dealing' or n % 180 = 7 then '0' else (1 + n % 10)::text end, case when n % 3 = 0 then n end,
      told.entered_on, told.entered_on
    from generate_series(1, ${calls}::int) n,
      lateral (select ${whose(calls)} as callno, ${since(calls)} as entered_on, case when n % 400 = 1 then 'blackList'
        when n % 100 = 2 then 'voicemail' when n % 25 = 3 then 'leak' when n % 20 = 4 then 'queueLeak' when n % 20 = 5 then 'notDeal'
        else 'dealing' end as state) told
      join passenger on passenger.mobile = told.callno`);
  await db.execute(sql`
    insert into call_report (call_id, digest, kind, reported_on, calltype, callno, received_on)
    select call_id, 'busy', 'enter', entered_on, calltype, callno, entered_on from call_record where call_id like 'busy-%'`);
  await db.execute(sql`
    insert into call_back (callno, passenger_id, area_id, first_missed_on, last_missed_on, last_call_id, state, ended_on, created_on, updated_on)
    select callno, passenger_id, area_id, entered_on, entered_on, id, case when id % 7 = 0 then 3 else 2 end, entered_on + 600000, entered_on, entered_on
    from call_record where call_id like 'busy-%' and id % 8 = 0`);
  await db.execute(sql`
    update call_back set state = 1, ended_on = null
    where id in (select max(id) from call_back where first_missed_on > ${now}::bigint - ${SPAN_MS / 100}::bigint group by callno)`);
  const cases = Math.max(2 * OF_ONE, Math.ceil(calls / 5));
  await db.execute(sql`
    insert into complaint (complaint_no, state, source, type, complainant, mobile, content, occur_time, plate_number, area_id,
      deadline, closed_on, search_key, created_on, updated_on)
    select 'BUSY' || n, case when n % 300 < 3 then n % 300 when n % 20 = 9 then 4 else 3 end, 1 + n % 4, 1 + n % 7, '覃' || n, ${whose(cases)},
      '绕路', ${since(cases)} - 600000, '桂AB' || lpad((n % 3000)::text, 4, '0'), ${area}, case when n % 300 > 0 then ${now}::bigint + (300 - n % 900) * 3600000::bigint end,
      case when n % 300 > 2 then ${since(cases)} end, 'busy' || n || ' 覃' || n, ${since(cases)}, 0
    from generate_series(1, ${cases}::int) n`);
  await db.execute(sql`
    insert into lost_order (lost_no, goods_name, goods_type, owner_mobile, area_id, handle_status, search_key, created_on, updated_on)
    select 'BUSY' || n, '雨伞', 99, ${whose(cases)}, ${area}, 2, 'yusan', ${since(cases)}, 0 from generate_series(1, ${cases}::int) n`);
  await db.execute(sql`
    insert into taxi_order (order_no, main_status, sub_status, area_id, origin_address, origin_lng, origin_lat, passenger_id, nick_name,
      mobile, plate_num, use_time, state_on, search_key, created_on, updated_on)
    select 'BUSY' || n, case when n % 20 = 0 then 7 else 4 end, case when n % 20 = 0 then 11 else 41 end, ${area}, '民族大道 ' || n % 300 || ' 号',
      108.3, 22.8, passenger.id, passenger.name, told.mobile, '桂AB' || lpad((n % 3000)::text, 4, '0'), ${since(orders)}, ${since(orders)}, 'busy' || n,
      ${since(orders)}, 0
    from generate_series(1, ${orders}::int) n, lateral (select ${whose(orders)} as mobile) told
      join passenger on passenger.mobile = told.mobile`);
  await db.execute(sql`
    update taxi_order set main_status = 1, sub_status = 11
    where id = (select id from taxi_order where passenger_id = ${passengerId}::bigint order by created_on desc limit 1)`);
  const [last] = (
    (await db.execute(sql`
      select id::text from call_record where passenger_id = ${passengerId}::bigint and area_id = '-1' order by entered_on desc limit 1`)) as unknown as {
      rows: { id: string }[];
    }
  ).rows;
  await db.execute(sql`vacuum analyze`);
  return { passengerId, callId: last?.id ?? '', mobile: MOBILE };
}
