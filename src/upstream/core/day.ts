/** Days of the operator. */
import { SHANGHAI_MS, wallTimeOf } from '../../contract/wall-time.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Midnight in Asia/Shanghai, which has had no summer time since 1991. Milliseconds since 1970, as `now`. */
export const startOfDay = (now: number) => Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;

/** `2026-01-31`, of Asia/Shanghai. @param now milliseconds since 1970 */
export const dateInShanghai = (now: number): string => wallTimeOf(now).slice(0, 'YYYY-MM-DD'.length);

/** The same as `20260131`. */
export const dayInShanghai = (now: number): string => dateInShanghai(now).replaceAll('-', '');
