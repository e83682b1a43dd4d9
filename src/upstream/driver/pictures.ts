/** Pictures about drivers: whose they are, and how they are shown. */
import { and, eq } from 'drizzle-orm';
import { storageCalls } from '../../contract/storage.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { file, PICTURE } from '../core/files/tables.ts';
import { signedAddress } from '../core/http/signed-address.ts';

/** Good for minutes; null where there is none. */
export async function addressOf(
  context: Parameters<typeof signedAddress>[0],
  fileId: string | null,
): Promise<string | null> {
  if (fileId === null) return null;
  return (await signedAddress(context, storageCalls.readFile, { params: { fileId } })).url;
}

/** Nobody hands in a picture that somebody else has sent. */
export async function checkPictures(
  db: Db,
  appKey: string,
  pictures: readonly { fileId: string }[],
): Promise<void> {
  for (const { fileId } of pictures) {
    const [found] = await db
      .select({ id: file.id })
      .from(file)
      .where(and(eq(file.id, fileId), eq(file.kind, PICTURE), eq(file.state, 1), eq(file.createdBy, appKey)));
    if (!found)
      throw new Failure('PARAMETER', {
        reason: 'FILE_UNKNOWN',
        fields: [{ field: 'fileId', code: 'invalid_value' }],
      });
  }
}
