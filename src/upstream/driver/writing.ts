/** Writing a driver by another call than his own: by the same rules, with the same versions, log and pushes. */
import { driver as entity } from '../../contract/driver.ts';
import { auditOf } from '../core/generic/audit-of.ts';
import type { RuleContext, Stored, Values } from '../core/generic/served.ts';
import { insertRecord, updateRecord } from '../core/records.ts';
import { searchKey } from '../core/search-key.ts';
import { driver } from '../domain/fleet/tables.ts';
import { driverRules } from './rules.ts';

type Row = typeof driver.$inferSelect;

const KEPT = auditOf(entity, driver);

/**
 * Fails as the call that adds a driver does.
 * @param photoFileId a picture that somebody else may have sent
 */
export async function createDriver(
  context: RuleContext,
  values: Values,
  photoFileId: string | null,
): Promise<Row> {
  const { written } = (await driverRules.onCreate?.(context, values)) ?? { written: values };
  return insertRecord(context, KEPT, { ...written, ...sought(written), photoFileId } as never);
}

/** Fails as the call that changes a driver does. */
export async function updateDriver(context: RuleContext, before: Row, values: Values): Promise<Row> {
  const changed = (await driverRules.onUpdate?.(context, before as Stored & Row, values)) ?? values;
  const written = { ...changed, ...sought({ ...before, ...changed }) };
  return updateRecord(context, KEPT, { ...written, id: before.id } as never, before as never);
}

const sought = ({ name, certNo }: Values) => ({
  searchKey: searchKey(String(name), typeof certNo === 'string' ? certNo : null),
});
