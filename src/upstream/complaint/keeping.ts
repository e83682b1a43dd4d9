/** One complaint as it is found, and what is noted of what was done about it. */
import { and, eq } from 'drizzle-orm';
import { complaint } from '../../contract/complaint.ts';
import type { Db } from '../core/context.ts';
import { appending, together } from '../core/database/append.ts';
import { Failure } from '../core/failure.ts';
import { shapeOf } from '../core/http/shape.ts';
import type { AreaScope } from '../core/scope.ts';
import { type ComplaintRow, complaintLog, complaintTable } from '../domain/complaints/tables.ts';

/** Fails with NOT_FOUND where there is none, or outside the areas. @param isHeld until the transaction ends */
export async function findComplaint(
  db: Db,
  scope: AreaScope,
  id: string,
  isHeld = false,
): Promise<ComplaintRow> {
  const asked = db
    .select()
    .from(complaintTable)
    .where(and(eq(complaintTable.id, id), scope.byArea(complaintTable.addressType)));
  const [found] = await (isHeld ? asked.for('update') : asked);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

const shape = shapeOf(complaint.Row);

/** How the operate log and the earlier versions have it, as the generic calls do. */
export const KEPT = {
  table: complaintTable,
  objectType: complaint.name,
  summary: (row: ComplaintRow) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};

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
