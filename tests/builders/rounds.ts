import { isMeasuring } from '../measure/row.ts';
import { isOnPostgres } from './database.ts';

const hasTime = isMeasuring || isOnPostgres || process.env.FULL === '1';

/**
 * How often generated input is tried: a quarter of the times in `npm test`, which draws others each time, and all of
 * them where there is time for it: with FULL=1, while measuring, and on PostgreSQL (`npm run test:full`).
 */
export const rounds = (all: number): number => (hasTime ? all : Math.ceil(all / 4));
