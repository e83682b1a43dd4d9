/** Complaints of three months: old ones are closed or rejected, those of the last days are looked into. */
import {
  afterAct,
  type ComplaintAct,
  type ComplaintState,
  REPLY_MS,
} from '../../../contract/complaint-states.ts';
import { HOUR_MS } from '../../../upstream/core/day.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { complaintLog, complaintTable } from '../../../upstream/domain/complaints/tables.ts';
import { COMPLAINT_TEXTS, REJECTED } from '../complaint/complaint-texts.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import { numbersOn } from '../frame/numbers.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { oneOf, type Staff } from '../frame/town.ts';
import { type PastRide, ridesByDay } from '../order/rides.ts';

export const after = ['order'];

const ORDERS_A_COMPLAINT = 900;
/** Who takes complaints: those who dispatch and those who take calls. */
const ROLES = ['2', '5'] as const;
const NUMBERED = { column: complaintTable.complaintNo, prefix: 'TS', digits: 4 };
const SOURCES = [1, 1, 1, 2, 2, 3, 3, 4] as const;
const REJECTS = 0.08;
const CONTENT = [1, 1, 1, 1, 2, 3] as const;

type ComplaintRow = typeof complaintTable.$inferInsert;
interface Done {
  act: ComplaintAct;
  on: number;
}
interface PastComplaint {
  row: ComplaintRow;
  acts: readonly Done[];
}

export const past: RoomPast = {
  async records(context) {
    const { db, ordersADay, now, chance: streamOf } = context;
    const wanted = { concern: 'complaint', perDay: ordersADay / ORDERS_A_COMPLAINT };
    const complaints: PastComplaint[] = [];
    for (const [day, rides] of await ridesByDay(context, wanted)) {
      const chance = streamOf(`complaints ${day.daysAgo}`);
      const nextNumber = await numbersOn(db, day.begin, NUMBERED);
      const made = rides
        .map(ride => ({ ride, createdOn: Math.round(ride.endedOn + chance.between(0.2, 3) * HOUR_MS) }))
        .filter(({ createdOn }) => createdOn < Math.min(day.until, now))
        .sort((one, other) => one.createdOn - other.createdOn);
      for (const each of made)
        complaints.push(complaintOf(context, { ...each, complaintNo: nextNumber() }, chance));
    }
    const ids = await takeIds(db, complaintTable, complaints.length);
    await addRows(
      db,
      complaintTable,
      complaints.map(({ row }, at) => ({ ...row, id: ids[at] ?? '' })),
    );
    await addRows(
      db,
      complaintLog,
      complaints.flatMap((each, at) => logOf(each, ids[at] ?? '')),
    );
  },
};

interface Made {
  ride: PastRide;
  createdOn: number;
  complaintNo: string;
}

function complaintOf(
  { now, town, spell }: PastContext,
  { ride, createdOn, complaintNo }: Made,
  chance: Stream,
): PastComplaint {
  const { reply, dutyResult, penalty, ...said } = oneOf(COMPLAINT_TEXTS, chance);
  const clerk: Staff = oneOf(
    ROLES.flatMap(role => town.staff(role)),
    chance,
  );
  const acts = actsOf(createdOn, chance).filter(({ on }) => on < now);
  const on = (act: ComplaintAct) => acts.find(each => each.act === act)?.on ?? null;
  const [acceptedOn, repliedOn] = [on('accept'), on('reply')];
  const last = acts.at(-1);
  const state: ComplaintState = last ? afterAct(last.act) : 0;
  const row: ComplaintRow = {
    ...said,
    complaintNo,
    state,
    source: oneOf(SOURCES, chance),
    complainant: ride.ownerName,
    mobile: ride.ownerMobile,
    occurTime: ride.beganOn,
    address: ride.from.address,
    orderId: ride.orderId,
    plateNumber: ride.plateNumber,
    driverName: ride.driverName,
    addressType: ride.addressType,
    vehicleId: ride.vehicleId,
    driverId: ride.driverId,
    deadline: acceptedOn === null ? null : acceptedOn + REPLY_MS,
    handleUserName: last ? clerk.name : null,
    acceptedOn,
    reply: repliedOn === null ? null : reply,
    repliedOn,
    dutyResult: repliedOn === null ? 0 : dutyResult,
    penalty: repliedOn === null ? null : penalty,
    visitResult: on('close') === null ? null : oneOf(CONTENT, chance),
    closedOn: on('close') ?? on('reject'),
    reason: on('reject') === null ? null : REJECTED,
    searchKey: `${spell(ride.ownerName ?? '', ride.plateNumber)} ${complaintNo.toLowerCase()}`,
    createdOn,
    createdBy: clerk.name,
    updatedOn: last?.on ?? createdOn,
    updatedBy: clerk.name,
    version: 1 + acts.length,
  };
  return { row, acts };
}

/** Answered within days, as the rules have it. */
function actsOf(createdOn: number, chance: Stream): Done[] {
  let time = createdOn;
  const then = (act: ComplaintAct, least: number, most: number): Done => {
    time = Math.round(time + chance.between(least, most) * HOUR_MS);
    return { act, on: time };
  };
  if (chance.happens(REJECTS)) return [then('reject', 1, 8)];
  return [then('accept', 0.3, 5), then('reply', 6, 96), then('close', 2, 48)];
}

function logOf({ row, acts }: PastComplaint, complaintId: string): (typeof complaintLog.$inferInsert)[] {
  const entry = { complaintId, operatorName: row.createdBy ?? null, content: null, result: null };
  const said = {
    accept: {},
    reply: { content: row.reply ?? null, result: row.dutyResult ?? null },
    close: { result: row.visitResult ?? null },
    reject: { content: row.reason ?? null },
    reopen: {},
  } as const satisfies Record<ComplaintAct, object>;
  return [
    { ...entry, action: 'create', createdOn: row.createdOn },
    ...acts.map(({ act, on }) => ({ ...entry, ...said[act], action: act, createdOn: on })),
  ];
}
