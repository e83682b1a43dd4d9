/** The tabs of the dispatch: what waits, what goes on, what is over. */
import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Order } from '../../contract/order.ts';
import type { Clock, Db } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import { formOf } from '../core/lookups/numbers.ts';
import { contains, numberIs } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { toOrders } from '../domain/orders/reading.ts';
import { taxiOrder as table } from '../domain/orders/tables.ts';

export interface TabQuery {
  /** From 1. */
  current: number;
  size: number;
  addressType?: string | undefined;
  searchType: 1 | 2 | 3 | 4;
  keyword?: string | undefined;
  orderId?: string | undefined;
}

interface Asking {
  db: Db;
  clock: Clock;
  scope: AreaScope;
}

const DAY_MS = 86_400_000;

/** 1 what waits, 2 what goes on: by what is due next. */
export function listOpen(asking: Asking, query: TabQuery, mainStatus: 1 | 2): Promise<Answer> {
  return answer(asking, query, eq(table.mainStatus, mainStatus), [
    sql`${table.slaDeadline} asc nulls last`,
    asc(table.id),
  ]);
}

/** Since yesterday; with a search, ever. The latest first. */
export function listOver(asking: Asking, query: TabQuery): Promise<Answer> {
  const isFound = query.keyword || query.orderId;
  const since = startOfDay(asking.clock()) - DAY_MS;
  const where = and(gte(table.mainStatus, 3), isFound ? undefined : gte(table.createdOn, since));
  return answer(asking, query, where, [desc(table.createdOn), desc(table.id)]);
}

interface Answer {
  jsonOrderList: Order[];
  total: number;
}

async function answer(
  { db, clock, scope }: Asking,
  { current, size, addressType, orderId, ...search }: TabQuery,
  state: SQL | undefined,
  order: readonly SQL[],
): Promise<Answer> {
  const isOfArea =
    addressType === undefined || addressType === '' || addressType === ALL_AREAS
      ? undefined
      : inArray(table.addressType, [addressType, ALL_AREAS]);
  const where = and(
    state,
    scope.byArea(table.addressType),
    isOfArea,
    orderId === undefined ? undefined : eq(table.id, orderId),
    searched(search),
  );
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((current - 1) * size);
  const isAll = rows.length < size && (rows.length > 0 || current === 1);
  const total = isAll ? (current - 1) * size + rows.length : await countAll(db, where);
  return { jsonOrderList: await toOrders({ db, clock }, rows), total };
}

async function countAll(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(table).where(where);
  return counted?.total ?? 0;
}

/**
 * By address, plate, driver or telephone number. Whatever it is searched by, the end of an order's number finds it too;
 * by address, as it is where nothing is chosen, so does a telephone number, whole or its last four.
 */
function searched({ searchType, keyword }: Pick<TabQuery, 'searchType' | 'keyword'>): SQL | undefined {
  if (!keyword) return undefined;
  const ofNumber =
    /^(?:DD)?\d{4,}$/i.test(keyword) && searchType !== BY_PHONE
      ? sql`${table.orderNo} like ${`%${keyword.toUpperCase()}`}`
      : undefined;
  const ofPhone = searchType === BY_ADDRESS && formOf(keyword) ? BY[BY_PHONE](keyword) : undefined;
  return or(BY[searchType](keyword), ofNumber, ofPhone);
}

const BY_ADDRESS = 1;
const BY_PHONE = 4;
const BY: Readonly<Record<TabQuery['searchType'], (keyword: string) => SQL>> = {
  1: keyword => contains(table.searchKey, keyword),
  2: keyword => contains(sql`lower(${table.plateNum})`, keyword),
  3: keyword => contains(sql`lower(${table.driverName})`, keyword),
  4: keyword => (formOf(keyword) === undefined ? sql`false` : numberIs(table.mobile, keyword)),
};
