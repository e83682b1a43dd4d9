/** Figures of lost cases, of those that came in a period. 找回率 recovery rate · 超时 overdue */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { EpochMs, Id } from './grammar/wire.ts';

const period = z.object({ startTime: z.optional(EpochMs), endTime: z.optional(EpochMs) });

const counted = { total: z.int(), returned: z.int() };

export const LostStatistics = z.object({
  total: z.int(),
  vip: z.int(),
  handled: z.int(),
  matched: z.int(),
  returned: z.int(),
  /** Percent of all of them; null where there are none. */
  recoverRate: z.nullable(z.number()),
  /** From the first action, to the match and to the end; null where nothing came to it. */
  avgMatchSeconds: z.nullable(z.number()),
  avgHandleSeconds: z.nullable(z.number()),
  /** Fen, of what was really paid. */
  refundAmount: z.int(),
  rewardAmount: z.int(),
  /** Fen, of what was given back. */
  goodsValue: z.int(),
  byType: z.array(z.object({ goodsType: z.int(), ...counted })),
  bySeat: z.array(z.object({ seatPosition: z.int(), ...counted })),
  /** Of those that name a company, or were matched to a vehicle of one. */
  byCompany: z.array(z.object({ companyName: z.string(), ...counted })),
  /** `YYYY-MM-DD` of Asia/Shanghai. */
  byDay: z.array(z.object({ date: z.string(), ...counted, matched: z.int() })),
});
export type LostStatistics = z.output<typeof LostStatistics>;

export const LostPerformance = z.object({
  handleUserId: z.nullable(Id),
  handleUserName: z.nullable(z.string()),
  /** Cases that he has in hand or had last. */
  received: z.int(),
  handled: z.int(),
  matched: z.int(),
  returned: z.int(),
  /** Begun too late, or closed too late, or still open when they should have been closed. */
  overdue: z.int(),
  avgFirstActionSeconds: z.nullable(z.number()),
  avgHandleSeconds: z.nullable(z.number()),
  /** Percent. */
  recoverRate: z.nullable(z.number()),
  /** Fen. */
  rewardAmount: z.int(),
});

const looks = { may: 'lost', scope: 'areas' } as const;

export const lostReportCalls = room('lostReport', {
  statistics: call('GET', '/api/admin/lost/statistics', {
    ...looks,
    query: period,
    data: LostStatistics,
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
