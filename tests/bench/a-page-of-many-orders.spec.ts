/** A page of the list of orders, of a million of them. */
import { sql } from 'drizzle-orm';
import { order } from '../../src/contract/order.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { describePages, PAGE, ROWS } from './page-against-sql.ts';

/** What is asked for most: the call's query, and the same condition as it is typed. */
const ASKED: readonly (readonly [what: string, query: Record<string, unknown>, where: string])[] = [
  ['nothing', {}, 'true'],
  ['a state', { mainStatus: 7 }, 'main_status = 7'],
  ['those that are done', { mainStatus: 4 }, 'main_status = 4'],
  ['an area', { addressType: '450103' }, `area_id = '450103'`],
  ['a state in an area', { mainStatus: 4, addressType: '450105' }, `main_status = 4 and area_id = '450105'`],
  ['a number', { orderNo__is: 'L000000000007777' }, `lower(order_no) = 'l000000000007777'`],
  ['a word', { keyword: 'L000000000007777' }, `search_key like '%l000000000007777%'`],
  ['a plate', { plateNum: '桂AL0077' }, `plate_num = '桂AL0077'`],
  ['a passenger', { mobile: '19800007777' }, `mobile = '19800007777'`],
  ['a company', { companyId: '7' }, 'company_id = 7'],
  ['the office that cancelled', { cancelBy: 1 }, 'cancel_by = 1'],
  ['what was completed', { figure: 'completed' }, 'outcome = 2'],
  ['what was accepted', { figure: 'answered' }, 'match_time is not null'],
];

/** Of two years, nearly all over; five a passenger, a hundred a vehicle. */
async function manyOrders(db: Db): Promise<void> {
  await db.execute(sql`
    insert into taxi_order (order_no, main_status, sub_status, type, source, area_id, origin_address, origin_lng, origin_lat,
      dest_address, dest_lng, dest_lat, nick_name, mobile, plate_num, driver_name, use_time, state_on, price, distance,
      search_key, created_on, updated_on, company_id, cancel_by, match_time, finish_time)
    select 'L' || lpad(n::text, 15, '0'),
      case when n % 20 = 0 then 7 else 4 end, case when n % 20 = 0 then 11 else 41 end,
      '0', (array[4, 0, 2, 6])[1 + n % 4], (array['450102', '450103', '450105', '450107'])[1 + n % 4],
      '民族大道 ' || n % 300 || ' 号', 108.3 + n % 100 / 1000.0, 22.8 + n % 70 / 1000.0,
      '金湖广场', 108.37, 22.81, '乘客' || n % 900, '198' || lpad((n % 200000)::text, 8, '0'),
      case when n % 20 = 0 then null else '桂AL' || lpad((n % 9999)::text, 4, '0') end, '司机' || n % 5000,
      ${TEST_TIME}::bigint - n * 63000, ${TEST_TIME}::bigint - n * 63000, 900 + n % 4000, 2000 + n % 20000,
      'chengke ck 乘客 minzudadao mzdd 民族大道 l' || lpad(n::text, 15, '0'), ${TEST_TIME}::bigint - n * 63000, ${TEST_TIME}::bigint - n * 63000,
      case when n % 20 = 0 then null else 1 + n % 14 end, case when n % 20 = 0 then 1 end,
      case when n % 20 = 0 then null else ${TEST_TIME}::bigint - n * 62000 end,
      case when n % 20 = 0 then null else ${TEST_TIME}::bigint - n * 61000 end
    from generate_series(1::bigint, ${ROWS}::bigint) n`);
}

describePages('a page of many orders', {
  id: 'S8o',
  of: 'orders',
  fill: manyOrders,
  table: 'taxi_order',
  orderBy: 'created_on desc, id desc',
  asked: ASKED,
  ask: async (admin, query) => {
    const { data, total } = await admin.ask(order.calls.list, { query: { size: PAGE, ...query } });
    return { ids: data.map(row => row.id), total };
  },
});
