/**
 * The table of contents at the end of a zip archive, read so that no other reader finds another one: archives in
 * several volumes, those of zip64, and those whose counts and places do not agree have none.
 */
import { isUtf8 as isUtf8Text } from 'node:buffer';

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  flags: number;
  /** Bytes in the archive, and what it says they unpack to. */
  packed: number;
  size: number;
  /** Where its local header begins. */
  begin: number;
}

interface ZipDirectory {
  entries: ZipEntry[];
  /** Where it begins itself. */
  begin: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const IN_ZIP64 = 0xffffffff;

/** Undefined for what is none, and for one of more than `most` entries. */
export function zipDirectory(bytes: Buffer, most: number): ZipDirectory | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const begin = bytes.readUInt32LE(end + 16);
  const isWhole =
    bytes.readUInt32LE(end + 4) === 0 &&
    bytes.readUInt16LE(end + 8) === count &&
    begin + bytes.readUInt32LE(end + 12) === end;
  if (!isWhole || count === 0 || count > most) return undefined;
  const entries: ZipEntry[] = [];
  let at = begin;
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const afterName = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    const read = entryAt(bytes, at, afterName);
    if ([read.packed, read.size, read.begin].includes(IN_ZIP64)) return undefined;
    entries.push(read);
    at = afterName + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? { entries, begin } : undefined;
}

const IS_UTF8 = 0x800;

/** Chinese programs write names in the encoding of their system, and leave out the flag of UTF-8. */
export function entryName(bytes: Buffer, flags: number): string {
  const isUtf8 = (flags & IS_UTF8) !== 0 || isUtf8Text(bytes);
  return isUtf8 ? bytes.toString('utf8') : new TextDecoder('gb18030').decode(bytes);
}

const entryAt = (bytes: Buffer, at: number, afterName: number): ZipEntry => ({
  name: entryName(bytes.subarray(at + ENTRY_BYTES, afterName), bytes.readUInt16LE(at + 8)),
  flags: bytes.readUInt16LE(at + 8),
  method: bytes.readUInt16LE(at + 10),
  packed: bytes.readUInt32LE(at + 20),
  size: bytes.readUInt32LE(at + 24),
  begin: bytes.readUInt32LE(at + 42),
});

/** The last mark of an end is the one that unpackers take: what follows it must be its comment, to the last byte. */
function endOf(bytes: Buffer): number | undefined {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (bytes.readUInt32LE(at) !== END) continue;
    const isLast = at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length;
    const locator = at - ZIP64_LOCATOR_BYTES;
    const isZip64 = locator >= 0 && bytes.readUInt32LE(locator) === ZIP64_LOCATOR;
    return isLast && !isZip64 ? at : undefined;
  }
  return undefined;
}
