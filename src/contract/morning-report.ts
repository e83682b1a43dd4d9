/**
 * A report by mail each morning. 晨报 morning report · 订阅 subscribe. It is of the day before, comes at the property
 * `report.mailTime`, and goes to those who have subscribed and may open the page of the report at that moment. These calls
 * are this project's own (capability `morningReport`).
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import type { May } from './grammar/may.ts';
import { EpochMs, Flag, RequestId } from './grammar/wire.ts';

export const REPORT_KINDS = ['orderStatistics'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const kind = z.enum(REPORT_KINDS);
const may: May = 'reportStatistics';

const Subscription = z.object({
  /** Of `report.mailTime`, as `07:30`, in Asia/Shanghai. */
  mailTime: z.string(),
  /** 0 where the operator has named no mail server: nothing is sent. */
  isMailSet: Flag,
  /** Whether the asking person has subscribed. */
  isMine: Flag,
  /** Whether he has a mail address; without one he gets none. */
  hasAddress: Flag,
  /** How many would get the next one, and the names of those whose areas the asking person sees. */
  readerCount: z.int(),
  readers: z.array(z.string()),
  /** When the last one to the asking person was sent; null where none was. */
  lastSentOn: z.nullable(EpochMs),
});
export type ReportSubscription = z.output<typeof Subscription>;

export const morningReportCalls = callGroup(
  'morningReport',
  {
    readSubscription: call('GET', '/api/admin/report/mail', {
      query: z.object({ kind }),
      data: Subscription,
      may,
    }),
    /** For the asking person; `isMine` 0 ends it. */
    subscribe: call('POST', '/api/admin/report/mail', {
      body: z.object({ kind, isMine: Flag, requestId: z.optional(RequestId) }),
      data: Subscription,
      may,
      business: 'update',
    }),
  },
  { isBeyondPlain: true },
);
