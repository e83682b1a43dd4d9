/** Small choices that outlive a session, kept in cookies so that they are known before any script has loaded. */
const YEAR_IN_SECONDS = 31_536_000;

// the Cookie Store is asynchronous, and absent outside https
const jar = (): Pick<Document, 'cookie'> => document;

/** Undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const found = jar()
    .cookie.split('; ')
    .find(pair => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** @param value letters and digits; it is not encoded */
export function writeCookie(name: string, value: string) {
  jar().cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_IN_SECONDS}`;
}
