/** The browsers that the help describes. */
export const BROWSERS = ['chrome', 'edge', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

/** Undefined for any other. Edge calls itself Chrome as well. */
export function browserOf(userAgent: string): Browser | undefined {
  if (/\bEdg(?:e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/\bOPR\//.test(userAgent)) return undefined;
  return /\b(?:Chrome|CriOS)\//.test(userAgent) ? 'chrome' : undefined;
}
