/** Calls that there are, as if they had been reported. */
import type { Db } from '../../src/upstream/core/context.ts';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import type { Reported } from '../../src/upstream/domain/calls/taking.ts';
import { TEST_TIME } from './time-and-chance.ts';

let made = 0;

/** Answers their ids. */
export async function aListOf(
  db: Db,
  calls: readonly Partial<typeof callRecord.$inferInsert>[],
): Promise<string[]> {
  if (calls.length === 0) return [];
  const rows = await db
    .insert(callRecord)
    .values(
      calls.map(over => {
        made += 1;
        const { enteredOn = TEST_TIME } = over;
        return {
          callId: `call-${made}`,
          calltype: 'normal' as const,
          callno: '13877110009',
          phase: 'Unlink' as const,
          state: 'dealing' as const,
          createdOn: enteredOn,
          updatedOn: enteredOn,
          ...over,
          enteredOn,
        };
      }),
    )
    .returning({ id: callRecord.id });
  return rows.map(({ id }) => id);
}

/** What a switchboard reports. */
export const aReport = (about: Pick<Reported, 'callId' | 'kind' | 'on'> & Partial<Reported>): Reported => ({
  calltype: 'normal',
  callno: '13877110001',
  agent: null,
  ivrkey: null,
  reason: null,
  endedBy: null,
  recordUrl: null,
  satisfaction: null,
  addressType: '-1',
  ...about,
});
