import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import type { FindRecord } from './row-target.ts';
import type { Sheets } from './sheets/sheets.ts';

/** What long work is done with. */
export interface Tools {
  inner: InnerCalls;
  find: FindRecord;
  sheets: Sheets;
  /** Records whose earlier versions are kept. */
  revised: readonly Revised[];
}
