/** Which tier of the tests runs; `scripts/testing/tiers.mjs` says what tiers are. */
import { describe } from 'vitest';

export const IS_FULL = process.env.TEST_TIER === 'full';

/** A part of a file that `npm test` leaves to `npm run test:full`. */
export const describeInFull = describe.runIf(IS_FULL);
