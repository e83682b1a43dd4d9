/** Figures of lost cases, of those that came in a period. 找回率 recovery rate · 超时 overdue */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id } from './grammar/wire.ts';

const period = z.object({ startTime: z.optional(EpochMs), endTime: z.optional(EpochMs) });

/** What an upstream leaves out of a figure is null, and no figure. */
const figure = z.nullable(z.number());

const counted = { total: z.int(), returned: figure };

export const LostStatistics = z.object({
  total: figure,
  vip: figure,
  handled: figure,
  matched: figure,
  returned: figure,
  /** Percent of all of them; null also where there are none. */
  recoverRate: figure,
  /** From the first action, to the match and to the end; null also where nothing came to it. */
  avgMatchSeconds: figure,
  avgHandleSeconds: figure,
  /** Fen, of what was really paid. */
  refundAmount: figure,
  rewardAmount: figure,
  /** Fen, of what was given back. */
  goodsValue: figure,
  byType: z.nullable(z.array(z.object({ goodsType: z.int(), ...counted }))),
  bySeat: z.nullable(z.array(z.object({ seatPosition: z.int(), ...counted }))),
  /** Of those that name a company, or were matched to a vehicle of one. */
  byCompany: z.nullable(z.array(z.object({ companyName: z.string(), ...counted }))),
  /** `YYYY-MM-DD` of Asia/Shanghai. */
  byDay: z.nullable(z.array(z.object({ date: z.string(), ...counted, matched: figure }))),
});
export type LostStatistics = z.output<typeof LostStatistics>;

export const LostPerformance = z.object({
  handleUserId: z.nullable(Id),
  handleUserName: z.nullable(z.string()),
  /** Cases that he has in hand or had last. */
  received: figure,
  handled: figure,
  matched: figure,
  returned: figure,
  /** Begun too late, or closed too late, or still open when they should have been closed. */
  overdue: figure,
  avgFirstActionSeconds: figure,
  avgHandleSeconds: figure,
  /** Percent. */
  recoverRate: figure,
  /** Fen. */
  rewardAmount: figure,
});
export type LostPerformance = z.output<typeof LostPerformance>;

/** In what way cases are counted apart. */
export const LOST_PARTS = ['byType', 'bySeat', 'byCompany', 'byDay'] as const;
export type LostPart = (typeof LOST_PARTS)[number];

const looks = { may: 'lost', scope: 'areas' } as const;

export const lostReportCalls = callGroup('lostReport', {
  statistics: call('GET', '/api/admin/lost/statistics', {
    ...looks,
    query: period,
    data: LostStatistics,
  }),
  /** One part of the statistics as rows, for a file. */
  listLostPart: call('GET', '/api/admin/lost/statistics/part', {
    ...looks,
    query: z.object({ ...period.shape, part: z.enum(LOST_PARTS) }),
    /** `of`: kind of goods, seat, company or day, as that part has it. */
    data: z.array(z.object({ of: z.string(), ...counted, recoverRate: figure })),
    exports: 'lost:export',
    isBeyondPlain: true,
  }),
  /** Clerk by clerk. */
  orderPerformances: call('GET', '/api/admin/lost/orderperformances', {
    ...looks,
    query: period,
    data: z.array(LostPerformance),
    exports: 'lost:export',
  }),
  /** Of all of them together. */
  performanceStat: call('GET', '/api/admin/lost/performancestat', {
    ...looks,
    query: period,
    data: LostPerformance,
  }),
});
