/** Packages of apps: what one is, its table of contents says, not its name. */
import { refuse } from '../core/failure.ts';
import { zipDirectory } from '../core/files/zip-directory.ts';

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

/** Undefined for what is no archive. */
function namesIn(bytes: Buffer): string[] | undefined {
  return zipDirectory(bytes, MOST_ENTRIES)?.entries.map(({ name }) => name);
}
