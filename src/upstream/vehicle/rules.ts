/** What is special about vehicles: where they lie, whose papers run out, and what refers to them. */
import { and, eq, gt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { NEAR_MS, type PaperState, SCRAPPED } from '../../contract/vehicle.ts';
import { checkAreas } from '../core/areas.ts';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { ResourceRules, Values } from '../core/generic/served.ts';
import { vehicleAttachment } from '../domain/fleet/attachments.ts';
import { syncLightAssignments } from '../domain/fleet/lights.ts';
import { company, driver, driverShift, vehicle } from '../domain/fleet/tables.ts';

type Row = typeof vehicle.$inferSelect;

export const vehicleRules: ResourceRules = {
  sorts: { companyId: vehicle.companyKey },
  filters: {
    papers: (state: PaperState, now: number) => papersAre(state, now),
    hasUnhandled: (is: 0 | 1) => (is === 1 ? unhandled : not(unhandled)),
  },

  async onCreate({ db }, values) {
    const given = filled(values) as Partial<Row>;
    const place = await placeOf(db, { companyId: null, hasOwnArea: 0, addressType: '', ...given });
    return { written: { ...given, ...place } };
  },

  async onUpdate({ db }, before, values) {
    const given = filled(values) as Partial<Row>;
    const next = { ...(before as unknown as Row), ...given };
    const isMoved = PLACE.some(name => Object.hasOwn(given, name));
    const place = isMoved ? await placeOf(db, next) : {};
    return { ...given, ...place };
  },

  afterCreate: ({ db }, { lightNo }) => syncLightAssignments(db, [lightNo as string | null]),

  async afterUpdate({ db }, before, after) {
    if (before.lightNo === after.lightNo && before.addressType === after.addressType) return;
    await syncLightAssignments(db, [before.lightNo as string | null, after.lightNo as string | null]);
  },

  async afterRemove({ db }, { lightNo }) {
    await syncLightAssignments(db, [lightNo as string | null]);
  },

  async onRemove({ db }, { id }) {
    // a driver or a shift that comes at this moment is there or waits
    await db.select({ id: vehicle.id }).from(vehicle).where(eq(vehicle.id, id)).for('update');
    const drives = db.select({ id: driver.id }).from(driver).where(eq(driver.vehicleId, id)).limit(1);
    const drove = db
      .select({ id: driverShift.id })
      .from(driverShift)
      .where(eq(driverShift.vehicleId, id))
      .limit(1);
    if ((await drives).length + (await drove).length > 0) throw refuse('STATE_NOT_ALLOWED', 'VEHICLE_IN_USE');
  },
};

const unhandled = sql`exists (
  select 1 from ${vehicleAttachment}
  where ${vehicleAttachment.vehicleId} = ${vehicle.id} and ${vehicleAttachment.handledOn} is null)`;

/** Of those that are not scrapped: what ends within the thirty days from now counts as near. */
export const papersAre = (state: PaperState, now: number): SQL | undefined =>
  and(
    ne(vehicle.state, SCRAPPED),
    state === 'near' ? gt(vehicle.papersExpire, now) : undefined,
    lte(vehicle.papersExpire, state === 'over' ? now : now + NEAR_MS),
  );

const PLACE = ['companyId', 'hasOwnArea', 'addressType'] as const;

/** Numbers that no two vehicles share: an emptied one is none. */
const UNIQUE = ['terminalNo', 'lightNo'] as const;

const filled = (values: Values): Values => ({
  ...values,
  ...Object.fromEntries(UNIQUE.filter(name => values[name] === '').map(name => [name, null])),
});

/** Where the vehicle lies: with its company, or where it is said to. */
async function placeOf(db: Db, { companyId, hasOwnArea, addressType }: Pick<Row, (typeof PLACE)[number]>) {
  const area = companyId === null ? undefined : await areaOfCompany(db, companyId);
  if (area !== undefined && hasOwnArea === 0) return { companyId, hasOwnArea, addressType: area };
  if (!addressType) {
    throw new Failure('PARAMETER', { fields: [{ field: 'addressType', code: 'too_small' }] });
  }
  await checkAreas(db, [addressType], 'addressType');
  return { companyId, hasOwnArea: 1 as const, addressType };
}

async function areaOfCompany(db: Db, companyId: string): Promise<string> {
  const [found] = await db
    .select({ area: company.addressType })
    .from(company)
    .where(eq(company.id, companyId))
    // it moves before the vehicle joins it or takes the vehicle along
    .for('share');
  if (found) return found.area;
  throw new Failure('PARAMETER', {
    reason: 'COMPANY_UNKNOWN',
    fields: [{ field: 'companyId', code: 'invalid_value' }],
  });
}
