/**
 * Positions as other machines bring them: gateways of terminals, the industry feed, the drivers' app.
 * 定位上报 position report · 车牌 plate · 坐标系 coordinate system · 载客 carrying · 补传 late packet
 */
import * as z from 'zod/mini';
import { batch, ItemProblem } from '../grammar/batch.ts';
import { call, callGroup } from '../grammar/call.ts';
import { PACKET_BYTES } from './packet.ts';
import { MOST_REPORTS, PositionReport } from './report.ts';

/** Why a report is not taken. */
export const REFUSALS = [
  /** A field is missing, or is none of its kind. */
  'malformed',
  /** No vehicle has this plate. */
  'unknownPlate',
  /** Outside the earth, or the 0, 0 of a receiver without satellites. */
  'badCoordinate',
  /** Below 0 or above `FASTEST` km/h. */
  'badSpeed',
  /** More than `AHEAD_MS` after the clock here. */
  'clockAhead',
  /** More than `OLDEST_MS` ago. */
  'tooOld',
  'scrapped',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const AHEAD_MS = 300_000;
export const OLDEST_MS = 86_400_000;
/** Kilometres an hour. */
export const FASTEST = 300;

const count = z.int().check(z.nonnegative());

/** What became of the reports of a call; the first three and the refused ones add up to all. */
export const Receipt = z.object({
  /** Newer than what was known of the vehicle. */
  accepted: count,
  /** Older than that: they go into the trajectory. */
  late: count,
  /** Of the very time of the newest one: known already. */
  duplicates: count,
  refused: z.object({
    malformed: count,
    unknownPlate: count,
    badCoordinate: count,
    badSpeed: count,
    clockAhead: count,
    tooOld: count,
    scrapped: count,
  }),
  /** The first twenty that were refused, by their place in the call. */
  problems: z.array(z.object({ ...ItemProblem.shape, reason: z.enum(REFUSALS) })),
});
export type Receipt = z.output<typeof Receipt>;

const brought = {
  may: 'open-door',
  openScope: 'pushPositions',
  // no deeds of a person: a log of them would be larger than all they bring
  changesState: false,
  // a position is to be seen at once
  runsBeforeAuthConfirmed: true,
} as const;

export const positionIntakeCalls = callGroup(
  'positionIntake',
  {
    /** Answered once what was taken is in the database. Sent again, everything is a duplicate or late. */
    pushPositions: call('POST', '/api/open/positions', {
      body: z.object({ positions: batch(PositionReport, MOST_REPORTS, 0) }),
      data: Receipt,
      fails: ['DEPENDENCY_AWAY'],
      ...brought,
    }),
    /** The same in a sixth of the bytes: see `position-packet.ts`. */
    pushPacket: call('POST', '/api/open/positions/packet', {
      bytes: { largest: PACKET_BYTES },
      data: Receipt,
      fails: ['DEPENDENCY_AWAY'],
      ...brought,
    }),
  },
  { isBeyondPlain: true },
);
