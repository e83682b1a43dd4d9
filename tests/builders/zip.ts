import { deflateRawSync } from 'node:zlib';

/** The smallest archive that holds files of these names, each empty, and as many bytes in front as a test wants. */
export function aZip(...names: string[]): Buffer {
  return aZipOf(0, names);
}

/** @param padding bytes of a first file, for a package of some size */
export function aZipOf(padding: number, names: readonly string[]): Buffer {
  const entries = [
    ...(padding > 0 ? [{ name: 'padding', size: padding }] : []),
    ...names.map(name => ({ name, size: 0 })),
  ];
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, size } of entries) {
    const text = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(size, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(text.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt32LE(size, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(text.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, text, Buffer.alloc(size));
    directory.push(central, text);
    offset += local.length + text.length + size;
  }
  return archiveOf(locals, directory, entries.length);
}

export interface PackedEntry {
  /** Bytes for a name in another encoding than UTF-8. */
  name: string | Buffer;
  content: Buffer | string;
  /** The size that it says it has; else the true one. */
  said?: number | undefined;
  /** The size that its local header says alone. */
  saidLocally?: number | undefined;
  /** Its local header and content are there, and the directory is silent about it. */
  isHidden?: boolean;
}

/** An archive whose entries are deflated, and which may lie about them. */
export function aPackedZip(entries: readonly PackedEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, said, saidLocally, isHidden = false } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const text = typeof name === 'string' ? Buffer.from(name) : name;
    const about = Buffer.alloc(18);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(DEFLATED, 4);
    about.writeUInt32LE(packed.length, 14);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(said ?? bytes.length, 0);
    sizes.writeUInt16LE(text.length, 4);
    const local = Buffer.concat([number(0x04034b50), about, sizes]);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    if (saidLocally !== undefined) local.writeUInt32LE(saidLocally, 22);
    locals.push(local, text, packed);
    if (!isHidden) directory.push(central, text);
    offset += local.length + text.length + packed.length;
  }
  return archiveOf(locals, directory, entries.filter(({ isHidden }) => !isHidden).length);
}

const END_BYTES = 22;

/** The same archive, whose end gives other counts of its entries: on this volume, and in all. */
export function withCounts(archive: Buffer, here: number, all: number): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt16LE(here, bytes.length - END_BYTES + 8);
  bytes.writeUInt16LE(all, bytes.length - END_BYTES + 10);
  return bytes;
}

/** The same entries, found by way of a directory of zip64, beside an end that knows of `count`. */
export function asZip64(archive: Buffer, count: number): Buffer {
  const end = archive.length - END_BYTES;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(archive.readUInt16LE(end + 10)), 24);
  record.writeBigUInt64LE(BigInt(archive.readUInt16LE(end + 10)), 32);
  record.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 12)), 40);
  record.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  return withCounts(
    Buffer.concat([archive.subarray(0, end), record, locator, archive.subarray(end)]),
    count,
    count,
  );
}

const DEFLATED = 8;

function number(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(value);
  return four;
}

function archiveOf(locals: readonly Buffer[], directory: readonly Buffer[], count: number): Buffer {
  const [files, index] = [Buffer.concat(locals), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, index, end]);
}
