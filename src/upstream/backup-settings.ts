/** Settings of the backups that the server makes by itself. */
import * as z from 'zod/mini';

export const backupSettings = {
  BACKUP_DIR: z.optional(z.string().check(z.minLength(1))),
  BACKUP_AT: z._default(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), '03:30'),
  BACKUP_KEEP: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 14),
};

export const BACKUP_EXPECTED: Readonly<Record<keyof typeof backupSettings, string>> = {
  BACKUP_DIR: 'a folder outside DATA_DIR',
  BACKUP_AT: 'a time of day as in 03:30',
  BACKUP_KEEP: 'a whole number from 1 to 366',
};

export interface BackupPlan {
  folder: string;
  /** Minutes after midnight in Asia/Shanghai. */
  at: number;
  /** Daily copies; the first of a month is kept for a year besides. */
  keep: number;
}

export interface BackupConfig {
  /** Unset: no backups are made but by the command. */
  backups?: BackupPlan;
}

type Read = z.output<z.ZodMiniObject<typeof backupSettings>>;

export function backupOf({ BACKUP_DIR: folder, BACKUP_AT: at, BACKUP_KEEP: keep }: Read): BackupConfig {
  if (folder === undefined) return {};
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return { backups: { folder, at: hours * 60 + minutes, keep } };
}
