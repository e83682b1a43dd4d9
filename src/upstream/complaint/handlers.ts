/** What is done about complaints, what is known of them besides, and what waits. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { complaintCalls } from '../../contract/complaint.ts';
import { INVESTIGATED, TO_ACCEPT, TO_VISIT } from '../../contract/complaint-states.ts';
import type { Handlers } from '../core/context.ts';
import { complaintEvidence, complaintLog, complaintTable as table } from '../domain/complaints/tables.ts';
import { act } from './acting.ts';
import { findComplaint } from './audit.ts';
import { attach, ridesFor } from './evidence.ts';
import { originOf } from './origin.ts';
import { isDue } from './resource.ts';

export const complaintHandlers = {
  actOnComplaint: act,

  complaintOrigin: ({ db, scope, query }) => originOf({ db, scope }, query),

  listComplaintRides: async ({ db, scope, query }) =>
    ridesFor(db, scope, await findComplaint(db, scope, query.complaintId)),

  attachRide: attach,

  listEvidence: async ({ db, scope, query }) => {
    const { id } = await findComplaint(db, scope, query.complaintId);
    return db
      .select()
      .from(complaintEvidence)
      .where(eq(complaintEvidence.complaintId, id))
      .orderBy(asc(complaintEvidence.id));
  },

  listComplaintLog: async ({ db, scope, query }) => {
    const { id } = await findComplaint(db, scope, query.complaintId);
    return db
      .select()
      .from(complaintLog)
      .where(eq(complaintLog.complaintId, id))
      .orderBy(asc(complaintLog.id));
  },

  countComplaints: async ({ db, scope, clock }) => {
    const now = clock();
    const counted = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`;
    const [counts] = await db
      .select({
        toAccept: counted(eq(table.state, TO_ACCEPT)),
        dueSoon: counted(isDue('soon', now)),
        overdue: counted(isDue('over', now)),
        toVisit: counted(eq(table.state, TO_VISIT)),
      })
      .from(table)
      // what is settled counts for none of them, and is most of it
      .where(and(inArray(table.state, [TO_ACCEPT, INVESTIGATED, TO_VISIT]), scope.byArea(table.addressType)));
    return counts ?? { toAccept: 0, dueSoon: 0, overdue: 0, toVisit: 0 };
  },
} satisfies Handlers<typeof complaintCalls>;
