/** What switchboards report. */
import type { callDoorCalls } from '../../contract/call-record.ts';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import { checkArea } from '../core/areas.ts';
import type { Handlers } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { judgeEach } from '../core/open-door/judging.ts';
import { checkReportedTime, EVENT_BACK_MS } from '../core/reported-time.ts';
import { takeReports } from '../domain/calls/taking.ts';

export const callDoorHandlers = {
  reportCalls: ({ db, clock, body, account }) =>
    judgeEach(
      body.reports,
      async ({ on, addressType }) => {
        checkReportedTime(on, 'on', { now: clock(), backMs: EVENT_BACK_MS });
        await checkArea(db, addressType || undefined);
      },
      async passed => {
        const outcomes = await takeReports(
          { db, clock },
          passed.map(report => ({
            callId: report.callId,
            kind: report.kind,
            on: report.on,
            calltype: report.calltype ?? 'normal',
            callno: report.callno || null,
            agent: report.agent || null,
            ivrkey: report.ivrkey || null,
            reason: report.reason ?? null,
            endedBy: report.endedBy ?? null,
            recordUrl: report.recordUrl || null,
            satisfaction: report.satisfaction ?? null,
            addressType: report.addressType || ALL_AREAS,
          })),
          account.appKey,
        );
        return outcomes.map(outcome =>
          outcome === 'foreign' ? refuse('NO_PERMISSION', 'OTHER_ACCOUNT') : { outcome },
        );
      },
    ),
} satisfies Handlers<typeof callDoorCalls>;
