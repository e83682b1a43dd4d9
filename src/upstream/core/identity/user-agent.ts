/**
 * Browser, system and kind of device from a user agent, for the login log: a person recognises his own sign-in by
 * them. Only the names that staff work with; everything else stays unknown.
 */
export interface Client {
  browser: string | null;
  os: string | null;
  device: string | null;
}

/** In this order: most browsers also carry the names of the ones below. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['360', /QIHU|360SE|360EE/],
  ['QQ', /QQBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android ?(\d+)?/],
  ['iOS', /(?:iPhone|iPad|iPod).*? OS (\d+)/],
  ['Windows 10+', /Windows NT 10/],
  ['Windows', /Windows NT/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

export function readUserAgent(userAgent: string): Client {
  const os = named(SYSTEMS, userAgent);
  const isPhone = /Mobile|iPhone|Android|HarmonyOS/.test(userAgent) && !/iPad|Tablet/.test(userAgent);
  return {
    browser: named(BROWSERS, userAgent),
    os,
    device: os === null ? null : /iPad|Tablet/.test(userAgent) ? 'tablet' : isPhone ? 'phone' : 'computer',
  };
}

function named(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  for (const [name, pattern] of names) {
    const found = pattern.exec(userAgent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return null;
}
