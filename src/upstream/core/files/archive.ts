/**
 * Whether an archive may be unpacked: what it says of itself is believed only where all of it agrees, and after it has
 * been unpacked once, piece by piece, none of which is kept.
 */
import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import type { Entries } from './workbook.ts';
import { entryName, type ZipEntry, zipDirectory } from './zip-directory.ts';

const MOST_ENTRIES = 1_000;
/** Some more than the largest file that may come in unpacks to where it is a spreadsheet. */
const LARGEST_BYTES = 201_326_592;
/** Sheets unfold ten to twenty times; what is small may unfold as it likes. */
const MOST_TIMES = 50;
const SMALL_BYTES = 4_194_304;

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Its sizes stand behind the content, in twelve bytes or, with a mark of their own, sixteen. */
const HAS_SIZES_BEHIND = 8;
const SIZES_BEHIND = [0, 12, 16];

export interface Archive {
  /** In the order of the directory. */
  names: readonly string[];
  entry: Entries;
}

/** Whether it is what it says, and what it holds. */
export async function openArchive(bytes: Buffer): Promise<Archive | 'broken' | 'too large'> {
  try {
    const directory = zipDirectory(bytes, MOST_ENTRIES);
    if (!directory) return 'broken';
    const contents = contentsOf(bytes, directory.entries, directory.begin);
    if (!contents) return 'broken';
    const total = directory.entries.reduce((sum, { size }) => sum + size, 0);
    if (total > mostUnpacked(bytes.length)) return 'too large';
    for (const [entry, content] of contents) if (!(await holdsWhatItSays(entry, content))) return 'broken';
    const byName = new Map([...contents].map(([entry, content]) => [entry.name, { entry, content }]));
    return {
      names: directory.entries.map(({ name }) => name),
      entry: name => {
        const found = byName.get(name);
        if (!found) return undefined;
        const { entry, content } = found;
        return entry.method === STORED
          ? content
          : inflateRawSync(content, { maxOutputLength: LARGEST_BYTES });
      },
    };
  } catch {
    // cut off, or no deflated bytes
    return 'broken';
  }
}

/** How many bytes so many packed ones may become. */
export const mostUnpacked = (packed: number) =>
  Math.min(LARGEST_BYTES, Math.max(SMALL_BYTES, packed * MOST_TIMES));

/** Entries must lie one behind the other, from the first byte to the directory: none is hidden, none is there twice. */
function contentsOf(bytes: Buffer, entries: readonly ZipEntry[], end: number) {
  const contents = new Map<ZipEntry, Buffer>();
  let at = 0;
  let gaps: readonly number[] = [0];
  for (const entry of entries.toSorted((a, b) => a.begin - b.begin)) {
    if (!gaps.includes(entry.begin - at)) return undefined;
    const begin = contentBegin(bytes, entry);
    if (begin === undefined) return undefined;
    at = begin + entry.packed;
    contents.set(entry, bytes.subarray(begin, at));
    gaps = (entry.flags & HAS_SIZES_BEHIND) === 0 ? [0] : SIZES_BEHIND;
  }
  return gaps.includes(end - at) ? contents : undefined;
}

/** Undefined where its local header says otherwise than the directory. */
function contentBegin(bytes: Buffer, { name, flags, method, packed, size, begin }: ZipEntry) {
  const nameBytes = bytes.readUInt16LE(begin + 26);
  const sizes = [bytes.readUInt32LE(begin + 18), bytes.readUInt32LE(begin + 22)];
  const isLater = (flags & HAS_SIZES_BEHIND) !== 0 && sizes.every(each => each === 0);
  const agrees =
    bytes.readUInt32LE(begin) === LOCAL &&
    bytes.readUInt16LE(begin + 6) === flags &&
    bytes.readUInt16LE(begin + 8) === method &&
    (isLater || (sizes[0] === packed && sizes[1] === size)) &&
    entryName(bytes.subarray(begin + LOCAL_BYTES, begin + LOCAL_BYTES + nameBytes), flags) === name;
  return agrees ? begin + LOCAL_BYTES + nameBytes + bytes.readUInt16LE(begin + 28) : undefined;
}

async function holdsWhatItSays({ flags, method, size }: ZipEntry, content: Buffer): Promise<boolean> {
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) return false;
  const packed = Readable.from([content]);
  const pieces = method === STORED ? packed : packed.pipe(createInflateRaw());
  let left = size;
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    left -= piece.length;
    if (left < 0) return false;
  }
  return left === 0;
}
