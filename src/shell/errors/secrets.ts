/** Addresses and messages as they may stand in a log that people pass on. */

const SECRET =
  /token|secret|password|passwd|pwd|signature|\bsig\b|ticket|session|auth|\bcode\b|\bstate\b|key/i;
/** Long and of one piece: a key or token by any name. */
const OPAQUE = /^[\w.~+/=-]{32,}$/;
const CUT = '***';

/** The same address without the values that let somebody in. Fragments may hold a query of their own. */
export function withoutSecrets(url: string): string {
  return url.replaceAll(
    /([?&#])([^=&#?\s]+)=([^&#\s]*)/g,
    (whole, mark: string, name: string, value: string) =>
      value !== '' && (SECRET.test(name) || OPAQUE.test(value)) ? `${mark}${name}=${CUT}` : whole,
  );
}
