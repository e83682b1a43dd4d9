/** What a monitor does about alarms. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import {
  type alarmCalls,
  type alarmDeskCalls,
  CLOSED,
  FALSE_ALARM,
  IN_HAND,
  isOver,
  NEW,
  SOS,
} from '../../contract/alarm.ts';
import { claimOf } from '../core/claims.ts';
import type { Context, Db, Handlers, SignedIn } from '../core/context.ts';
import { together } from '../core/database/append.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import { checkVersion } from '../core/versions.ts';
import { company, driver, vehicle } from '../domain/fleet/tables.ts';
import { type AlarmHandler, handlersOf } from './handlers-of.ts';
import { noted, summaryOf } from './raising.ts';
import { type AlarmRow, alarmLog, alarmTable } from './tables.ts';

type Update = Context<typeof alarmCalls.updateCallthepoliceInfo>;

export const alarmHandlers = {
  updateCallthepoliceInfo: async context => {
    const { db, body, scope, clock, user, changed } = context;
    const before = await findAlarm(db, scope, body.id, true);
    checkVersion(context, before, body.version);
    if (isOver(before.state)) throw refuse('STATE_NOT_ALLOWED', 'ALARM_OVER');
    const now = clock();
    const doing = body.state === IN_HAND ? await taken(context, before) : ended(context);
    if (!doing) return { ...before, coordType: 1 as const };
    const { action, set, content } = doing;
    const [after] = await db
      .update(alarmTable)
      .set({
        ...set,
        acknowledgedOn: before.acknowledgedOn ?? now,
        // whoever has seen it: it goes to nobody else
        escalateOn: null,
        updatedOn: now,
        updatedBy: user.userName,
        version: sql`${alarmTable.version} + 1`,
      })
      .where(eq(alarmTable.id, before.id))
      .returning();
    if (!after) throw new Failure('NOT_FOUND');
    await together(db, [noted(after.id, action, now, { by: user.userName, content })]);
    changed({ objectType: 'alarm', objectId: after.id, before: summaryOf(before), after: summaryOf(after) });
    return { ...after, coordType: 1 as const };
  },

  selectDriverInfoById: async ({ db, query, scope }) => {
    const [found] = await db
      .select({
        driverId: driver.id,
        name: driver.name,
        mobile: driver.mobile,
        plateNum: vehicle.plateNumber,
        companyName: company.companyName,
        certNo: driver.certNo,
        star: driver.star,
        photoUrl: driver.photoUrl,
      })
      .from(driver)
      .leftJoin(company, eq(company.id, driver.companyId))
      .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
      .where(and(eq(driver.id, query.id), scope.byArea(driver.addressType)));
    if (!found) throw new Failure('NOT_FOUND');
    return found;
  },
} satisfies Handlers<typeof alarmCalls>;

export const alarmDeskHandlers = {
  listAlarmLog: async ({ db, query, scope }) => {
    const { id } = await findAlarm(db, scope, query.alarmId, false);
    return db.select().from(alarmLog).where(eq(alarmLog.alarmId, id)).orderBy(asc(alarmLog.id));
  },

  listAlarmHandlers: ({ db, query, clock }) =>
    handlersOf({ db, now: clock(), addressType: query.addressType }),

  countAlarms: async ({ db, scope }) => {
    const isNew = sql`${alarmTable.state} = ${NEW}`;
    const [counts] = await db
      .select({
        sos: sql<number>`count(*) filter (where ${isNew} and ${alarmTable.alarmType} = ${SOS})::int`,
        waiting: sql<number>`count(*) filter (where ${isNew})::int`,
        inHand: sql<number>`count(*) filter (where not ${isNew})::int`,
      })
      .from(alarmTable)
      .where(and(lt(alarmTable.state, CLOSED), scope.byArea(alarmTable.addressType)));
    return counts ?? { sos: 0, waiting: 0, inHand: 0 };
  },
} satisfies Handlers<typeof alarmDeskCalls>;

/** Fails with NOT_FOUND where there is none, or outside the areas. @param isHeld until the transaction ends */
async function findAlarm(db: Db, scope: AreaScope, id: string, isHeld: boolean): Promise<AlarmRow> {
  const asked = db
    .select()
    .from(alarmTable)
    .where(and(eq(alarmTable.id, id), scope.byArea(alarmTable.addressType)));
  const [found] = await (isHeld ? asked.for('update') : asked);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

interface Doing {
  action: string;
  set: Partial<typeof alarmTable.$inferInsert>;
  content: string | null;
}

/**
 * Undefined where it is his already. Fails with PARAMETER where it is given to somebody who may not have it, and as
 * `claimOf` while a colleague holds it; the holder may hand it over freely.
 */
async function taken(context: Update, before: AlarmRow): Promise<Doing | undefined> {
  const { db, clock, body, user } = context;
  const reason = body.handleRemark ?? null;
  const whose = await handlerFor(db, { now: clock(), before, user, wanted: body.handleUserId });
  const holderId = before.state === IN_HAND ? before.handleUserId : null;
  const claimed = claimOf(context, before, { holderId, version: body.version, reason });
  const isForHimself = whose.userId === user.userId;
  if (claimed === 'own' && isForHimself) return undefined;
  const set = { state: IN_HAND, handleUserId: whose.userId, handleUser: whose.userName } as const;
  const content = [
    ...(isForHimself ? [] : [whose.userName]),
    ...(claimed === 'taken over' ? [before.handleUser] : []),
    reason,
  ];
  return {
    action: !isForHimself ? 'assign' : claimed === 'taken over' ? 'takeOver' : 'acknowledge',
    set,
    content: content.filter(Boolean).join(' · ') || null,
  };
}

async function handlerFor(
  db: Db,
  {
    now,
    before,
    user,
    wanted,
  }: { now: number; before: AlarmRow; user: SignedIn; wanted: string | undefined },
): Promise<AlarmHandler> {
  if (wanted === undefined || wanted === user.userId) return user;
  const able = await handlersOf({ db, now, addressType: before.addressType });
  const found = able.find(({ userId }) => userId === wanted);
  if (!found) throw new Failure('PARAMETER', { fields: [{ field: 'handleUserId', code: 'invalid_value' }] });
  return found;
}

/** Fails with PARAMETER where nobody says what came of it, or why it was none. */
function ended({ body, clock, user }: Update): Doing {
  const isFalse = body.state === FALSE_ALARM;
  const missing = isFalse ? !body.handleRemark && 'handleRemark' : !body.handleResult && 'handleResult';
  if (missing) throw new Failure('PARAMETER', { fields: [{ field: missing, code: 'too_small' }] });
  return {
    action: isFalse ? 'dismiss' : 'close',
    set: {
      state: body.state,
      handleUserId: user.userId,
      handleUser: user.userName,
      handleResult: isFalse ? null : body.handleResult,
      handleRemark: body.handleRemark ?? null,
      handleTime: clock(),
    },
    content: body.handleRemark ?? null,
  };
}
