/** Lost cases of three months, most of them long closed: their statistics lead to records of every day. */
import type { Stream } from '../../../upstream/core/streams.ts';
import { lostLog, lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import { reportsAfter, storyOf } from '../../city/host/loss-stories.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import { numbersOn } from '../frame/numbers.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { oneOf } from '../frame/town.ts';
import { liveCase, refund } from '../lost/lost-life.ts';
import { caseLog, caseRow, type PastCase } from '../lost/lost-rows.ts';
import { type PastRide, ridesByDay } from '../order/rides.ts';

/** Something is left behind in rides that were ordered. */
export const after = ['order'];

/** Something is left in one of so many ordered rides. */
const ORDERS_A_CASE = 160;
/** The fee of who is served first is paid by then. */
const SETTLED_MS = 120_000;
const LOST_ROLE = '6';
const NUMBERED = { column: lostOrderTable.lostNo, prefix: 'SW', digits: 4 };
/** Telephone, mini-program and H5. */
const SOURCES = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3] as const;

export const past: RoomPast = {
  async records(context) {
    const { db, chance: streamOf } = context;
    const wanted = { concern: 'lost', perDay: context.ordersADay / ORDERS_A_CASE };
    const cases: PastCase[] = [];
    for (const [day, rides] of await ridesByDay(context, wanted)) {
      const chance = streamOf(`lost cases ${day.daysAgo}`);
      const told = rides
        .map(ride => ({ ride, createdOn: Math.round(ride.endedOn + reportsAfter(chance)) }))
        .filter(({ createdOn }) => createdOn < day.until - SETTLED_MS)
        .sort((one, other) => one.createdOn - other.createdOn);
      const nextNumber = await numbersOn(db, day.begin, NUMBERED);
      for (const { ride, createdOn } of told)
        cases.push(caseOf(context, { ride, createdOn, lostNo: nextNumber() }, chance));
    }
    const ids = await takeIds(db, lostOrderTable, cases.length);
    const known = cases.map((each, at) => ({ ...each, id: ids[at] ?? '' }));
    await addRows(
      db,
      lostOrderTable,
      known.map(each => caseRow(each, context.spell)),
    );
    await addRows(db, lostLog, known.flatMap(caseLog));
  },
};

interface Reported {
  ride: PastRide;
  createdOn: number;
  lostNo: string;
}

function caseOf({ now, town }: PastContext, { ride, createdOn, lostNo }: Reported, chance: Stream): PastCase {
  const { told, isVip } = storyOf(ride, ride, chance);
  const staff = town.staff(LOST_ROLE);
  const clerk = oneOf(staff, chance);
  // whoever has handled a case does not pay for it
  const payer = oneOf(staff.length > 1 ? staff.filter(({ id }) => id !== clerk.id) : staff, chance);
  const life = refund(liveCase({ createdOn, isVip, driverId: ride.driverId, now }, chance), now, chance);
  return {
    ...{ id: '', lostNo, createdOn, ride, life, clerk, payer },
    source: oneOf(SOURCES, chance),
    told: {
      ...told,
      ownerName: ride.ownerName ?? told.ownerName,
      ownerMobile: ride.ownerMobile ?? told.ownerMobile,
    },
  };
}
