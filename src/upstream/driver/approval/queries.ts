/** Reading what drivers ask for: whole values inside, which leave the server masked by the contract's shape. */
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import { type ApprovalFacts, PENDING } from '../../../contract/driver-approval.ts';
import type { Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { formOf } from '../../core/lookups/numbers.ts';
import {
  contains,
  ifGiven,
  numberIs,
  type PageQuery,
  readRows,
  type Sorts,
  sortOf,
} from '../../core/paging.ts';
import type { AreaScope } from '../../core/scope.ts';
import { type DriverValues, driverApproval as table } from '../../domain/fleet/driver-desk.ts';

export type ApprovalRow = typeof table.$inferSelect;

export interface ApprovalFilter extends PageQuery {
  id?: string | undefined;
  type?: 1 | 2 | 3 | 4 | undefined;
  auditStatus?: 0 | 1 | 2 | undefined;
  driverId?: string | undefined;
  keyword?: string | undefined;
}

export const seenApprovals = (scope: AreaScope): SQL | undefined => scope.byArea(table.addressType);

export async function listApprovals(db: Db, scope: AreaScope, query: ApprovalFilter, isPlain: boolean) {
  const where = and(
    seenApprovals(scope),
    ifGiven(query.id, id => eq(table.id, id)),
    ifGiven(query.type, type => eq(table.type, type)),
    ifGiven(query.auditStatus, status => eq(table.auditStatus, status)),
    ifGiven(query.driverId, id => eq(table.driverId, id)),
    ifGiven(query.keyword, text =>
      or(contains(table.searchKey, text), formOf(text, true) ? numberIs(table.mobile, text) : undefined),
    ),
  );
  const page = await readRows(db, {
    ...query,
    table,
    where,
    orderedBy: sortOf(sortsFor(query.auditStatus), query, isPlain),
  });
  return { ...page, rows: page.rows.map(row => approvalAnswer(row)) };
}

/** Fails with NOT_FOUND outside the areas. With a lock nobody else decides it meanwhile. */
export async function findApproval(
  db: Db,
  scope: AreaScope,
  id: string,
  { isLocked = false } = {},
): Promise<ApprovalRow> {
  const reading = db
    .select()
    .from(table)
    .where(and(eq(table.id, id), seenApprovals(scope)))
    .$dynamic();
  const [found] = await (isLocked ? reading.for('update') : reading);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** @param addresses of its pictures, by file */
export function approvalAnswer(row: ApprovalRow, addresses: ReadonlyMap<string, string> = new Map()) {
  const { before, after, attachments } = row;
  return {
    ...row,
    companyName: after.companyName ?? null,
    plateNum: after.plateNum ?? null,
    before: before && factsOf(before),
    after: factsOf(after),
    attachments: attachments.map(({ kind, fileId }) => ({
      kind,
      fileId,
      url: addresses.get(fileId) ?? null,
    })),
  };
}

const factsOf = (values: DriverValues): ApprovalFacts => ({
  name: values.name ?? null,
  sex: values.sex ?? null,
  mobile: values.mobile ?? null,
  idCard: values.idCard ?? null,
  companyName: values.companyName ?? null,
  plateNum: values.plateNum ?? null,
  certNo: values.certNo ?? null,
  certLevel: values.certLevel ?? null,
  certExpire: values.certExpire ?? null,
  licenseNo: values.licenseNo ?? null,
  licenseExpire: values.licenseExpire ?? null,
});

/** Who has waited longest comes first; of what is decided, the latest. */
const sortsFor = (status: 0 | 1 | 2 | undefined): Sorts => ({
  columns: { createdOn: table.createdOn, auditTime: table.auditTime },
  byDefault:
    status === PENDING
      ? [asc(table.createdOn), asc(table.id)]
      : status === undefined
        ? [desc(table.createdOn), desc(table.id)]
        : [desc(table.auditTime), desc(table.id)],
  tie: table.id,
});
