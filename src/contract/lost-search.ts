/**
 * In which vehicle something was lost. 候选车辆 candidate · 联系结果 contact · 时间误差 tolerance · 匹配度 score. These calls are this
 * project's own, save the one that the specification names.
 */
import * as z from 'zod/mini';
import { DriverPosition } from './driver-position.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { EpochMs, Id, line, masked, RequestId, Version, writeFields } from './grammar/wire.ts';

/** What the driver said: 0 not called, 1 denied, 2 confirmed, 3 unreachable. */
export const CONTACT_STATES = [0, 1, 2, 3] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** How a vehicle was found: 1 by its plate, 2 by an order, 3 by what is known of the ride, 4 by when the ride was paid. */
export const FOUND_BY = [1, 2, 3, 4] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** Vehicles in one answer; those that somebody has contacted come besides. */
export const MOST_CANDIDATES = 20;

/** What came of contacting the driver; version 0 where nobody has written anything down. */
const contactFields = {
  contactStatus: oneOf(CONTACT_STATES),
  contactedBy: z.nullable(z.string()),
  contactedOn: z.nullable(EpochMs),
  contactRemark: z.nullable(z.string()),
  /** When its driver was last sent a text message about the case. */
  smsOn: z.nullable(EpochMs),
  contactVersion: Version,
};

/** A vehicle with the ride of it that fits best: one row for each vehicle. */
export const LostCandidate = z.object({
  vehicleId: Id,
  plateNumber: z.string(),
  color: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** Who drove it then; where no shift says so, who usually does. */
  driverId: z.nullable(Id),
  driverName: z.nullable(z.string()),
  driverMobile: z.nullable(masked('mobile')),
  foundBy: oneOf(FOUND_BY),
  orderId: z.nullable(Id),
  /** Percent: how probable it is that it was this one, if it was one of all that were looked at, or none of them. */
  score: z.int(),
  /** Its ride; null where none is known. Degrees of WGS-84; the end is null while it goes on. */
  boardedAt: z.nullable(EpochMs),
  upLng: z.nullable(z.number()),
  upLat: z.nullable(z.number()),
  alightedAt: z.nullable(EpochMs),
  downLng: z.nullable(z.number()),
  downLat: z.nullable(z.number()),
  /** Metres from what is remembered; null where either is not known, as all below. */
  upDistance: z.nullable(z.int()),
  downDistance: z.nullable(z.int()),
  /** Seconds after what is remembered; less than 0: before. */
  upDeltaSec: z.nullable(z.int()),
  downDeltaSec: z.nullable(z.int()),
  /** Seconds from the end of the ride to when it was paid, as the payment record has it; less than 0: paid before. */
  paidDeltaSec: z.nullable(z.int()),
  /** Fen by which the meter would have said more than is remembered. */
  fareGap: z.nullable(z.int()),
  ...contactFields,
});
export type LostCandidate = z.output<typeof LostCandidate>;

export const LostContact = z.object({ lostId: Id, vehicleId: Id, ...contactFields });
export type LostContact = z.output<typeof LostContact>;

/** What became of the text message to each driver. */
export const SMS_RESULTS = ['sent', 'noDriver', 'limit'] as const;

/** To the owner for clues, to the driver of the match about his reward, to drivers of candidates. */
export const SMS_KINDS = ['form', 'reward', 'driver'] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

const MAY_FIND = 'lost:match';

export const lostSearchCalls = callGroup('lostSearch', {
  /** Who drives the vehicle with this plate: the one at the wheel first, then who usually does. */
  lostRealDrivers: call('GET', '/api/admin/lost/realDrivers', {
    query: z.object({ vehicleNo: filledPlateLine(12) }),
    data: z.array(DriverPosition),
    may: 'lost',
    scope: 'areas',
  }),
  /** The most probable first; those that somebody has contacted are always among them. */
  listLostCandidates: call('GET', '/api/admin/lost/candidates', {
    query: z.object({ lostId: Id }),
    data: z.object({
      candidates: z.array(LostCandidate),
      /** Rides that were looked at. */
      looked: z.int(),
      /** Minutes within which the times are taken to be right. */
      tolerance: z.int(),
    }),
    may: 'lost',
    fails: ['NOT_FOUND'],
    weight: 'heavy',
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /**
   * What came of contacting a driver. One for each case and vehicle: the last one holds. With 2 and `match` the case is
   * claimed, where it is nobody's, matched to the vehicle in the way in which it was found, and the driver has it.
   */
  noteLostContact: call('POST', '/api/admin/lost/candidates/contact', {
    body: z.object({
      lostId: Id,
      vehicleId: Id,
      contactStatus: oneOf(CONTACT_STATES),
      remark: z.optional(z.nullable(line(200))),
      match: z.optional(
        z.object({
          driverId: z.nullable(Id),
          driverName: z.nullable(line(40)),
          way: oneOf(FOUND_BY),
        }),
      ),
      ...writeFields,
    }),
    data: LostContact,
    may: MAY_FIND,
    fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
    business: 'update',
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /** A text message of such a kind as it would be sent now; one to drivers with the plate of this vehicle. */
  lostSmsText: call('GET', '/api/admin/lost/smsText', {
    query: z.object({ lostId: Id, kind: z.enum(SMS_KINDS), vehicleId: z.optional(Id) }),
    data: z.object({ text: z.string() }),
    may: anyOf('lost:handle', MAY_FIND),
    fails: ['NOT_FOUND'],
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /**
   * A text message to the drivers of these vehicles, in the words of property `lost.driverText`. Who has had as many in a
   * day as property `lost.smsDailyLimit` says gets none; the others do.
   */
  sendLostSms: call('POST', '/api/admin/lost/candidates/sms', {
    body: z.object({
      lostId: Id,
      to: z
        .array(z.object({ vehicleId: Id, driverId: Id }))
        .check(z.minLength(1), z.maxLength(MOST_CANDIDATES)),
      requestId: z.optional(RequestId),
    }),
    data: z.array(z.object({ vehicleId: Id, result: z.enum(SMS_RESULTS) })),
    may: MAY_FIND,
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    business: 'other',
    scope: 'areas',
    isBeyondPlain: true,
  }),
});
