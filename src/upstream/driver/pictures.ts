/** Pictures about drivers: whose they are, and how they are shown. */
import { eq } from 'drizzle-orm';
import { storageCalls } from '../../contract/storage.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { attach } from '../core/files/keeping.ts';
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

/** In the transaction of what shows them. Nobody hands in a picture that somebody else has sent. */
export async function attachPictures(
  db: Db,
  appKey: string,
  pictures: readonly { fileId: string }[],
): Promise<void> {
  for (const { fileId } of pictures) {
    const found = await attach(db, eq(file.id, fileId), eq(file.kind, PICTURE), eq(file.createdBy, appKey));
    if (!found)
      throw new Failure('PARAMETER', {
        reason: 'FILE_UNKNOWN',
        fields: [{ field: 'fileId', code: 'invalid_value' }],
      });
  }
}
