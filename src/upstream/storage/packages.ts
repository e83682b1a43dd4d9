/** Packages of apps: what one is, its table of contents says, not its name. */
import { refuse } from '../core/failure.ts';

interface PackageType {
  extension: string;
  contentType: string;
  /** A file inside that every such package has, and no other kind. */
  has: RegExp;
}

/** The first that fits; any other archive is one of web pages, as `zip`. */
const TYPES: readonly PackageType[] = [
  { extension: 'apk', contentType: 'application/vnd.android.package-archive', has: /^AndroidManifest\.xml$/ },
  { extension: 'ipa', contentType: 'application/octet-stream', has: /^Payload\/[^/]+\.app\/Info\.plist$/ },
  { extension: 'wgt', contentType: 'application/widget', has: /^manifest\.json$/ },
];
const ARCHIVE = { extension: 'zip', contentType: 'application/zip' };

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 60_000;

/** Fails with PARAMETER, reason FILE_TYPE, where it is no archive, or one of another kind than its name says. */
export function packageType(bytes: Buffer, name: string | null): { contentType: string; extension: string } {
  const names = namesIn(bytes);
  const found = names && (TYPES.find(({ has }) => names.some(entry => has.test(entry))) ?? ARCHIVE);
  const ending = /\.(\w{1,5})$/.exec(name ?? '')?.[1]?.toLowerCase();
  // an archive of web pages may hold a manifest, too
  const isPages = ending === 'zip' && found?.extension === 'wgt';
  if (!found || (ending !== found.extension && !isPages)) throw refuse('PARAMETER', 'FILE_TYPE');
  const { contentType, extension } = isPages ? ARCHIVE : found;
  return { contentType, extension };
}

/** The names in the directory at the end of a zip archive; undefined for what is none. */
function namesIn(bytes: Buffer): string[] | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > MOST_ENTRIES) return undefined;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + length));
    at += ENTRY_BYTES + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return undefined;
}
