import { isMeasuring } from '../measure/row.ts';
import { isOnPostgres } from './database.ts';
import { IS_FULL } from './tier.ts';

const hasTime = isMeasuring || isOnPostgres || IS_FULL;

/**
 * How often generated input is tried: a quarter of the times in `npm test`, which draws others each time, and all of
 * them where there is time for it: in the full tier, while measuring, and on PostgreSQL.
 */
export const rounds = (all: number): number => (hasTime ? all : Math.ceil(all / 4));
