/** Counts and sizes as the clerks read them. */

/** `12 345`: thousands apart by a thin space, as the figures of money are. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

/** `1.2 MB`, `34 KB`; never 0. @param bytes a whole number */
export function formatBytes(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} KB`;
  return `${(bytes / (KILO * KILO)).toFixed(1)} MB`;
}

const KILO = 1024;
