/** Days of the operator. */

export const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Midnight in Asia/Shanghai, which has had no summer time since 1991. Milliseconds since 1970, as `now`. */
export const startOfDay = (now: number) => Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;

/** `20260131`, of Asia/Shanghai. */
export const dayInShanghai = (now: number) =>
  new Date(now + SHANGHAI_MS).toISOString().slice(0, 10).replaceAll('-', '');
