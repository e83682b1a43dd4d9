/** What is special about drivers: where they belong follows their company, numbers are theirs alone, today's shift is told. */
import { and, eq, exists, gte, inArray, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import { NEAR_MS, type PaperState } from '../../contract/vehicle.ts';
import { checkAreas } from '../core/areas.ts';
import type { Db } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';
import { fileToShow } from '../core/files/showing.ts';
import { PICTURE } from '../core/files/tables.ts';
import type { ResourceRules, RuleContext, Stored, Values } from '../core/generic/served.ts';
import { contains } from '../core/paging.ts';
import { completePlate } from '../domain/fleet/complete-plate.ts';
import { company, driver, driverShift, vehicle } from '../domain/fleet/tables.ts';
import { minutesToday } from './minutes-today.ts';

type Row = typeof driver.$inferSelect;

export const driverRules: ResourceRules = {
  filters: {
    plateNum: (text: string) =>
      inArray(
        driver.vehicleId,
        sql`(select ${vehicle.id} from ${vehicle} where ${contains(sql`lower(${vehicle.plateNumber})`, text)})`,
      ),
    online: (is: 0 | 1) => (is === 1 ? isOnline : not(isOnline)),
    today: (_is: 1, now: number) => hasDriven(now),
    papers: (state: PaperState, now: number) => papersAre(state, now),
  },

  async onCreate(context, given) {
    const values = await filled(context, given);
    await check(context, values);
    const area = await areaFor(context, values);
    return {
      written: { registerTime: context.clock(), ...values, addressType: area },
    };
  },

  async onUpdate(context, before, given) {
    const values = await filled(context, given);
    await check(context, values, before as Stored & Row);
    if (!PLACE.some(name => Object.hasOwn(values, name))) return values;
    return { ...values, addressType: await areaFor(context, { ...before, ...values }, before) };
  },

  async onRemove({ db }, { id }) {
    const [driven] = await db
      .select({ id: driverShift.id })
      .from(driverShift)
      .where(eq(driverShift.driverId, id))
      .limit(1);
    if (driven) throw refuse('STATE_NOT_ALLOWED', 'HAS_SHIFTS');
  },

  joined: async ({ db, clock }, rows) => joined(db, rows as (Stored & Row)[], clock()),
};

const hasDriven = (now: number) =>
  exists(
    sql`(select 1 from ${driverShift} where ${driverShift.driverId} = ${driver.id}
      and (${driverShift.endedOn} is null or ${driverShift.endedOn} > ${startOfDay(now)}::bigint))`,
  );

const isOnline = exists(
  sql`(select 1 from ${driverShift} where ${driverShift.driverId} = ${driver.id} and ${driverShift.endedOn} is null)`,
);

/** Who has left needs none any more. */
function papersAre(state: PaperState, now: number): SQL | undefined {
  const ends = driver.papersExpire;
  return and(
    ne(driver.state, DRIVER_LEFT),
    state === 'over' ? lt(ends, now) : lte(ends, now + NEAR_MS),
    state === 'near' ? gte(ends, now) : undefined,
  );
}

/** A number that no two drivers share: an emptied one is none. A plate is the vehicle that has it, of those that he sees. */
async function filled({ db, scope }: RuleContext, { plateNum, ...values }: Values): Promise<Values> {
  const given = values.certNo === '' ? { ...values, certNo: null } : values;
  if (plateNum === undefined || values.vehicleId !== undefined) return given;
  if (plateNum === null || plateNum === '') return { ...given, vehicleId: null };
  const [found] = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(
      and(
        eq(vehicle.plateNumber, await completePlate(db, String(plateNum))),
        scope?.byArea(vehicle.addressType),
      ),
    );
  if (!found) throw unknown('plateNum', 'VEHICLE_UNKNOWN');
  return { ...given, vehicleId: found.id };
}

async function check(context: RuleContext, values: Values, before?: Row): Promise<void> {
  const { db } = context;
  const state = values.state ?? before?.state;
  // who comes back brings his numbers with him
  const isBack = before?.state === DRIVER_LEFT && state !== DRIVER_LEFT;
  const asked = isBack ? { ...before, ...values } : changed(values, before);
  if (state !== DRIVER_LEFT) {
    await checkFree(db, 'mobile', asked.mobile, 'MOBILE_TAKEN', before?.id);
    await checkFree(db, 'certNo', asked.certNo, 'CERT_TAKEN', before?.id);
  }
  const { companyId, vehicleId } = changed(values, before);
  await checkThere(db, company, companyId, 'companyId', 'COMPANY_UNKNOWN');
  await checkThere(db, vehicle, vehicleId, 'vehicleId', 'VEHICLE_UNKNOWN');
  if (values.photoFileId !== before?.photoFileId) await checkPhoto(context, values.photoFileId, before?.id);
}

/** What was so before is not asked again. */
const changed = (values: Values, before: Row | undefined): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before?.[name as keyof Row]));

async function checkPhoto(
  { db, user, anewFrom }: RuleContext,
  fileId: unknown,
  objectId = anewFrom,
): Promise<void> {
  if (typeof fileId !== 'string') return;
  const formerly =
    objectId === undefined ? undefined : { objectType: 'driver', objectId, field: 'photoFileId' };
  const isShown = await fileToShow(db, { fileId, kind: PICTURE, userId: user.userId, formerly });
  if (!isShown) throw unknown('photoFileId', 'FILE_UNKNOWN');
}

async function checkFree(
  db: Db,
  field: 'mobile' | 'certNo',
  value: unknown,
  reason: Reason,
  ownId?: string,
): Promise<void> {
  if (typeof value !== 'string' || value === '') return;
  const [taken] = await db
    .select({ id: driver.id })
    .from(driver)
    .where(
      and(eq(driver[field], value), ne(driver.state, DRIVER_LEFT), ownId ? ne(driver.id, ownId) : undefined),
    )
    .limit(1);
  if (taken) throw new Failure('DUPLICATE', { reason, fields: [{ field, code: 'duplicate' }] });
}

async function checkThere(
  db: Db,
  table: typeof company | typeof vehicle,
  id: unknown,
  field: string,
  reason: Reason,
): Promise<void> {
  if (typeof id !== 'string') return;
  // so that it is not removed before it stands in the record
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('share');
  if (!found) throw unknown(field, reason);
}

const unknown = (field: string, reason: Reason) =>
  new Failure('PARAMETER', { reason, fields: [{ field, code: 'invalid_value' }] });

/** What says where he lies. */
const PLACE = ['companyId', 'hasOwnArea', 'addressType'] as const;

/** His own where he has one, else his company's; nobody puts a driver where he would not see him. */
async function areaFor(context: RuleContext, values: Values, before?: Values): Promise<string> {
  const { db, scope } = context;
  const companyId = typeof values.companyId === 'string' ? values.companyId : undefined;
  const [of] =
    companyId === undefined || values.hasOwnArea === 1
      ? []
      : await db.select({ area: company.addressType }).from(company).where(eq(company.id, companyId));
  const area = of?.area ?? values.addressType;
  if (typeof area !== 'string' || area === '') {
    throw new Failure('PARAMETER', { fields: [{ field: 'addressType', code: 'required' }] });
  }
  if (area === before?.addressType) return area;
  if (area !== '-1') await checkAreas(db, [area], 'addressType');
  if (scope && !scope.mayGive([area])) {
    throw new Failure('PARAMETER', {
      reason: 'AREA_UNKNOWN',
      fields: [{ field: 'addressType', code: 'invalid_value' }],
    });
  }
  return area;
}

async function joined(db: Db, rows: readonly (Stored & Row)[], time: number): Promise<Stored[]> {
  const minutes = await minutesToday(
    db,
    rows.map(({ id }) => id),
    time,
  );
  return rows.map(row => ({
    ...row,
    online: minutes.get(row.id)?.isOpen ? 1 : 0,
    onlineMinutes: minutes.get(row.id)?.minutes ?? 0,
    shiftPlate: minutes.get(row.id)?.plate ?? null,
    shiftBeganOn: minutes.get(row.id)?.beganOn ?? null,
    shiftEndedOn: minutes.get(row.id)?.endedOn ?? null,
  }));
}
