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
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
