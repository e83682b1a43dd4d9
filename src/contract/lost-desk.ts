/** What waits at the desk of lost property. 待处理 waits · 我的 mine · 超时 overdue. These calls are this project's own. */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';

export const lostDeskCalls = callGroup(
  'lostDesk',
  {
    /** Cases: that nobody has begun, and of these who has paid; that are mine; that are over their time. */
    countLostCases: call('GET', '/api/admin/lost/counts', {
      data: z.object({ waiting: z.int(), vipWaiting: z.int(), mine: z.int(), overdue: z.int() }),
      may: 'lost',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
