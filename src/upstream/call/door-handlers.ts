/** What switchboards report. */

import type { callDoorCalls } from '../../contract/call-record.ts';
import { EVERYWHERE } from '../../contract/dictionary.ts';
import type { Handlers } from '../core/context.ts';
import { takeReports } from '../domain/calls/taking.ts';

export const callDoorHandlers = {
  reportCalls: async ({ db, clock, body }) => {
    const isNew = await takeReports(
      { db, clock },
      body.reports.map(report => ({
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
        addressType: report.addressType || EVERYWHERE,
      })),
    );
    return isNew.map(each => ({ outcome: each ? ('noted' as const) : ('known' as const) }));
  },
} satisfies Handlers<typeof callDoorCalls>;
