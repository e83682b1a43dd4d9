/** Files that a person has sent up as a console does. */
import sharp from 'sharp';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { type Picture, type StoredDocument, storageCalls } from '../../src/contract/storage.ts';
import type { Upstream } from './upstream.ts';

type Door = Pick<Upstream, 'app'>;

/** A picture of one colour; answers the file's id. */
export async function anUploadedPicture({ app }: Door, token: string): Promise<string> {
  const payload = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const response = await app.inject({
    method: 'POST',
    url: storageCalls.uploadPicture.path,
    payload,
    headers: { token, 'content-type': 'image/jpeg' },
  });
  return fileOf(response.json<Envelope<Picture>>());
}

/** A document of nothing, called so: a PDF unless told otherwise. Answers the file's id. */
export async function anUploadedDocument(
  { app }: Door,
  token: string,
  name: string,
  content = '%PDF-1.4\n%%EOF\n',
): Promise<string> {
  const boundary = '----a-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: storageCalls.uploadDocument.path,
    payload: Buffer.from(`${head}${content}\r\n--${boundary}--\r\n`),
    headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return fileOf(response.json<Envelope<StoredDocument>>());
}

function fileOf({ data, message }: Envelope<{ fileId: string }>): string {
  if (!data.fileId) throw new Error(message);
  return data.fileId;
}
