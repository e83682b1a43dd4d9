/** A driver's app hands in a request: what it says is looked up now, so that whoever decides sees no unknown plate. */
import { and, eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { driverApprovalCalls } from '../../../contract/driver-approval.ts';
import type { Reason } from '../../../contract/grammar/reasons.ts';
import type { Context, Db } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { insertRecord } from '../../core/records.ts';
import { searchKey } from '../../core/search-key.ts';
import { completePlate } from '../../domain/fleet/complete-plate.ts';
import { type DriverValues, driverApproval as table } from '../../domain/fleet/driver-desk.ts';
import { company, driver, vehicle } from '../../domain/fleet/tables.ts';
import { attachPictures } from '../pictures.ts';
import { approvalAudit } from './audit.ts';

type HandIn = Context<typeof driverApprovalCalls.handInApproval>;

const REGISTER = 1;
/** What each kind of request may change. */
const FIELDS: Readonly<Record<2 | 3 | 4, readonly (keyof DriverValues)[]>> = {
  2: ['vehicleId', 'plateNum'],
  3: ['mobile'],
  4: ['certNo', 'certLevel', 'certExpire', 'licenseNo', 'licenseExpire'],
};
/** What nobody finds out by asking for the same. */
const MASKED: readonly (keyof DriverValues)[] = ['mobile', 'licenseNo'];

export async function handIn(context: HandIn) {
  const { db, body, account } = context;
  const [earlier] = await db
    .select()
    .from(table)
    .where(and(eq(table.submitBy, account.appKey), eq(table.submitNo, body.submitNo)));
  if (earlier) return earlier;
  await attachPictures(db, account.appKey, body.attachments);
  const given = await lookedUp(db, body.values);
  const subject = body.type === REGISTER ? await newcomer(db, given) : await knownOne(db, body, given);
  const { name, mobile } = subject.after;
  return insertRecord({ ...context, user: { userName: account.name } }, approvalAudit, {
    ...subject,
    type: body.type,
    submitBy: account.appKey,
    submitNo: body.submitNo,
    name: name ?? '',
    mobile: mobile ?? '',
    attachments: body.attachments,
    searchKey: searchKey(name ?? '', subject.after.plateNum),
  });
}

async function newcomer(db: Db, given: DriverValues) {
  for (const field of ['name', 'mobile', 'idCard', 'certNo'] as const) {
    if (!given[field]) throw bad(field);
  }
  const { companyId, vehicleId } = given;
  const [of] = companyId
    ? await db.select({ area: company.addressType }).from(company).where(eq(company.id, companyId))
    : [];
  return {
    driverId: null,
    before: null,
    after: given,
    changed: Object.keys(given).filter(name => !name.endsWith('Id')),
    companyId: companyId ?? null,
    vehicleId: vehicleId ?? null,
    addressType: of?.area ?? ALL_AREAS,
  };
}

async function knownOne(db: Db, { type, driverId }: HandIn['body'], given: DriverValues) {
  const [found] = await db
    .select({ row: driver, companyName: company.companyName, plateNum: vehicle.plateNumber })
    .from(driver)
    .leftJoin(company, eq(company.id, driver.companyId))
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(eq(driver.id, driverId ?? ''));
  if (!found) throw new Failure('NOT_FOUND');
  const { row, companyName, plateNum } = found;
  if (row.state === LEFT) throw refuse('STATE_NOT_ALLOWED', 'DRIVER_LEFT');
  const [waiting] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.driverId, row.id), eq(table.type, type), eq(table.auditStatus, 0)))
    .limit(1);
  if (waiting) throw refuse('DUPLICATE', 'APPROVAL_WAITS');
  const before: DriverValues = {
    name: row.name,
    sex: row.sex,
    mobile: row.mobile,
    idCard: row.idCard,
    companyId: row.companyId,
    companyName,
    vehicleId: row.vehicleId,
    plateNum,
    certNo: row.certNo,
    certLevel: row.certLevel,
    certExpire: row.certExpire,
    licenseNo: row.licenseNo,
    licenseExpire: row.licenseExpire,
  };
  const asked = Object.fromEntries(
    FIELDS[type as 2 | 3 | 4].flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])),
  ) as DriverValues;
  const changed = (Object.keys(asked) as (keyof DriverValues)[]).filter(
    name => !name.endsWith('Id') && asked[name] !== before[name],
  );
  // whether a masked value is the right one, who hands it in is not told
  if (changed.length === 0 && !MASKED.some(name => asked[name] !== undefined)) throw bad('values');
  return {
    driverId: row.id,
    before,
    after: { ...before, ...asked },
    changed,
    companyId: row.companyId,
    vehicleId: asked.vehicleId ?? row.vehicleId,
    addressType: row.addressType,
  };
}

const LEFT = 4;

/** Plate and company by what they are called here. */
async function lookedUp(db: Db, { plateNumber, companyId, ...values }: HandIn['body']['values']) {
  const given: DriverValues = { ...values };
  if (plateNumber) {
    const [found] = await db
      .select({ id: vehicle.id, plateNum: vehicle.plateNumber })
      .from(vehicle)
      .where(eq(vehicle.plateNumber, await completePlate(db, plateNumber)));
    if (!found) throw bad('plateNumber', 'VEHICLE_UNKNOWN');
    Object.assign(given, { vehicleId: found.id, plateNum: found.plateNum });
  }
  if (companyId) {
    const [found] = await db
      .select({ name: company.companyName })
      .from(company)
      .where(eq(company.id, companyId));
    if (!found) throw bad('companyId', 'COMPANY_UNKNOWN');
    Object.assign(given, { companyId, companyName: found.name });
  }
  return given;
}

const bad = (field: string, reason?: Reason) =>
  new Failure('PARAMETER', { ...(reason && { reason }), fields: [{ field, code: 'invalid_value' }] });
