/** Every call of the contract with what serves it: found by the `calls.ts` of its room; listed is what joins several rooms. */
import { once } from 'es-toolkit';
import { approvalCalls } from '../contract/approval.ts';
import type { AnyCall } from '../contract/grammar/call.ts';
import { jobCalls } from '../contract/job.ts';
import { onlineCalls } from '../contract/online.ts';
import { paymentDoorCalls } from '../contract/open-door-payments.ts';
import { outlayCalls } from '../contract/outlay.ts';
import { platformCalls } from '../contract/platform.ts';
import { reconciliationCalls } from '../contract/reconciliation.ts';
import { revealCalls } from '../contract/reveal.ts';
import { revisionCalls } from '../contract/revision.ts';
import { revealableUser } from './access/revealable.ts';
import { touchable } from './access/user-writes.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { WAITING_KINDS } from './approvals.ts';
import { openApiOf } from './core/http/openapi.ts';
import { revealableApproval } from './driver/revealable.ts';
import { jobHandlers } from './job/handlers.ts';
import { onlineHandlers } from './online/handlers.ts';
import { paymentDoorHandlers } from './open-door-payments/handlers.ts';
import { outlayHandlers } from './outlay/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { reconciliationHandlers } from './reconciliation/handlers.ts';
import { resourceRooms, revealableResources } from './resources.ts';
import { revealHandlers } from './reveal/handlers.ts';
import { REVISED } from './revised.ts';
import { revisionHandlers } from './revision/handlers.ts';
import { type ServedCalls, serve } from './serve.ts';
import { INCOME_SETTLERS, SETTLERS } from './settlers.ts';

const found = import.meta.glob<{ calls: readonly ServedCalls[] }>(
  ['./*/calls.ts', '../simulator/*/calls.ts'],
  {
    eager: true,
  },
);

export const SERVED_CALLS: readonly ServedCalls[] = [
  ...Object.values(found).flatMap(({ calls }) => calls),
  ...resourceRooms().map(({ calls, handlers }) => serve(calls, () => handlers)),
  serve(onlineCalls, () => onlineHandlers({ checkTouchable: touchable })),
  serve(revealCalls, () => revealHandlers([revealableUser, revealableApproval, ...revealableResources()])),
  serve(revisionCalls, ({ inner }) => revisionHandlers({ inner, kinds: REVISED })),
  serve(jobCalls, ({ jobs, inner }) => jobHandlers({ ...jobs, inner, revised: REVISED })),
  serve(approvalCalls, () => approvalHandlers(WAITING_KINDS)),
  serve(outlayCalls, () => outlayHandlers({ settlers: SETTLERS })),
  serve(reconciliationCalls, ({ statements, jobs }) =>
    reconciliationHandlers({ settlers: SETTLERS, statements, ...jobs }),
  ),
  serve(paymentDoorCalls, () => paymentDoorHandlers({ settlers: SETTLERS, incomeSettlers: INCOME_SETTLERS })),
  serve(platformCalls, options => ({
    ...platformHandlers({
      version: options.version,
      build: options.build,
      furtherWarnings: options.furtherWarnings,
      stopping: options.stopping,
      surroundings: options.surroundings,
      without: [
        ...(options.singleSignOn ? [] : ['singleSignOn' as const]),
        ...(options.cityGround ? [] : ['cityMap' as const]),
      ],
    }),
    // written when it is first asked for
    openApi: once(async () => openApiOf(ALL_CALLS, options)),
  })),
];

/** Every call of the contract, as its room declares it. */
export const ALL_CALLS: readonly AnyCall[] = SERVED_CALLS.flatMap(({ calls }) => Object.values(calls));
