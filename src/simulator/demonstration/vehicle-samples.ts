/**
 * Which vehicles of the demonstration have pictures of their papers: where a paper is near its end, the new one has come
 * in and waits; where one is over, only the old one is there; and one vehicle has everything.
 */
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { NEAR_MS, PAPERS } from '../../contract/vehicle.ts';
import type { Db } from '../../upstream/core/context.ts';
import type { vehicleAttachment } from '../../upstream/domain/fleet/attachments.ts';
import { vehicle } from '../../upstream/domain/fleet/tables.ts';

type Vehicle = typeof vehicle.$inferSelect;
type Attachment = typeof vehicleAttachment.$inferInsert;
type Kind = Attachment['kind'];

interface Sample extends Omit<Attachment, 'fileId'> {
  /** What is drawn. */
  shows: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const SHOWN: Readonly<Record<Kind, string>> = {
  1: 'vehicleLicense',
  2: 'operateCert',
  3: 'insurance',
  4: 'inspection',
  5: 'car',
};
const KIND_OF: Readonly<Record<(typeof PAPERS)[number], Kind>> = {
  certExpire: 2,
  insuranceExpire: 3,
  inspectExpire: 4,
};

export async function samplesOfVehicles(db: Db, now: number): Promise<Sample[]> {
  const ends = vehicle.papersExpire;
  const first = (count: number, ...where: Parameters<typeof and>) =>
    db
      .select()
      .from(vehicle)
      .where(and(eq(vehicle.state, 1), ...where))
      .orderBy(asc(vehicle.id))
      .limit(count);
  const near = await first(4, gt(ends, now), lte(ends, now + NEAR_MS));
  const over = await first(2, lte(ends, now));
  const whole = await first(1, gt(ends, now + NEAR_MS));
  return [
    ...near.flatMap((one, index) => [
      waiting(one, endingKind(one), now - (5 + index * 31) * HOUR_MS),
      ...handled(one, [1, 5], now),
    ]),
    ...over.flatMap(one => handled(one, [1, endingKind(one)], now)),
    ...whole.flatMap(one => handled(one, [1, 2, 3, 4, 5], now)),
  ];
}

/** Of the paper that ends first. */
function endingKind(one: Vehicle): Kind {
  const paper = PAPERS.find(name => one[name] === one.papersExpire);
  return paper ? KIND_OF[paper] : 3;
}

const waiting = ({ id, createdBy }: Vehicle, kind: Kind, addedOn: number): Sample => ({
  vehicleId: id,
  kind,
  shows: SHOWN[kind],
  addedOn,
  addedBy: createdBy,
});

const handled = (one: Vehicle, kinds: readonly Kind[], now: number): Sample[] =>
  kinds.map(kind => {
    const addedOn = now - (40 + kind * 3) * DAY_MS;
    return { ...waiting(one, kind, addedOn), handledOn: addedOn + 6 * HOUR_MS, handledBy: one.createdBy };
  });
