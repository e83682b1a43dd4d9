/** One list of what waits for a second person, of all kinds. */
import type { approvalCalls, WaitingApproval } from '../../contract/approval.ts';
import type { Handlers } from '../core/context.ts';
import { dependenceOf } from '../domain/approvals/second-person.ts';
import type { WaitingKind, WaitingRow } from '../domain/approvals/waiting.ts';

const MOST = 100;

export const approvalHandlers = (kinds: readonly WaitingKind[]) =>
  ({
    listWaitingApprovals: async ({ db, scope, user, query, clock }) => {
      const whose = query.mine ? 'mine' : 'others';
      const all: (WaitingApproval & WaitingRow)[] = [];
      for (const { kind, resource, list } of kinds) {
        const waiting = await list({ db, scope, user }, whose, MOST);
        all.push(...waiting.map(one => ({ ...one, kind, resource })));
      }
      const shown = query.mine ? all : await withoutDependence(all);
      return shown.toSorted((one, other) => one.since - other.since).slice(0, MOST);

      /** Items that the user cannot decide, for lack of independence, are left out. */
      async function withoutDependence(listed: typeof all) {
        const dependent = new Set<string>();
        for (const applicantId of new Set(listed.flatMap(dependsOn)))
          if (await dependenceOf(db, { applicantId, approverId: user.userId, now: clock() }))
            dependent.add(applicantId);
        return listed.filter(one => !dependsOn(one).some(id => dependent.has(id)));
      }
    },
  }) satisfies Handlers<typeof approvalCalls>;

/** Of whom an approver has to be independent. */
const dependsOn = ({ applicantId, firstApproverId = null }: WaitingRow): string[] =>
  [applicantId, firstApproverId].filter(id => id !== null);
