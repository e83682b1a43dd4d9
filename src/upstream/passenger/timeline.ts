/** Everything that was between a person and the operator, in one order, whatever it was. */
import { and, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isAllowed, type May } from '../../contract/grammar/may.ts';
import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '../../contract/passenger.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { complaintTable } from '../domain/complaints/tables.ts';
import { lostOrderTable } from '../domain/lost/tables.ts';
import { numbersOf } from '../domain/orders/passengers.ts';
import { type PassengerRow, taxiOrder } from '../domain/orders/tables.ts';

interface Told {
  table: PgTable;
  id: AnyPgColumn;
  on: AnyPgColumn;
  area: AnyPgColumn;
  state: AnyPgColumn;
  about: AnyPgColumn;
  /** Who may read it, besides being let see callers. */
  may: May;
  isHis: (who: PassengerRow, numbers: readonly string[]) => SQL;
}

/** One more kind of record is one more entry here, and one more name in the contract. */
const TOLD: Readonly<Record<TimelineKind, Told>> = {
  call: {
    table: callRecord,
    id: callRecord.id,
    on: callRecord.enteredOn,
    area: callRecord.addressType,
    state: callRecord.state,
    about: callRecord.agentName,
    may: 'callmgr',
    isHis: ({ id }) => eq(callRecord.passengerId, id),
  },
  order: {
    table: taxiOrder,
    id: taxiOrder.id,
    on: taxiOrder.createdOn,
    area: taxiOrder.addressType,
    state: taxiOrder.subStatus,
    about: taxiOrder.originAddress,
    may: 'order.list',
    isHis: ({ id }) => eq(taxiOrder.passengerId, id),
  },
  lost: {
    table: lostOrderTable,
    id: lostOrderTable.id,
    on: lostOrderTable.createdOn,
    area: lostOrderTable.addressType,
    state: lostOrderTable.handleStatus,
    about: lostOrderTable.goodsName,
    may: 'lost',
    isHis: (_, numbers) => inArray(lostOrderTable.ownerMobile, [...numbers]),
  },
  complaint: {
    table: complaintTable,
    id: complaintTable.id,
    on: complaintTable.createdOn,
    area: complaintTable.addressType,
    state: complaintTable.state,
    about: complaintTable.content,
    may: 'monitoring.complaint',
    isHis: (_, numbers) => inArray(complaintTable.mobile, [...numbers]),
  },
};

interface Asking {
  db: Db;
  scope: AreaScope;
  rights: SignedIn['rights'];
}

interface Window {
  cursor?: string | undefined;
  size: number;
}

/** Fails with PARAMETER where the cursor is none of ours. */
export async function timelineOf({ db, scope, rights }: Asking, who: PassengerRow, { cursor, size }: Window) {
  const end = cursor === undefined ? undefined : readCursor(cursor);
  const numbers = await numbersOf(db, who);
  const found: TimelineEntry[] = [];
  for (const kind of TIMELINE_KINDS) {
    const told = TOLD[kind];
    if (!isAllowed(told.may, rights)) continue;
    const rows = await db
      .select({ id: told.id, on: told.on, state: sql<string | null>`${told.state}::text`, about: told.about })
      .from(told.table)
      .where(and(told.isHis(who, numbers), scope.byArea(told.area), end && isBehind(kind, told, end)))
      .orderBy(desc(told.on), desc(told.id))
      .limit(size + 1);
    found.push(...rows.map(row => ({ kind, ...row }) as TimelineEntry));
  }
  const entries = found.sort(newestFirst).slice(0, size);
  const last = entries.at(-1);
  return { entries, next: last && found.length > size ? cursorOf(last) : null };
}

const placeOf = (kind: TimelineKind) => TIMELINE_KINDS.indexOf(kind);

/** Of the same moment, by their kinds, then the later record first. */
const newestFirst = (one: TimelineEntry, other: TimelineEntry) =>
  other.on - one.on ||
  placeOf(one.kind) - placeOf(other.kind) ||
  (BigInt(other.id) > BigInt(one.id) ? 1 : -1);

type End = Pick<TimelineEntry, 'on' | 'kind' | 'id'>;

function isBehind(kind: TimelineKind, { on, id }: Told, end: End): SQL | undefined {
  const order = placeOf(kind) - placeOf(end.kind);
  if (order !== 0) return order > 0 ? lte(on, end.on) : lt(on, end.on);
  return or(lt(on, end.on), and(eq(on, end.on), lt(id, end.id)));
}

const cursorOf = ({ on, kind, id }: End) => `${on}.${kind}.${id}`;

function readCursor(text: string): End {
  const [, on, kind, id] = /^(\d{1,15})\.([a-z]+)\.(\d{1,18})$/.exec(text) ?? [];
  const known = TIMELINE_KINDS.find(each => each === kind);
  if (!known || id === undefined)
    throw new Failure('PARAMETER', { fields: [{ field: 'cursor', code: 'invalid_value' }] });
  return { on: Number(on), kind: known, id };
}
