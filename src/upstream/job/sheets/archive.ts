/**
 * Whether an archive may be unpacked: what it says of itself is believed only after it has been unpacked once, entry by
 * entry, into no more room than is left.
 */
import { inflateRawSync } from 'node:zlib';

const MOST_ENTRIES = 1_000;
const LARGEST_BYTES = 268_435_456;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const DEFLATED = 8;
/** Far more than an import takes: a sheet may have formats in rows and columns without a value. */
const MOST_CELLS = 20_000_000;

export function isSoundArchive(bytes: Buffer): boolean {
  try {
    return weigh(bytes);
  } catch {
    // cut off, or larger than it says
    return false;
  }
}

function weigh(bytes: Buffer): boolean {
  const end = endOf(bytes);
  if (end === undefined) return false;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return false;
  let at = bytes.readUInt32LE(end + 16);
  let left = LARGEST_BYTES;
  for (let entry = 0; entry < count; entry++) {
    if (bytes.readUInt32LE(at) !== ENTRY) return false;
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const content = size > left ? undefined : contentOf(bytes, at, packed, size);
    if (content?.length !== size || areaOf(content) > MOST_CELLS) return false;
    left -= size;
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return true;
}

function endOf(bytes: Buffer): number | undefined {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--)
    if (bytes.readUInt32LE(at) === END) return at;
  return undefined;
}

/** What comes out of it. */
function contentOf(bytes: Buffer, at: number, packed: number, most: number): Buffer | undefined {
  const local = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(local) !== LOCAL) return undefined;
  const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(begin, begin + packed);
  if (bytes.readUInt16LE(at + 10) !== DEFLATED) return content;
  return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
}

const ADDRESS = /<(?:\w+:)?(?:row|c)\b[^<>]*?\br\s*=\s*["']([A-Z]{0,4})(\d{1,8})["']/g;

/**
 * Cells of the smallest table that holds every cell of a sheet. Whoever reads a sheet makes the empty ones, too: one
 * cell in its last corner would be seventeen thousand million.
 */
function areaOf(content: Buffer): number {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row] of content.toString('latin1').matchAll(ADDRESS)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
