/** How long a message that was not taken waits for its next attempt. */

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 600_000;

/** After the nth attempt: 5 s, 15 s, 45 s … 10 minutes. */
export const pauseAfter = (attempts: number, first = FIRST_PAUSE_MS) =>
  Math.min(LONGEST_PAUSE_MS, first * 3 ** (attempts - 1));
