/** The file that a job ends with. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { arrived, attach, keep, noted } from '../core/files/keeping.ts';
import { DOCUMENT, file } from '../core/files/tables.ts';
import type { JobContext, Settle } from '../core/work/kind.ts';
import type { SheetFile } from './sheets/sheets.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Named {
  name: string;
  extension: keyof typeof TYPES;
}

/**
 * Stores it; whoever settles offers it. A job that is lost meanwhile leaves a file that nobody is offered and the sweep
 * of files removes. Fails with `PortFailed`.
 */
export async function storeFile(
  doing: JobContext,
  { bytes }: SheetFile,
  { name, extension }: Named,
): Promise<Settle> {
  const { db, ports, chance, clock, user } = doing;
  const now = clock();
  const kept = await noted(
    db,
    now,
    keep({ db, storage: ports.storage, chance, now }, bytes, {
      kind: DOCUMENT,
      extension,
      contentType: TYPES[extension],
      name,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdBy: user.userName,
      createdById: user.userId,
    }),
  );
  return async inside => {
    await arrived(inside, kept.id);
    await attach(inside, eq(file.id, kept.id));
    return { fileId: kept.id, isOver: true };
  };
}
