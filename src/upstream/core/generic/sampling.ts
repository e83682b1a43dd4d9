/** What a room lays out for who tries the product: its `samples.ts` exports one of these as `samples`. */
import type { Db } from '../context.ts';

export interface SampleContext {
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  /** Who made it and when. @param daysAgo before now */
  made(daysAgo: number): { createdOn: number; createdBy: string; updatedOn: number; updatedBy: string };
}

export type Samples = (context: SampleContext) => Promise<void>;
