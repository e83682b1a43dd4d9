/** Cash accounts of drivers who earn by advertising, and what they have withdrawn in three months. */
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { CASH_AD, CASH_WITHDRAWAL } from '../../../contract/cash-states.ts';
import { PAID, WITHDRAWAL } from '../../../contract/payment-states.ts';
import { WITHDRAWN } from '../../../contract/withdrawal-states.ts';
import type { Db } from '../../../upstream/core/context.ts';
import { dayInShanghai, HOUR_MS } from '../../../upstream/core/day.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { cashAccount, cashEntry } from '../../../upstream/domain/cash/tables.ts';
import { driver, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { outlayTable } from '../../../upstream/domain/payments/tables.ts';
import { withdrawalTable } from '../../../upstream/withdrawal/tables.ts';
import { weekdayOf } from '../frame/days.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import { numbersOn } from '../frame/numbers.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { oneOf } from '../frame/town.ts';

const FINANCE_ROLE = '3';
const DRIVERS = 60;
const MONDAY = 1;
const FRIDAY = 5;
/** What a week of advertising earns: fen, and the steps above it. */
const LEAST = 4_000;
const STEP = 500;
const STEPS = 9;
/** Who has as much asks for it, more often than not. Fen. */
const WORTH_ASKING = 10_000;
const ASKS = 0.6;
const NUMBERED = { column: withdrawalTable.withdrawNo, prefix: 'TX', digits: 6 };
const MESSAGING_APP = 4;
const BY_DRIVER = 1;

type Earner = Awaited<ReturnType<typeof earners>>[number];
type Entry = Omit<typeof cashEntry.$inferInsert, 'id' | 'entryNo' | 'searchKey'>;

interface Asked {
  of: Earner;
  createdOn: number;
  amount: number;
  balanceBefore: number;
}

export const past: RoomPast = {
  async rows(context) {
    const { db } = context;
    const people = await earners(db);
    const courses = people.map(of => courseOf(context, of, context.chance(`cash ${of.driverId}`)));
    const asked = courses
      .flatMap(course => course.asked)
      .sort((one, other) => one.createdOn - other.createdOn);
    await addRows(
      db,
      cashAccount,
      people.map(({ driverId }) => ({ driverId })),
    );
    const numbered = await numberAll(db, asked);
    await pay(context, numbered);
    const numberOf = new Map(
      numbered.map(({ of, createdOn, withdrawNo }) => [`${of.driverId} ${createdOn}`, withdrawNo]),
    );
    const entries = courses
      .flatMap(course => course.entries)
      .map(entry => ({ ...entry, bizNo: numberOf.get(`${entry.driverId} ${entry.bizNo}`) ?? entry.bizNo }));
    await addEntries(context, entries);
  },
};

/** Day by day: the database holds each entry against its account, and a driver has one entry a day at most. */
async function addEntries({ db, town, spell }: PastContext, entries: readonly Entry[]): Promise<void> {
  const [operator] = town.staff(FINANCE_ROLE);
  const days = groupBy(
    entries.toSorted((one, other) => one.createdOn - other.createdOn),
    ({ createdOn }) => dayInShanghai(createdOn),
  );
  for (const [day, own] of Object.entries(days)) {
    const ids = await takeIds(db, cashEntry, own.length);
    const balances = own.map(({ driverId, balance }) => ({ driver: driverId, balance }));
    await db.execute(sql`
      update ${cashAccount} set balance = now.balance
      from json_to_recordset(${JSON.stringify(balances)}::json) as now (driver bigint, balance bigint)
      where ${cashAccount.driverId} = now.driver`);
    const rows = own.map((entry, at) => {
      const entryNo = `CE${day}${ids[at]}`;
      return {
        ...entry,
        id: ids[at] ?? '',
        entryNo,
        operator: entry.bizType === CASH_WITHDRAWAL ? (operator?.name ?? null) : null,
        searchKey: `${spell(entry.driverName)} ${entryNo.toLowerCase()} ${entry.bizNo.toLowerCase()}`,
      };
    });
    await addRows(db, cashEntry, rows);
  }
}

/** A driver's weeks: earned on Mondays, asked for on Fridays and paid on the same day. */
function courseOf({ olderDays, recordDays, now }: PastContext, of: Earner, chance: Stream) {
  const entries: Entry[] = [];
  const asked: Asked[] = [];
  let balance = 0;
  const book = (bizType: Entry['bizType'], bizNo: string, amount: number, on: number) => {
    balance += amount;
    const { driverId, driverName, addressType } = of;
    const times = { createdOn: on, updatedOn: on };
    entries.push({ driverId, driverName, addressType, bizType, bizNo, amount, balance, ...times });
  };
  for (const { begin, until, daysAgo } of [...olderDays, ...recordDays]) {
    const weekday = weekdayOf(begin);
    const earnedOn = begin + 10 * HOUR_MS;
    if (weekday === MONDAY && earnedOn < until)
      book(CASH_AD, `past-${of.driverId}-${daysAgo}`, LEAST + STEP * chance.below(STEPS), earnedOn);
    if (weekday !== FRIDAY || balance < WORTH_ASKING || !chance.happens(ASKS)) continue;
    const createdOn = Math.round(begin + chance.between(8, 15) * HOUR_MS);
    const paidOn = createdOn + PAID_AFTER;
    if (paidOn >= Math.min(until, now)) continue;
    const amount = balance - (balance % 1_000);
    asked.push({ of, createdOn, amount, balanceBefore: balance });
    book(CASH_WITHDRAWAL, String(createdOn), -amount, paidOn);
  }
  return { entries, asked };
}

const AUDITED_AFTER = HOUR_MS;
const SENT_AFTER = 2 * HOUR_MS;
const PAID_AFTER = SENT_AFTER + 90_000;

async function numberAll(db: Db, asked: readonly Asked[]) {
  const numbers = new Map<string, () => string>();
  const numbered: (Asked & { withdrawNo: string })[] = [];
  for (const each of asked) {
    const day = dayInShanghai(each.createdOn);
    const next = numbers.get(day) ?? (await numbersOn(db, each.createdOn, NUMBERED));
    numbers.set(day, next);
    numbered.push({ ...each, withdrawNo: next() });
  }
  return numbered;
}

/** Audited and paid by two people of finance. */
async function pay(
  { db, town, spell, chance: streamOf }: PastContext,
  asked: readonly (Asked & { withdrawNo: string })[],
): Promise<void> {
  const chance = streamOf('withdrawals');
  const staff = town.staff(FINANCE_ROLE);
  const ids = await takeIds(db, outlayTable, asked.length);
  const rows = asked.map(({ of, createdOn, amount, balanceBefore, withdrawNo }, at) => {
    const auditor = oneOf(staff, chance);
    const payer = oneOf(staff, chance);
    const outTradeNo = `P-${withdrawNo}-1`;
    const tradeNo = `SIM-${outTradeNo}`;
    const { driverId, driverName, driverMobile, addressType, plateNum } = of;
    const [sentOn, payTime] = [createdOn + SENT_AFTER, createdOn + PAID_AFTER];
    const words = [withdrawNo, outTradeNo, tradeNo].map(text => text.toLowerCase());
    return {
      outlay: {
        ...{ id: ids[at] ?? '', outTradeNo, tradeNo, driverId, addressType, amount, payTime },
        ...{ bizCode: WITHDRAWAL, bizStrId: `${withdrawNo}-1`, state: PAID, saveStatus: 1 as const },
        ...{ payeeName: driverName, payeeAccount: driverMobile, plateNumber: plateNum },
        ...{ tradeChannel: MESSAGING_APP as 4, applyUserId: payer.id, applyUser: payer.name, attempts: 1 },
        searchKey: [spell(driverName, plateNum, payer.name), ...words].join(' '),
        ...{ createdOn: sentOn, createdBy: payer.name, updatedOn: payTime, updatedBy: payer.name },
      },
      withdrawal: {
        ...{ withdrawNo, state: WITHDRAWN, driverId, driverName, driverMobile, plateNum, addressType },
        ...{ amount, fee: 0, realAmount: amount, balanceBefore, channel: MESSAGING_APP as 4 },
        ...{
          source: BY_DRIVER as 1,
          applyUser: driverName,
          secondFor: [],
          tries: 1,
          outlayId: ids[at] ?? '',
        },
        ...{ auditUserId: auditor.id, auditUser: auditor.name, auditTime: createdOn + AUDITED_AFTER },
        ...{ payUser: payer.name, payTime, tradeNo },
        searchKey: [spell(driverName, plateNum), ...words].join(' '),
        ...{ createdOn, createdBy: driverName, updatedOn: payTime, updatedBy: payer.name, version: 4 },
      },
    };
  });
  await addRows(
    db,
    outlayTable,
    rows.map(({ outlay }) => outlay),
  );
  await addRows(
    db,
    withdrawalTable,
    rows.map(({ withdrawal }) => withdrawal),
  );
}

/** Who has no account yet. */
const earners = (db: Db) =>
  db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
      addressType: driver.addressType,
      plateNum: vehicle.plateNumber,
    })
    .from(driver)
    .innerJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(
      and(
        eq(driver.state, 1),
        notExists(db.select().from(cashAccount).where(eq(cashAccount.driverId, driver.id))),
      ),
    )
    .orderBy(asc(driver.id))
    .limit(DRIVERS);
