/** Milliseconds between two looks at the outbox: what is queued goes out within a second. */
export const POLL_MS = 3_000;
/** Between two looks at the city. */
export const CITY_POLL_MS = 2_000;
/** Between two looks at the calls under way: somebody waits for them to ring. */
export const CALL_POLL_MS = 2_000;
