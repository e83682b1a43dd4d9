import type { WarningSource } from '../core/readiness.ts';
import { scheduledBackup } from './tables.ts';

/** A day, and time for a backup that takes long. */
const OLD_MS = 26 * 3_600_000;

/** Where a schedule is set: the last attempt failed, or there is no backup of the last 26 hours. */
export const backupWarnings: WarningSource = async ({ db, clock }) => {
  const [row] = await db.select().from(scheduledBackup);
  if (!row) return [];
  const { failedOn, succeededOn, configuredOn } = row;
  return [
    ...(failedOn !== null && failedOn > (succeededOn ?? 0) ? ['BACKUP_FAILED' as const] : []),
    ...((succeededOn ?? configuredOn) < clock() - OLD_MS ? ['BACKUP_OLD' as const] : []),
  ];
};
