/** How an alarm comes in, whoever raises it. What a vehicle says again while it is not over is the same alarm. */
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import {
  type ALARM_OUTCOMES,
  type AlarmLevel,
  type AlarmType,
  isOver,
  levelOf,
  NEW,
  SAME_ALARM_MS,
  SOS,
  SOS_ANSWER_MS,
} from '../../contract/alarm.ts';
import type { Change, Clock, Db } from '../core/context.ts';
import { appending, together } from '../core/database/append.ts';
import { serialize } from '../core/database/serialize.ts';
import { pushes } from '../core/outbox/outbox.ts';
import type { KnownVehicle } from '../core/positions/register.ts';
import { searchKey } from '../core/search-key.ts';
import { atWork, NOBODY } from '../domain/fleet/at-work.ts';
import { taxiOrder } from '../domain/orders/tables.ts';
import { alarmPush } from './pushes.ts';
import { type AlarmRow, alarmLog, alarmTable } from './tables.ts';

/** Degrees of WGS-84, kilometres an hour, milliseconds since 1970. */
export interface Raised {
  vehicle: KnownVehicle;
  alarmType: AlarmType;
  level?: AlarmLevel | undefined;
  lng: number | null;
  lat: number | null;
  address?: string | undefined;
  speed?: number | undefined;
  alarmTime: number;
  attachments?: readonly string[] | undefined;
  /** Key of the account that raises it. */
  raisedBy?: string | null;
}

interface Taking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  changed(change: Change): void;
}

type Outcome = Exclude<(typeof ALARM_OUTCOMES)[number], 'unknown'>;

export async function raise(taking: Taking, raised: Raised): Promise<{ outcome: Outcome; id: string }> {
  const { db } = taking;
  const { vehicle, alarmType, alarmTime, raisedBy = null } = raised;
  // two reports of one vehicle at once are one after the other
  await serialize(db, `alarm of ${vehicle.vehicleId}`);
  // reports come late and in any order: what lies within the time before its beginning is the same alarm, too
  const near = await db
    .select()
    .from(alarmTable)
    .where(
      and(
        eq(alarmTable.vehicleId, vehicle.vehicleId),
        eq(alarmTable.alarmType, alarmType),
        // what another account raises is another alarm: none hides or moves that of another
        raisedBy === null ? isNull(alarmTable.raisedBy) : eq(alarmTable.raisedBy, raisedBy),
        lt(alarmTable.alarmTime, alarmTime + SAME_ALARM_MS),
        gt(alarmTable.lastTime, alarmTime - SAME_ALARM_MS),
      ),
    )
    .orderBy(desc(alarmTable.alarmTime), desc(alarmTable.id));
  const known = near.find(one => one.alarmTime <= alarmTime && alarmTime <= one.lastTime);
  if (known) return { outcome: 'known', id: known.id };
  const same = near.find(one => !isOver(one.state));
  if (same) return { outcome: 'repeated', id: (await repeat(taking, same, raised)).id };
  // a late report of what somebody has closed already raises nothing
  const over = near.find(one => alarmTime < one.alarmTime);
  if (over) return { outcome: 'known', id: over.id };
  return { outcome: 'raised', id: (await add(taking, raised)).id };
}

async function add({ db, clock, changed }: Taking, raised: Raised): Promise<AlarmRow> {
  const now = clock();
  const { vehicle, alarmType, attachments = [], address = null, speed = null, ...said } = raised;
  const people = (await atWork(db, [vehicle.vehicleId])).get(vehicle.vehicleId) ?? NOBODY;
  const [row] = await db
    .insert(alarmTable)
    .values({
      alarmType,
      level: said.level ?? levelOf(alarmType),
      state: NEW,
      vehicleId: vehicle.vehicleId,
      plateNumber: vehicle.plateNumber,
      companyName: people.companyName,
      addressType: vehicle.addressType,
      driverId: people.driverId,
      driverName: people.driverName,
      driverMobile: people.driverMobile,
      orderId: await orderOf(db, vehicle.vehicleId),
      lng: said.lng,
      lat: said.lat,
      address,
      speed,
      alarmTime: said.alarmTime,
      lastTime: said.alarmTime,
      raisedBy: said.raisedBy ?? null,
      escalateOn: alarmType === SOS ? now + SOS_ANSWER_MS : null,
      attachments: [...attachments],
      searchKey: searchKey(vehicle.plateNumber, people.driverName),
      createdOn: now,
      updatedOn: now,
    })
    .returning();
  if (!row) throw new Error('NO_ALARM');
  await together(db, [noted(row.id, 'raise', now), pushes([alarmPush(row, now)])]);
  changed({ objectType: 'alarm', objectId: row.id, after: summaryOf(row) });
  return row;
}

/** Where it is now, how often it was raised; whoever has it in hand hears of it by the record. */
async function repeat({ db, clock, changed }: Taking, before: AlarmRow, raised: Raised): Promise<AlarmRow> {
  const now = clock();
  const isLatest = raised.alarmTime > before.lastTime;
  const [row] = await db
    .update(alarmTable)
    .set({
      receiveCount: sql`${alarmTable.receiveCount} + 1`,
      alarmTime: Math.min(before.alarmTime, raised.alarmTime),
      lastTime: Math.max(before.lastTime, raised.alarmTime),
      ...(isLatest && raised.lng !== null && { lng: raised.lng, lat: raised.lat }),
      ...(isLatest && raised.address !== undefined && { address: raised.address }),
      ...(isLatest && raised.speed !== undefined && { speed: raised.speed }),
      attachments: [...before.attachments, ...(raised.attachments ?? [])].slice(-MOST_ATTACHMENTS),
      updatedOn: now,
      version: sql`${alarmTable.version} + 1`,
    })
    .where(eq(alarmTable.id, before.id))
    .returning();
  if (!row) throw new Error('NO_ALARM');
  changed({ objectType: 'alarm', objectId: row.id, before: summaryOf(before), after: summaryOf(row) });
  return row;
}

const MOST_ATTACHMENTS = 30;

const appendLog = appending(alarmLog);

/** An entry of the log. @param by null for a terminal, and for the server itself */
export const noted = (
  alarmId: string,
  action: string,
  createdOn: number,
  { by = null, content = null }: { by?: string | null; content?: string | null } = {},
) => appendLog([{ alarmId, action, operatorName: by, content, createdOn }]);

/** Whose ride it happens in. */
async function orderOf(db: Db, vehicleId: string): Promise<string | null> {
  const [order] = await db
    .select({ id: taxiOrder.id })
    .from(taxiOrder)
    .where(and(eq(taxiOrder.vehicleId, vehicleId), inArray(taxiOrder.mainStatus, [1, 2])))
    .limit(1);
  return order?.id ?? null;
}

/** What the operate log keeps of it, and where it lies. */
export const summaryOf = (alarm: AlarmRow) => ({ ...pick(alarm, SUMMARY), areaIds: [alarm.addressType] });

const SUMMARY = [
  'alarmType',
  'level',
  'state',
  'plateNumber',
  'driverName',
  'receiveCount',
  'isOverdue',
  'handleUser',
  'handleResult',
  'handleRemark',
  'version',
] as const;
