/** What a passed request makes of the driver: only what it asked to change, by the rules of whoever edits a driver. */
import { eq } from 'drizzle-orm';
import { Failure, refuse } from '../../core/failure.ts';
import type { RuleContext, Values } from '../../core/generic/served.ts';
import { insertRecord } from '../../core/records.ts';
import { driver } from '../../domain/fleet/tables.ts';
import { accountAudit } from '../account/handlers.ts';
import { createDriver, updateDriver } from '../writing.ts';
import type { ApprovalRow } from './queries.ts';

/** Answers the driver's id. Fails as adding or editing a driver does. */
export async function applyApproval(context: RuleContext, approval: ApprovalRow): Promise<string> {
  if (approval.driverId === null) return register(context, approval);
  const [before] = await context.db
    .select()
    .from(driver)
    .where(eq(driver.id, approval.driverId))
    .for('update');
  if (!before) throw new Failure('NOT_FOUND');
  // who has left drives nothing and renews nothing
  if (before.state === LEFT) throw refuse('STATE_NOT_ALLOWED', 'DRIVER_LEFT');
  const values = valuesOf(approval);
  const asked = Object.fromEntries(
    approval.changed.flatMap(name => {
      const column = COLUMNS[name] ?? name;
      return column in values ? [[column, values[column]]] : [];
    }),
  );
  return (await updateDriver(context, before, asked)).id;
}

const LEFT = 4;

/** A fact that is shown by name is written by id. */
const COLUMNS: Readonly<Record<string, string>> = { plateNum: 'vehicleId', companyName: 'companyId' };

async function register(context: RuleContext, approval: ApprovalRow): Promise<string> {
  const face = approval.attachments.find(({ kind }) => kind === 'face');
  const values = { ...valuesOf(approval), addressType: approval.addressType };
  // it was sent by the app's own account, not by who allows it
  const made = await createDriver(context, values, face?.fileId ?? null);
  await insertRecord(context, accountAudit(made.addressType), { driverId: made.id });
  return made.id;
}

function valuesOf({ after }: ApprovalRow): Values {
  const { companyName: _company, plateNum: _plate, ...values } = after;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
