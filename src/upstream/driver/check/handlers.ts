/** Spot checks: sampled, asked for, answered by the app, compared by a person. */
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import {
  MOST_AT_ONCE,
  SpotCheck,
  type spotCheckCalls,
  type spotCheckWorkCalls,
  WAITING,
} from '../../../contract/spot-check.ts';
import type { Context, Handlers } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { dayInShanghai } from '../../core/day.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { shapeOf } from '../../core/http/shape.ts';
import { insertRecord, updateRecord } from '../../core/records.ts';
import { spotCheck as table } from '../../domain/fleet/driver-desk.ts';
import { driver, driverShift, vehicle } from '../../domain/fleet/tables.ts';
import { addressOf, attachPictures } from '../pictures.ts';
import { onlineDrivers } from './online.ts';
import { findCheck, isLate, isOpen, listChecks } from './queries.ts';

type Row = typeof table.$inferSelect;

const shape = shapeOf(SpotCheck);
const KEPT = {
  table,
  objectType: 'spotCheck',
  summary: (row: Row) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};

export const spotCheckHandlers = {
  listChecks: ({ db, scope, query, isPlain, clock }) =>
    listChecks({ db, scope, isPlain, now: clock() }, query),

  onlineDrivers: ({ db, scope, query, chance, clock }) =>
    onlineDrivers({ db, scope, chance, now: clock() }, query),

  checks: async context => {
    const { db, body, scope, clock, chance } = context;
    const ids = [...new Set(body.driverIds)].slice(0, MOST_AT_ONCE);
    const found = await db
      .select({ id: driver.id, name: driver.name, area: driver.addressType, plate: vehicle.plateNumber })
      .from(driver)
      .leftJoin(driverShift, and(eq(driverShift.driverId, driver.id), isNull(driverShift.endedOn)))
      .leftJoin(vehicle, eq(vehicle.id, driverShift.vehicleId))
      .where(and(inArray(driver.id, ids), scope.byArea(driver.addressType)));
    // one that is not seen stops the batch: a smaller one would be taken for the whole
    if (found.length < ids.length) throw new Failure('NOT_FOUND');
    const now = clock();
    // of two batches that begin at once, the second sees whom the first has asked
    await serialize(db, 'spot check');
    const open = await db
      .selectDistinct({ id: table.driverId })
      .from(table)
      .where(and(inArray(table.driverId, ids), isOpen(now)));
    const isChecked = new Set(open.map(({ id }) => id));
    const asked = found.filter(({ id }) => !isChecked.has(id));
    if (asked.length === 0) throw refuse('STATE_NOT_ALLOWED', 'CHECK_OPEN');
    const batchNo = `${dayInShanghai(now)}-${chance.bytes(3).toString('hex')}`;
    for (const { id, area, plate } of asked) {
      await insertRecord(context, KEPT, {
        batchNo,
        driverId: id,
        plateNum: plate,
        checkType: body.checkType,
        pushTime: now,
        deadline: now + body.minutes * MINUTE_MS,
        addressType: area,
      });
    }
    const leftOut = found
      .filter(({ id }) => isChecked.has(id))
      .map(({ id, name }) => ({ driverId: id, name }));
    return { batchNo, count: asked.length, leftOut };
  },
} satisfies Handlers<typeof spotCheckCalls>;

export const spotCheckWorkHandlers = {
  oneCheck: context => shown(context, context.params.id),

  judgeCheck: async context => {
    const { db, body, scope, user, clock } = context;
    const { images: _images, ...seen } = await findCheck(db, scope, body.id, clock());
    if (seen.result !== WAITING || seen.submitTime === null) {
      throw new Failure('STATE_NOT_ALLOWED', {
        reason: seen.handleUser === null ? 'CHECK_UNANSWERED' : 'CHECK_JUDGED',
        updatedBy: seen.handleUser,
        updatedOn: seen.handleTime ?? seen.updatedOn,
      });
    }
    await updateRecord(context, KEPT, {
      id: body.id,
      version: body.version ?? seen.version,
      result: body.result,
      handleRemark: body.handleRemark || null,
      handleUser: user.userName,
      handleTime: clock(),
    });
    return shown(context, body.id);
  },

  openChecks: ({ db, query, clock }) =>
    db
      .select({
        id: table.id,
        checkType: table.checkType,
        pushTime: table.pushTime,
        deadline: table.deadline,
      })
      .from(table)
      .where(
        and(
          eq(table.driverId, query.driverId),
          eq(table.result, WAITING),
          isNull(table.submitTime),
          gte(table.deadline, clock()),
        ),
      )
      .orderBy(asc(table.deadline), asc(table.id)),

  answerCheck: async context => {
    const { db, body, account, clock } = context;
    const [before] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, body.checkId), eq(table.driverId, body.driverId)))
      .for('update');
    if (!before) throw new Failure('NOT_FOUND');
    const now = clock();
    if (before.result !== WAITING) throw refuse('STATE_NOT_ALLOWED', 'CHECK_JUDGED');
    if (isLate(before, now) || before.deadline < now) throw refuse('STATE_NOT_ALLOWED', 'CHECK_OVERDUE');
    await attachPictures(
      db,
      account.appKey,
      body.fileIds.map(fileId => ({ fileId })),
    );
    await updateRecord(
      { ...context, user: { userName: account.name } },
      KEPT,
      {
        id: before.id,
        images: body.fileIds.map(fileId => ({ fileId })),
        similarity: body.similarity ?? null,
        submitTime: now,
      },
      before,
    );
    return null;
  },
} satisfies Handlers<typeof spotCheckWorkCalls>;

const MINUTE_MS = 60_000;

type ReadContext = Pick<Context<{ scope: 'areas' }>, 'db' | 'clock' | 'chance' | 'scope'>;

async function shown(context: ReadContext, id: string) {
  const { photoFileId, ...found } = await findCheck(context.db, context.scope, id, context.clock());
  const images = await Promise.all(
    found.images.map(async ({ fileId }) => ({ fileId, url: await addressOf(context, fileId) })),
  );
  return { ...found, images, photoUrl: await addressOf(context, photoFileId) };
}
