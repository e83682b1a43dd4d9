/** What the operator has paid: rewards and refunds of lost cases, rewards of advertising and of activities. */
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { LOST_REFUND, LOST_REWARD, PAID } from '../../../contract/payment-states.ts';
import type { Db } from '../../../upstream/core/context.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { driver, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { lostLog, lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import { outlayTable } from '../../../upstream/domain/payments/tables.ts';
import { type PastDay, timesOn } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { oneOf, type Staff } from '../frame/town.ts';

export const after = ['lost'];

interface Paid {
  bizCode: 1 | 2 | 3 | 5;
  bizStrId: string;
  payeeName: string | null;
  driverId?: string | null;
  plateNumber: string | null;
  refundOf?: { channel: 1; tradeNo: string; amount: number }[];
  /** Fen. */
  amount: number;
  tradeChannel: 1 | 3 | 4;
  outTradeNo: string;
  tradeNo: string;
  askedOn: number;
  payTime: number;
  applicant: Staff;
  askedRight?: 'lost:refund' | 'lost:reward';
  addressType: string;
}

/** What drivers get besides: what for, who asks for it, how often on a day, fen and the steps above it, channel. */
const REWARDS = [
  { bizCode: 3, role: '7', perDay: 6, least: 6_000, step: 0, tradeChannel: 3 },
  { bizCode: 5, role: '10', perDay: 2, least: 5_000, step: 500, tradeChannel: 4 },
] as const;
const STEPS = 20;
const LOST_ROLE = '6';
const PAYEES = 300;
/** How long the provider takes. */
const TAKES_MS = [20_000, 180_000] as const;

export const past: RoomPast = {
  async records(context) {
    const paid = [...(await ofLostCases(context)), ...(await ofDrivers(context))];
    const rows = paid
      .toSorted((one, other) => one.askedOn - other.askedOn)
      .map(({ applicant, askedOn, ...outlay }) => ({
        ...{ driverId: null, refundOf: null, askedRight: null },
        ...outlay,
        state: PAID,
        saveStatus: 1 as const,
        applyUserId: applicant.id,
        applyUser: applicant.name,
        attempts: 1,
        searchKey: [
          context.spell(outlay.payeeName ?? '', outlay.plateNumber, applicant.name),
          outlay.outTradeNo.toLowerCase(),
          outlay.tradeNo.toLowerCase(),
        ].join(' '),
        createdOn: askedOn,
        createdBy: applicant.name,
        updatedOn: outlay.payTime,
        updatedBy: applicant.name,
      }));
    await addRows(context.db, outlayTable, rows);
  },
};

/** Those that the log of a case tells of. */
async function ofLostCases({ db, town }: PastContext): Promise<Paid[]> {
  const asked = await db
    .select({ row: lostOrderTable, action: lostLog.action, by: lostLog.operatorName, on: lostLog.createdOn })
    .from(lostOrderTable)
    .innerJoin(lostLog, eq(lostLog.lostId, lostOrderTable.id))
    .where(
      or(
        and(
          eq(lostLog.action, 'reward'),
          eq(lostOrderTable.rewardStatus, 1),
          isNotNull(lostOrderTable.serialNum),
        ),
        and(
          eq(lostLog.action, 'refund'),
          eq(lostOrderTable.refundStatus, 1),
          isNotNull(lostOrderTable.refundNo),
        ),
      ),
    )
    .orderBy(asc(lostLog.id));
  return asked.flatMap(({ row, action, by, on }): Paid[] => {
    const applicant = town.staff(LOST_ROLE).find(({ name }) => name === by);
    if (!applicant) return [];
    const common = { bizStrId: row.id, applicant, askedOn: on, addressType: row.addressType };
    if (action === 'reward')
      return [
        {
          ...common,
          bizCode: LOST_REWARD,
          payeeName: row.matchDriverName,
          driverId: row.matchDriverId,
          plateNumber: row.matchPlateNumber,
          amount: row.rewardAmount ?? 0,
          tradeChannel: 4,
          outTradeNo: `P-${row.lostNo}`,
          tradeNo: row.serialNum ?? '',
          payTime: row.rewardTime ?? on,
          askedRight: 'lost:reward',
        },
      ];
    const amount = row.refundAmount ?? 0;
    return [
      {
        ...common,
        bizCode: LOST_REFUND,
        payeeName: row.ownerName,
        plateNumber: null,
        refundOf: [{ channel: 1, tradeNo: row.transactionId ?? '', amount }],
        amount,
        tradeChannel: 1,
        outTradeNo: row.refundNo ?? '',
        tradeNo: `${row.refundNo}-1`,
        payTime: row.refundTime ?? on,
        askedRight: 'lost:refund',
      },
    ];
  });
}

async function ofDrivers(context: PastContext): Promise<Paid[]> {
  const drivers = await payees(context.db);
  const days = [...context.olderDays, ...context.recordDays];
  return days.flatMap(day => {
    const chance = context.chance(`rewards ${day.daysAgo}`);
    return REWARDS.flatMap(reward => rewardsOn(context, { day, reward, drivers }, chance));
  });
}

interface Rewarding {
  day: PastDay;
  reward: (typeof REWARDS)[number];
  drivers: Awaited<ReturnType<typeof payees>>;
}

function rewardsOn(
  { town, now }: PastContext,
  { day, reward: { bizCode, role, perDay, least, step, tradeChannel }, drivers }: Rewarding,
  chance: Stream,
): Paid[] {
  return timesOn(day, perDay, chance).flatMap((askedOn, at) => {
    const payTime = Math.round(askedOn + chance.between(...TAKES_MS));
    if (payTime >= now) return [];
    const payee = oneOf(drivers, chance);
    const bizStrId = `past-${day.daysAgo}-${at + 1}`;
    const name = `${bizCode}-${day.daysAgo}-${at + 1}`;
    return [
      {
        ...payee,
        bizCode,
        bizStrId,
        amount: least + step * chance.below(STEPS),
        tradeChannel,
        outTradeNo: `P${askedOn}-${name}`,
        tradeNo: `SIM-P${askedOn}-${name}`,
        askedOn,
        payTime,
        applicant: oneOf(town.staff(role), chance),
      },
    ];
  });
}

const payees = (db: Db) =>
  db
    .select({
      driverId: driver.id,
      payeeName: driver.name,
      plateNumber: vehicle.plateNumber,
      addressType: driver.addressType,
    })
    .from(driver)
    .innerJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(eq(driver.state, 1))
    .orderBy(asc(driver.id))
    .limit(PAYEES);
