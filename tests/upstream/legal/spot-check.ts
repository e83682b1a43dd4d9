import { spotCheckCalls } from '../../../src/contract/spot-check.ts';

export const NO_RECORDS = [spotCheckCalls.checks];
