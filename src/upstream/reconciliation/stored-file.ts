/** A statement as it lies in the storage. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { Chance, Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { checkRoom, type FileRow, keep, noted } from '../core/files/keeping.ts';
import { DOCUMENT, file } from '../core/files/tables.ts';
import type { Ports } from '../core/outside/ports.ts';

interface Storing {
  db: Db;
  ports: Pick<Ports, 'storage'>;
  clock(): number;
}

/** A statement has many names, and content types that channels make up: it is only ever read by us. */
export async function storeStatement(
  { db, ports, clock, chance, user }: Storing & { chance: Chance; user: SignedIn },
  bytes: Buffer,
  name: string,
): Promise<FileRow> {
  const now = clock();
  return noted(
    db,
    now,
    keep({ db, storage: ports.storage, chance, now, judge: () => checkRoom(db, user, now) }, bytes, {
      kind: DOCUMENT,
      extension: 'statement',
      contentType: 'application/octet-stream',
      name,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdBy: user.userName,
      createdById: user.userId,
    }),
  );
}

/** One that this person has sent up. Fails with NOT_FOUND. */
export async function ownStatementFile(
  db: Db,
  id: string,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<FileRow> {
  const [found] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, id), eq(file.state, 1), eq(file.createdById, userId), eq(file.kind, DOCUMENT)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** Fails with NOT_FOUND and `PortFailed`. */
export async function bytesOf({ db, ports, clock }: Storing, { key }: Pick<FileRow, 'key'>): Promise<Buffer> {
  const object = await noted(db, clock(), ports.storage.get(key));
  if (!object) throw new Failure('NOT_FOUND');
  return buffer(object.body);
}
