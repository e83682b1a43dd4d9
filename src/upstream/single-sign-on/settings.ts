/** What the person who runs the server has said about the issuer. */
export interface SingleSignOnSettings {
  /** https, or http to this machine. */
  issuer: string;
  clientId: string;
  /** None for a public client. */
  clientSecret?: string;
  /** The label of the button. */
  name: string;
  /** The claim that holds the account's name. */
  accountClaim: string;
  /** Origin and sub-path of the console, without a slash at the end; unset where only this machine reaches it. */
  consoleAddress?: string;
  /** The sub-path alone: empty, or `/desk`. */
  basePath: string;
}

const SIGN_IN_PAGE = '/login';

const isHere = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Whether this is the console's own sign-in page. What a request says of its host is not asked: anybody can write
 * there whatever he likes.
 */
export function isSignInPage(
  redirectUri: string,
  { consoleAddress, basePath }: Pick<SingleSignOnSettings, 'consoleAddress' | 'basePath'>,
): boolean {
  if (consoleAddress !== undefined) return redirectUri === consoleAddress + SIGN_IN_PAGE;
  if (!URL.canParse(redirectUri)) return false;
  const { origin, hostname } = new URL(redirectUri);
  return isHere(hostname) && redirectUri === origin + basePath + SIGN_IN_PAGE;
}

/** Passwords and tokens travel to it, so it is reached encrypted or not at all. */
export const isLoopbackHttp = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && isHere(hostname);
};
