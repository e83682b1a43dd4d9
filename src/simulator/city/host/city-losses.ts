/**
 * What passengers of the city leave in its taxis, until it is told and handed in: kept in a table of the simulation, so that a
 * city that begins anew tells nothing twice. Which vehicle it is stands there alone.
 */
import { and, asc, between, eq, isNull, lt, lte } from 'drizzle-orm';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { Clock, Db } from '../../../upstream/core/context.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { callNamed } from '../../../upstream/domain/calls/reading.ts';
import { vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { recordFoundReport } from '../../../upstream/domain/lost/found/reporting.ts';
import { lostContact, lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import { areaNear } from '../../../upstream/domain/places.ts';
import type { CityCalls } from './city-calls.ts';
import { handsInAfter, type LeftRide, type ReportedLoss, reportsAfter, storyOf } from './loss-stories.ts';
import { type CityLossRow, cityLoss } from './tables.ts';

/** Where losses are told, as a passenger's app does it. */
export interface LossDesk {
  /** In a transaction. Null where the case is there already. */
  report(
    taking: Taking,
    told: ReportedLoss & { addressType: string; callId: string | null },
  ): Promise<string | null>;
  /** He pays to be served first. */
  pay(taking: Taking, lostId: string): Promise<void>;
  /** A driver who was written to says that he has not got it. */
  deny(taking: Taking, answer: { lostId: string; vehicleId: string; words: string }): Promise<void>;
}

interface Taking {
  db: Db;
  clock: Clock;
}

export interface CityLosses {
  /** Rides in which something was left. */
  hear(rides: readonly LeftRide[]): Promise<void>;
  /** What is due by now is told, handed in, or asked after. */
  tend(): Promise<void>;
}

interface Options extends Taking {
  seed: number;
  desk: LossDesk;
  /** Undefined where the switchboard is a real one. */
  calls: Pick<CityCalls, 'tellLoss'> | undefined;
}

/** While so many cases wait for anybody to begin, nobody tells of more: a demonstration is no flood. */
const MOST_WAITING = 40;
const AT_ONCE = 10;
const CLOSED = 2;
const ASKS_EVERY_MS = 60_000;
/** What is due may wait so long: a city makes a step each second. */
const TEND_EVERY_MS = 10_000;
/** So long a driver who is silent may still be asked. */
const ASKABLE_MS = 24 * 3_600_000;
const WAITING = 'toHandle';
/** Who is not heard by telephone calls once more after so long. */
const CALLS_AGAIN_MS = 5 * 60_000;
/** Drivers answer text messages within it, or never; of those in whose taxis nothing was left, so many. */
const ANSWERS = { soonest: 60_000, latest: 12 * 60_000, share: 0.6 };
const DENIALS = ['车上没有看到', '没捡到，那天没拉过这位乘客', '找过了，没有'] as const;

export function createCityLosses({ db, clock, seed, desk, calls }: Options): CityLosses {
  // a city that begins anew draws other ones
  const chance = streamOf(seed, `losses ${clock()}`);

  let tendOn = 0;

  async function lose(ride: LeftRide): Promise<void> {
    const [seen] = await db
      .select({ plateNumber: vehicle.plateNumber, color: vehicle.color })
      .from(vehicle)
      .where(eq(vehicle.id, ride.vehicleId));
    if (!seen) return;
    const story = storyOf(ride, seen, chance);
    const reportOn = Math.round(ride.endedOn + reportsAfter(chance));
    const handInOn = story.mind === 'honest' ? Math.round(story.found.foundOn + handsInAfter(chance)) : null;
    await db.insert(cityLoss).values({
      vehicleId: ride.vehicleId,
      lostOn: ride.endedOn,
      story,
      reportOn,
      handInOn,
      nextOn: Math.min(reportOn, handInOn ?? reportOn),
    });
  }

  /** What is due of it, in a transaction; then when there is something to do again. */
  async function move(inside: Db, before: CityLossRow): Promise<void> {
    const now = clock();
    const taking = { db: inside, clock };
    const row = { ...before };
    if (!row.isReported && row.reportOn <= now) {
      row.isReported = true;
      row.lostId = await report(taking, row);
    }
    row.handInOn ??= await askedOn(inside, row);
    if (row.handInOn !== null && !row.isHandedIn && row.handInOn <= now) {
      row.isHandedIn = true;
      await handIn(taking, row);
    }
    const { isReported, lostId, handInOn, isHandedIn } = row;
    const set = { isReported, lostId, handInOn, isHandedIn, nextOn: nextOf(row, now) };
    await inside.update(cityLoss).set(set).where(eq(cityLoss.id, row.id));
  }

  /** Not in a transaction. Then it is reported later: once he has said it, or when he calls again. */
  async function callsFirst(row: CityLossRow): Promise<boolean> {
    const { id, story, isReported, callId } = row;
    const isDue = !isReported && row.reportOn <= clock();
    if (!calls || !isDue || !story.isByPhone || callId !== null) return false;
    const { ownerMobile } = story.told;
    const made = await calls.tellLoss({ callno: ownerMobile, addressType: await areaOf(db, story.told) });
    if (!made) return false;
    const called =
      made.toldOn === null
        ? { reportOn: clock() + CALLS_AGAIN_MS }
        : { reportOn: made.toldOn, callId: made.callId };
    const nextOn = nextOf({ ...row, ...called }, clock());
    await db
      .update(cityLoss)
      .set({ ...called, nextOn })
      .where(eq(cityLoss.id, id));
    return true;
  }

  async function report(taking: Taking, { story, callId }: CityLossRow): Promise<string | null> {
    const { told, isVip } = story;
    const call = callId === null ? undefined : await callNamed(taking.db, callId);
    const addressType = await areaOf(taking.db, told);
    const lostId = await desk.report(taking, { ...told, addressType, callId: call?.id ?? null });
    if (lostId !== null && isVip) await desk.pay(taking, lostId);
    return lostId;
  }

  return {
    async hear(rides) {
      if (rides.length === 0) return;
      const waiting = await db.$count(lostOrderTable, eq(lostOrderTable.stage, WAITING));
      for (const ride of rides.slice(0, Math.max(0, MOST_WAITING - waiting))) await lose(ride);
    },
    async tend() {
      if (clock() < tendOn) return;
      tendOn = clock() + TEND_EVERY_MS;
      const due = await db
        .select()
        .from(cityLoss)
        .where(lte(cityLoss.nextOn, clock()))
        .orderBy(asc(cityLoss.nextOn))
        .limit(AT_ONCE);
      for (const each of due) {
        if (await callsFirst(each)) continue;
        await db.transaction(async transaction => {
          const inside = transaction as unknown as Db;
          const isDue = and(eq(cityLoss.id, each.id), lte(cityLoss.nextOn, clock()));
          const [row] = await inside.select().from(cityLoss).where(isDue).for('update');
          if (row) await move(inside, row);
        });
      }
      await answerTexts({ db, clock, seed, desk });
    },
  };
}

/** When the driver hands it in because somebody has asked him; null as long as nobody has, or where he does not care. */
async function askedOn(db: Db, { story, lostId, vehicleId }: CityLossRow): Promise<number | null> {
  if (story.mind !== 'whenAsked' || lostId === null) return null;
  const [contact] = await db
    .select({ smsOn: lostContact.smsOn })
    .from(lostContact)
    .where(and(eq(lostContact.lostId, lostId), eq(lostContact.vehicleId, vehicleId)));
  return contact?.smsOn ? contact.smsOn + story.handsInAfter : null;
}

async function areaOf(db: Db, { downLng, upLng, downLat, upLat }: ReportedLoss): Promise<string> {
  const [lng, lat] = [downLng ?? upLng, downLat ?? upLat];
  return (lng === null || lat === null ? undefined : await areaNear(db, { lng, lat })) ?? ALL_AREAS;
}

/** Drivers who were written to about open cases. What each answers, and when, follows from the message itself. */
async function answerTexts({ db, clock, seed, desk }: Omit<Options, 'calls'>): Promise<void> {
  const now = clock();
  const open = and(eq(lostOrderTable.id, lostContact.lostId), lt(lostOrderTable.handleStatus, CLOSED));
  const his = and(eq(cityLoss.lostId, lostContact.lostId), eq(cityLoss.vehicleId, lostContact.vehicleId));
  const asked = await db
    .select({
      id: lostContact.id,
      lostId: lostContact.lostId,
      vehicleId: lostContact.vehicleId,
      smsOn: lostContact.smsOn,
      story: cityLoss.story,
    })
    .from(lostContact)
    .innerJoin(lostOrderTable, open)
    .leftJoin(cityLoss, his)
    .where(
      and(
        between(lostContact.smsOn, now - ANSWERS.latest - TEND_EVERY_MS, now),
        eq(lostContact.contactStatus, 0),
        isNull(lostContact.contactedOn),
      ),
    );
  for (const { id, lostId, vehicleId, smsOn, story } of asked) {
    const chance = streamOf(seed, `answer ${id} ${smsOn}`);
    const answersOn = (smsOn ?? now) + chance.between(ANSWERS.soonest, ANSWERS.latest);
    const denies = story ? story.mind === 'denies' : chance.happens(ANSWERS.share);
    if (!denies || answersOn > now) continue;
    const words = DENIALS[chance.below(DENIALS.length)] ?? DENIALS[0];
    await db.transaction(inside =>
      desk.deny({ db: inside as unknown as Db, clock }, { lostId, vehicleId, words }),
    );
  }
}

async function handIn(taking: Taking, { id, story }: CityLossRow): Promise<void> {
  const { foundOn, ...thing } = story.found;
  await recordFoundReport(taking, {
    reportNo: `city ${id}`,
    externalId: `city-${id}`,
    plateNumber: story.plateNumber,
    driverMobile: null,
    foundOn,
    thing,
  });
}

function nextOf({ story, isReported, lostId, reportOn, handInOn, isHandedIn }: CityLossRow, now: number) {
  const mayBeAsked =
    story.mind === 'whenAsked' && lostId !== null && handInOn === null && now < reportOn + ASKABLE_MS;
  const times = [
    ...(isReported ? [] : [reportOn]),
    ...(handInOn !== null && !isHandedIn ? [handInOn] : []),
    ...(mayBeAsked ? [now + ASKS_EVERY_MS] : []),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}
