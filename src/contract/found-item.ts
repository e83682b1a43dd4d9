/**
 * What drivers have found in their vehicles, and cases of lost items that it may belong to. 拾获物品 found item · 保管处 keeper ·
 * 吻合度 score · 关联 link. These calls are this project's own. What fits is a suggestion: only a person links.
 */
import * as z from 'zod/mini';
import { FOUND_SOURCES, FOUND_STATES, KEEPERS, MISTAKEN, WITH_POLICE } from './found-states.ts';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { place, telephone } from './grammar/compound-kinds.ts';
import { choice } from './grammar/kinds/choice.ts';
import { number } from './grammar/kinds/number.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { plateLine } from './grammar/plates.ts';
import { resource } from './grammar/resource.ts';
import { LookedUpTelephone } from './grammar/validators.ts';
import { EpochMs, Flag, filledLine, Id, line, writeFields } from './grammar/wire.ts';
import { GOODS_TYPES, SEATS } from './lost-order.ts';
import { LOST_STAGES } from './lost-states.ts';

export const FOUND_RESOURCE = 'lost/found';

/** Found items for a case, and cases for a found item, in one answer. */
export const MOST_SUGGESTIONS = 10;
/** Percent: who sees found items is told of one that fits a case so well when it comes in. */
export const FITS_WELL = 70;

const degrees = (most: number) => number({ min: -most, max: most });

export const foundItem = resource('foundItem', {
  path: FOUND_RESOURCE,
  fields: {
    goodsName: text(60).required().search(),
    goodsType: choice(GOODS_TYPES).required().words('lostOrder.goodsType'),
    goodsColor: text(20),
    goodsBrand: text(30),
    goodsDesc: note(500),
    seatPosition: choice(SEATS).initially(0).words('lostOrder.seatPosition'),
    foundOn: moment().required(),
    foundAddress: place(120, { lng: 'foundLng', lat: 'foundLat' }),
    foundLng: degrees(180),
    foundLat: degrees(90),
    plateNumber: plateText(10).search(),
    /** Left out: who drove the vehicle then, where that is known. */
    driverName: text(40).search(),
    driverMobile: telephone().soughtAtWork(),
    keptAt: choice(KEEPERS).initially(2),
    /** That of its vehicle, where the register knows it. */
    addressType: area().filled(),
    remark: note(200),
    foundNo: code(20).filled().readOnly().search(),
    state: choice(FOUND_STATES)
      .filled()
      .readOnly()
      .status({ 0: 'warn', 1: 'warn', 2: 'ok', 3: 'off', 4: 'off' }),
    source: choice(FOUND_SOURCES).filled().readOnly(),
    companyName: text(60).readOnly(),
    /** Where the register knows them. */
    vehicleId: other(Id).readOnly(),
    driverId: other(Id).readOnly(),
    /** Its case. */
    lostId: other(Id).readOnly(),
    lostNo: code(20).readOnly(),
    /** As the partner names it that has reported it. */
    externalId: code(64).readOnly(),
    /** Why it was handed on, or taken down. */
    closeReason: text(200).readOnly(),
  },
  equals: [
    'state',
    'goodsType',
    'keptAt',
    'source',
    'addressType',
    'driverMobile',
    'lostId',
    'vehicleId',
    'driverId',
  ],
  filters: ['foundNo', 'goodsName', 'plateNumber', 'foundOn'],
  sorts: ['createdOn', 'foundNo', 'state', 'foundOn', 'goodsType'],
  isNewestFirst: true,
  may: { read: 'lost', add: 'lost:handle', edit: 'lost:handle', export: 'lost:export' },
  fails: ['STATE_NOT_ALLOWED', 'NOT_FOUND'],
});
export type FoundItem = z.output<typeof foundItem.Row>;

/** Whose vehicle it is: the one that is matched, the plate that was said, one whose ride fits, another one. */
export const VEHICLE_TIES = ['match', 'plate', 'ride', 'other'] as const;

/** What speaks for two things being the same, and what against it; null where one of them does not say. */
export const FoundEvidence = z.object({
  kind: z.nullable(z.boolean()),
  /** Percent of the words of the shorter description that the other one has. */
  words: z.nullable(z.int()),
  color: z.nullable(z.boolean()),
  brand: z.nullable(z.boolean()),
  seat: z.nullable(z.boolean()),
  /** From the end of the ride that is remembered; less than 0: before. */
  minutesAfter: z.nullable(z.int()),
  /** Between where it was found and the nearer end of the ride. */
  metres: z.nullable(z.int()),
  vehicle: z.nullable(z.enum(VEHICLE_TIES)),
});
export type FoundEvidence = z.output<typeof FoundEvidence>;

/** Percent: how probable it is that both are the same thing. */
const fitting = { score: z.int(), evidence: FoundEvidence };

export const FoundSuggestion = z.object({
  foundId: Id,
  foundNo: z.string(),
  version: z.int(),
  goodsName: z.string(),
  goodsType: oneOf(GOODS_TYPES),
  foundOn: EpochMs,
  plateNumber: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  keptAt: oneOf(KEEPERS),
  ...fitting,
});
export type FoundSuggestion = z.output<typeof FoundSuggestion>;

export const CaseSuggestion = z.object({
  lostId: Id,
  lostNo: z.string(),
  version: z.int(),
  goodsName: z.string(),
  goodsType: oneOf(GOODS_TYPES),
  ownerName: z.nullable(z.string()),
  payStatus: Flag,
  stage: z.enum(LOST_STAGES),
  upTime: z.nullable(EpochMs),
  downTime: z.nullable(EpochMs),
  createdOn: EpochMs,
  ...fitting,
});
export type CaseSuggestion = z.output<typeof CaseSuggestion>;

const LONGEST = 200;
const looks = { may: 'lost', fails: ['NOT_FOUND'], scope: 'areas', weight: 'heavy' } as const;
const acts = {
  data: foundItem.Row,
  fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
  business: 'update',
  scope: 'areas',
} as const;

export const foundItemCalls = callGroup(
  'foundItems',
  {
    /** Items that are kept and may be what was lost: the most probable first. */
    listFoundCandidates: call('GET', '/api/admin/lost/foundCandidates', {
      query: z.object({ lostId: Id }),
      data: z.object({
        /** What is linked to the case already. */
        linked: z.nullable(FoundSuggestion),
        candidates: z.array(FoundSuggestion),
      }),
      ...looks,
    }),
    /** Open cases that it may belong to: the most probable first. */
    listCaseCandidates: call('GET', '/api/admin/lost/caseCandidates', {
      query: z.object({ foundId: Id }),
      data: z.array(CaseSuggestion),
      ...looks,
    }),
    /**
     * The item is what was lost: its driver and vehicle become the match of the case, with the guards of a match. `version` is
     * that of the item.
     */
    linkFound: call('POST', '/api/admin/lost/found/link', {
      body: z.object({ foundId: Id, lostId: Id, ...writeFields }),
      may: 'lost:match',
      ...acts,
    }),
    /** It is not: the match is undone with it, and the item is kept again. */
    unlinkFound: call('POST', '/api/admin/lost/found/unlink', {
      body: z.object({ foundId: Id, reason: filledLine(LONGEST), ...writeFields }),
      may: 'lost:match',
      ...acts,
    }),
    /** Nobody has asked for it, or it was taken down by mistake. */
    closeFound: call('POST', '/api/admin/lost/found/close', {
      body: z.object({
        foundId: Id,
        state: oneOf([WITH_POLICE, MISTAKEN]),
        reason: filledLine(LONGEST),
        ...writeFields,
      }),
      may: 'lost:handle',
      ...acts,
    }),
  },
  { isBeyondPlain: true },
);

/** Reports of found items in one call. */
export const MOST_FOUND_REPORTS = 50;

const TAKEN = ['noted', 'known', 'unknown'] as const;
export type FoundOutcome = (typeof TAKEN)[number];
/**
 * `noted`; `known`: it has come before; `unknown`: it names a vehicle alone, which is not in the register; `refused`: it is
 * malformed or out of bounds. Whether a driver's number is in the register makes no difference.
 */
export const FOUND_OUTCOMES = [...TAKEN, 'refused'] as const;

export const foundOpenCalls = callGroup(
  'foundDoor',
  {
    /** What drivers have found, as a system of theirs reports it: each once, by its own id. */
    handInItems: call('POST', '/api/open/found-items', {
      body: z.object({
        reports: batch(
          z.object({
            reportId: filledLine(64),
            /** One of both at least. */
            plateNumber: z.optional(plateLine(10)),
            driverMobile: z.optional(LookedUpTelephone),
            goodsName: filledLine(60),
            goodsType: oneOf(GOODS_TYPES),
            goodsColor: z.optional(line(20)),
            goodsBrand: z.optional(line(30)),
            goodsDesc: z.optional(line(500)),
            seatPosition: z.optional(oneOf(SEATS)),
            foundOn: EpochMs,
            address: z.optional(line(120)),
            lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
            lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
            /** 1 WGS-84 (when left out), 2 GCJ-02, 3 BD-09. */
            coordType: z.optional(oneOf([1, 2, 3])),
            keptAt: z.optional(oneOf(KEEPERS)),
          }),
          MOST_FOUND_REPORTS,
        ),
      }),
      data: z.array(
        z.object({
          outcome: z.enum(FOUND_OUTCOMES),
          foundNo: z.nullable(z.string()),
          ...problemOfRefused,
        }),
      ),
      may: 'open-door',
      openScope: 'handInItems',
    }),
  },
  { isBeyondPlain: true },
);
