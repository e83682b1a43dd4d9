/** How entries of the operate log are ordered wherever they are listed: the newest first unless asked otherwise. */
import { desc } from 'drizzle-orm';
import type { Sorts } from '../paging.ts';
import { operateLog } from './tables.ts';

export const NEWEST_FIRST: Sorts = {
  columns: { operTime: operateLog.operTime },
  byDefault: [desc(operateLog.operTime), desc(operateLog.id)],
  tie: operateLog.id,
};
