/** One complaint as it is found, and what is noted of what was done about it. */
import { complaint } from '../../contract/complaint.ts';
import type { Db } from '../core/context.ts';
import { appending, together } from '../core/database/append.ts';
import { auditOf } from '../core/generic/audit-of.ts';
import { findInAreas } from '../core/records-in-areas.ts';
import type { AreaScope } from '../core/scope.ts';
import { type ComplaintRow, complaintLog, complaintTable } from '../domain/complaints/tables.ts';

/** Fails with NOT_FOUND where there is none, or outside the areas. @param isHeld until the transaction ends */
export function findComplaint(db: Db, scope: AreaScope, id: string, isHeld = false): Promise<ComplaintRow> {
  return findInAreas(db, complaintTable, { scope, id }, isHeld);
}

export const COMPLAINT_AUDIT = auditOf(complaint, complaintTable);

interface Noted {
  complaintId: string;
  action: string;
  by: string;
  /** Milliseconds since 1970. */
  now: number;
  content?: string | null;
  result?: number | null;
}

const append = appending(complaintLog);

export async function note(db: Db, { by, now, ...said }: Noted): Promise<void> {
  await together(db, [append([{ ...said, operatorName: by, createdOn: now }])]);
}
