/** Mappings that are kept by their names. 列对应 mapping */
import { asc, eq } from 'drizzle-orm';
import type { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { SavedMapping } from '../../contract/reconciliation-files.ts';
import type { Context, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { deleteRecord, insertRecord, updateRecord } from '../core/records.ts';
import { inEveryArea } from './every-area.ts';
import { statementMapping as table } from './tables.ts';

const MAPPING_AUDIT = { table, objectType: 'statementMapping' };

export const listMappings = (db: Db): Promise<SavedMapping[]> =>
  db.select().from(table).orderBy(asc(table.name));

export async function saveMapping(
  context: Context<typeof reconciliationCalls.saveMapping>,
): Promise<SavedMapping> {
  const { db, body, user } = context;
  inEveryArea(user);
  const { name, channel, mapping, version } = body;
  const [there] = await db.select().from(table).where(eq(table.name, name)).for('update');
  if (!there) return insertRecord(context, MAPPING_AUDIT, { name, channel, mapping });
  if (version === undefined) throw new Failure('DUPLICATE');
  return updateRecord(context, MAPPING_AUDIT, { id: there.id, version, channel, mapping }, there);
}

export async function removeMapping(
  context: Context<typeof reconciliationCalls.removeMapping>,
): Promise<null> {
  inEveryArea(context.user);
  await deleteRecord(context, MAPPING_AUDIT, { id: context.params.id });
  return null;
}
