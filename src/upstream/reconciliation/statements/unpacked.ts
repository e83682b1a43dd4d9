/** What is in the file that came: itself, or what a GZIP or ZIP archive holds, within the limits of archives. */
import { gunzipSync } from 'node:zlib';
import { type Archive, mostUnpacked, openArchive } from '../../core/files/archive.ts';
import { StatementRefused } from './statement.ts';

export interface PackedFile {
  name: string;
  bytes: Buffer;
}

export type Unpacked =
  | { kind: 'files'; files: Iterable<PackedFile> }
  | { kind: 'workbook'; archive: Archive };

const WORKBOOK = 'xl/workbook.xml';

/** Fails with STATEMENT_ARCHIVE_BROKEN and STATEMENT_TOO_LARGE. */
export async function unpacked(bytes: Buffer, name: string): Promise<Unpacked> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return { kind: 'files', files: [{ name, bytes: gunzipped(bytes) }] };
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) return { kind: 'files', files: [{ name, bytes }] };
  const archive = await openArchive(bytes);
  if (archive === 'broken') throw new StatementRefused('STATEMENT_ARCHIVE_BROKEN');
  if (archive === 'too large') throw new StatementRefused('STATEMENT_TOO_LARGE');
  return archive.names.includes(WORKBOOK)
    ? { kind: 'workbook', archive }
    : { kind: 'files', files: filesOf(archive) };
}

/** Unpacked one after the other, as they are asked for. */
function* filesOf({ names, entry }: Archive): Generator<PackedFile> {
  for (const name of names) {
    const bytes = name.endsWith('/') || name.startsWith('__MACOSX/') ? undefined : entry(name);
    if (bytes) yield { name, bytes };
  }
}

function gunzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostUnpacked(bytes.length) });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new StatementRefused(isTooLarge ? 'STATEMENT_TOO_LARGE' : 'STATEMENT_ARCHIVE_BROKEN');
  }
}
