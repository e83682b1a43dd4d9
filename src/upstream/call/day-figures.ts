/** How calls of today are answered, and who waits to be called back. */
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { callCentreCalls } from '../../contract/call-centre.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import type { Db } from '../core/context.ts';
import type { AreaScope } from '../core/scope.ts';
import { FIGURES } from '../domain/calls/figures.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import {
  type DayFigureSpec,
  type HourAmount,
  type Hours,
  hourOf,
  numberOfRows,
  withZero,
} from '../domain/day-figures/figure.ts';

const TO_CALL = 1;
const hour = hourOf(callRecord.enteredOn);

interface Share {
  part: SQL;
  whole: SQL;
}

/** By when they came in. */
async function shareOf(
  db: Db,
  { from, to }: Hours,
  scope: AreaScope,
  { part, whole }: Share,
): Promise<HourAmount[]> {
  const { enteredOn, addressType } = callRecord;
  const rows = await db
    .select({
      hour,
      addressType,
      count: sql`count(*) filter (where ${whole})`.mapWith(Number),
      sum: sql`count(*) filter (where ${part})`.mapWith(Number),
    })
    .from(callRecord)
    .where(and(gte(enteredOn, from), lt(enteredOn, to), scope.byArea(addressType)))
    .groupBy(hour, addressType);
  return rows.map(({ addressType: areaId, ...row }) => ({ ...row, areaIds: [areaId] }));
}

const share = { kind: 'mean', unit: 'percent', may: callRecordCalls.queryCallRecordList.may } as const;

export const dayFigures = (): readonly DayFigureSpec[] => [
  {
    ...share,
    name: 'call.answerRate',
    rows: (db, hours, scope) =>
      shareOf(db, hours, scope, {
        part: FIGURES.answered,
        whole: sql`(${FIGURES.answered} or ${FIGURES.missed})`,
      }),
  },
  {
    ...share,
    name: 'call.within10sRate',
    rows: (db, hours, scope) => shareOf(db, hours, scope, { part: FIGURES.soon, whole: FIGURES.answered }),
  },
  {
    name: 'call.callBacks',
    kind: 'level',
    unit: 'count',
    may: callCentreCalls.listCallBacks.may,
    sample: async (db, _now, scope) =>
      withZero(
        await db
          .select({ addressType: callBack.addressType, count: numberOfRows })
          .from(callBack)
          .where(and(eq(callBack.state, TO_CALL), scope.byArea(callBack.addressType)))
          .groupBy(callBack.addressType),
      ),
  },
];
