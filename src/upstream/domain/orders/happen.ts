/**
 * The one way in which an order becomes otherwise: by an event of the table in `contract/order-states.ts`, with its log
 * entry, its time limits and what consoles are told, all in the caller's transaction.
 */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import {
  afterEvent,
  isAllowedEvent,
  isOpen,
  type OperatorType,
  type OrderEvent,
} from '../../../contract/order-states.ts';
import type { Change, Clock, Db } from '../../core/context.ts';
import { appending, together } from '../../core/database/append.ts';
import { sqlStateOf } from '../../core/database/fault.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { pushes } from '../../core/outbox/outbox.ts';
import { changesToTell } from '../../core/outbox/record-changed.ts';
import { conflict } from '../../core/versions.ts';
import { type OrderLimits, readLimits, slaDeadlineOf, timersOf } from './limits.ts';
import { pushesOf } from './pushes.ts';
import { type OrderRow, orderLog, orderOffer, orderTimer, type TimerKind, taxiOrder } from './tables.ts';

/** Who makes it happen, in which transaction. */
export interface Acting {
  db: Db;
  clock: Clock;
  /** `id` where it is a person of the back office. */
  by: { type: OperatorType; name: string | null; id?: string };
  changed(change: Change): void;
}

/** Locks the order until the transaction ends. Fails with NOT_FOUND. */
export async function holdOrder(db: Db, id: string): Promise<OrderRow> {
  const [found] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, id)).for('update');
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

type Values = Partial<typeof taxiOrder.$inferInsert>;

interface Happening {
  /** Columns that become otherwise besides the state. */
  set?: Values;
  content?: string | null;
  limits?: OrderLimits;
}

/** Fails with STATE_NOT_ALLOWED, reason ORDER_STATE, where the table does not allow it. */
export function checkEvent(event: OrderEvent, order: OrderRow): void {
  if (!isAllowedEvent(event, order)) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
}

/**
 * @param before as it was read in this transaction, by `holdOrder`
 *
 * Fails with STATE_NOT_ALLOWED: reason ORDER_STATE where the table does not allow it, DRIVER_BUSY where the driver it
 * gives the order to has another one.
 */
export async function happen(
  acting: Acting,
  before: OrderRow,
  event: OrderEvent,
  { set = {}, content = null, limits: given }: Happening = {},
): Promise<OrderRow> {
  checkEvent(event, before);
  const limits = given ?? (await readLimits(acting.db));
  const state = afterEvent(event, before);
  const isElsewhere = state.subStatus !== before.subStatus || state.mainStatus !== before.mainStatus;
  const stateOn = isElsewhere ? acting.clock() : before.stateOn;
  const after = await write(acting, before, { ...set, ...state, stateOn }, limits);
  await moveTimers(acting.db, after, limits);
  if (hasEndedOffers(after)) await endOffers(acting, after);
  await together(acting.db, [
    logged([entryOf(acting, after, { action: event, from: before.subStatus, content })]),
    pushes(pushesOf(event, after, acting)),
  ]);
  return after;
}

/** Changes what is no state: marks, counts, who watches over it. It has an entry of the log, too. */
export async function note(
  acting: Acting,
  before: OrderRow,
  action: string,
  { set = {}, content = null }: Pick<Happening, 'set' | 'content'> = {},
): Promise<OrderRow> {
  const limits = await readLimits(acting.db);
  const after = Object.keys(set).length > 0 ? await write(acting, before, set, limits) : before;
  if (after !== before) await moveTimers(acting.db, after, limits);
  else acting.changed({ objectType: 'order', objectId: before.id, objectName: before.orderNo });
  await together(acting.db, [logged([entryOf(acting, after, { action, from: after.subStatus, content })])]);
  return after;
}

const logged = appending(orderLog);

const entryOf = (
  { clock, by }: Acting,
  { id, subStatus }: OrderRow,
  { action, from, content }: { action: string; from: number | null; content: string | null },
) => ({
  orderId: id,
  action,
  fromStatus: from,
  toStatus: subStatus,
  operatorType: by.type,
  operatorName: by.name,
  content,
  createdOn: clock(),
});

/** The first entry of its log, its time limits, and no message: who creates it tells of it. */
export async function begin(acting: Acting, order: OrderRow, limits: OrderLimits): Promise<void> {
  await moveTimers(acting.db, order, limits);
  await together(acting.db, [
    logged([entryOf(acting, order, { action: 'create', from: null, content: null })]),
  ]);
}

async function write(
  { db, clock, by, changed }: Acting,
  before: OrderRow,
  set: Values,
  limits: OrderLimits,
): Promise<OrderRow> {
  const next = { ...before, ...set } as OrderRow;
  const update = db
    .update(taxiOrder)
    .set({
      ...set,
      slaDeadline: slaDeadlineOf(next, limits),
      updatedOn: clock(),
      updatedBy: by.name,
      version: sql`${taxiOrder.version} + 1`,
    })
    .where(and(eq(taxiOrder.id, before.id), eq(taxiOrder.version, before.version)))
    .returning();
  const [after] = await update.catch((error: unknown): never => {
    // the index that gives a driver one order
    if (sqlStateOf(error) === '23505') throw refuse('STATE_NOT_ALLOWED', 'DRIVER_BUSY');
    throw error;
  });
  if (!after) throw conflict(await holdOrder(db, before.id));
  changed({
    objectType: 'order',
    objectId: after.id,
    before: summaryOf(before),
    after: summaryOf(after),
  });
  return after;
}

/** What the operate log keeps of an order, and where it lies. */
export const summaryOf = (order: OrderRow) => ({ ...pick(order, SUMMARY), areaIds: [order.addressType] });

const SUMMARY = [
  'orderNo',
  'mainStatus',
  'subStatus',
  'driverId',
  'driverName',
  'plateNum',
  'cancelType',
  'cancelmsg',
  'monitorFlag',
  'marks',
  'pushRadius',
  'originAddress',
  'destAddress',
  'passengerNum',
  'useTime',
  'remark',
  'version',
] as const;

/** All of its time limits, as its state asks for them: what is no longer due is gone. */
async function moveTimers(db: Db, order: OrderRow, limits: OrderLimits): Promise<void> {
  const due = Object.entries(timersOf(order, limits)) as [TimerKind, number][];
  await db.delete(orderTimer).where(eq(orderTimer.orderId, order.id));
  if (due.length === 0) return;
  await db.insert(orderTimer).values(due.map(([kind, dueOn]) => ({ orderId: order.id, kind, dueOn })));
}

/** Nobody can take it any more who was offered it before. */
const hasEndedOffers = (order: OrderRow): boolean => !isOpen(order) || ![12, 13].includes(order.subStatus);

const TAKEN = 3;
const TAKEN_BY_ANOTHER = 4;
const TIMED_OUT = 6;

/** Offers without an answer: of who has it now, taken; of the others, taken by another or over. */
async function endOffers({ db, clock }: Acting, order: OrderRow): Promise<void> {
  const isTaken = order.mainStatus === 2;
  const isHis = sql`${orderOffer.driverId} = ${order.driverId ?? '-1'}::bigint`;
  await db
    .update(orderOffer)
    .set({
      replyStatus: isTaken
        ? sql`case when ${isHis} then ${TAKEN}::smallint else ${TAKEN_BY_ANOTHER}::smallint end`
        : TIMED_OUT,
      replyTime: clock(),
    })
    .where(and(eq(orderOffer.orderId, order.id), lte(orderOffer.replyStatus, 2)));
}

/** Those of these drivers who have an order now. */
export async function busyAmong(db: Db, driverIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (driverIds.length === 0) return new Set();
  const rows = await db
    .select({ driverId: taxiOrder.driverId })
    .from(taxiOrder)
    .where(
      and(
        inArray(taxiOrder.driverId, [...driverIds]),
        sql`(${taxiOrder.mainStatus} = 2 or (${taxiOrder.mainStatus} = 1 and ${taxiOrder.subStatus} = 13))`,
      ),
    );
  return new Set(rows.map(({ driverId }) => driverId ?? ''));
}

/** What happens without a call of the contract, in this transaction: consoles that show such records are told of it. */
export async function changeFromOutside(
  { db, clock }: Pick<Acting, 'db' | 'clock'>,
  by: Acting['by'],
  act: (acting: Acting) => Promise<unknown>,
): Promise<void> {
  const changes: Change[] = [];
  await act({ db, clock, by, changed: change => changes.push(change) });
  const doing = { call: { business: 'update' as const }, user: undefined, now: clock() };
  await together(db, [pushes(changesToTell(changes, doing))]);
}
