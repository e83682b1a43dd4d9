/** How the live connection is kept, and how long what it tells counts. 心跳 heartbeat · 看门狗 watchdog */

/** The client sends `HEARTBEAT` so often. */
export const HEARTBEAT_MS = 5_000;
/** So long without any message, and the client asks `HEART_CHECK`; as long again without an answer, and it closes. */
export const WATCHDOG_MS = 10_000;
export const RECONNECT_MS = 5_000;
export const HEARTBEAT = '{}';
export const HEART_CHECK = 'heartCheck';
/** Answers both. */
export const HEART_TYPE = 1001;

/** How long messages can be had again; who was away longer is told `RESYNC`. */
export const PUSH_KEPT_MS = 86_400_000;
/** A message older than this, when it arrives, neither rings nor pops up. */
export const LATE_MS = 60_000;
