/** What counts as what: the same conditions for the list and for every statistic. */
import { type SQL, sql } from 'drizzle-orm';
import { type CallFigure, UNTAGGED } from '../../../contract/call-record.ts';
import { callRecord } from './tables.ts';

const answered = sql`(${callRecord.state} = 'dealing')`;

export const FIGURES: Readonly<Record<CallFigure, SQL>> = {
  answered,
  /** The ten seconds of the rules for taxis ordered by telephone. */
  soon: sql`(${answered} and ${callRecord.waitSeconds} <= 10)`,
  /** Over, and answered by nobody. */
  missed: sql`(${callRecord.state} is not null and ${callRecord.state} <> 'dealing')`,
  rung: sql`(${callRecord.ringingdate} is not null)`,
  tagged: sql`(${answered} and ${callRecord.tagging} <> ${UNTAGGED})`,
  ordered: sql`(${callRecord.orderId} is not null)`,
};
