/** Which files a record may show: nobody shows, by way of a record, a file that is somebody else's. */
import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { revision } from '../revisions/tables.ts';
import { attach, type FileRow } from './keeping.ts';
import { file } from './tables.ts';

interface Wanted {
  fileId: string;
  kind: typeof file.$inferSelect.kind;
  userId: string;
  /** It is answered as a blurred preview alone. */
  isBlurred?: boolean;
  /** What one of this record's versions holds in this field, whoever sent it, may be shown again. */
  formerly?: { objectType: string; objectId: string; field: string } | undefined;
}

/**
 * In the transaction of the record, which shows it from now on. Only a file whose bytes are there; undefined for one that
 * this record may not show: a paper least of all where it would be shown whole.
 */
export async function fileToShow(
  db: Db,
  { fileId, kind, userId, isBlurred = false, formerly }: Wanted,
): Promise<Pick<FileRow, 'name' | 'isPaper'> | undefined> {
  const wasThere =
    formerly &&
    exists(
      db
        .select({ id: revision.id })
        .from(revision)
        .where(
          and(
            eq(revision.objectType, formerly.objectType),
            eq(revision.objectId, formerly.objectId),
            eq(sql`${revision.values} ->> ${formerly.field}::text`, fileId),
          ),
        ),
    );
  return attach(
    db,
    eq(file.id, fileId),
    eq(file.kind, kind),
    or(eq(file.createdById, userId), wasThere),
    isBlurred ? undefined : eq(file.isPaper, 0),
  );
}
