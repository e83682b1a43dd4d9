import { randomBytes } from 'node:crypto';
import type { Chance } from './context.ts';

/** Real chance, for everything but tests. */
export const realChance: Chance = { bytes: length => randomBytes(length) };
