/** What drivers report as found without anybody at a desk: each report once, by its sender's name of it. */
import { eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../../../contract/dictionary.ts';
import type { FoundOutcome } from '../../../../contract/found-item.ts';
import type { Clock, Db } from '../../../core/context.ts';
import { together } from '../../../core/database/append.ts';
import { serialize } from '../../../core/database/serialize.ts';
import { pushes } from '../../../core/outbox/outbox.ts';
import { changesToTell } from '../../../core/outbox/record-changed.ts';
import { areaScope } from '../../../core/scope.ts';
import { searchKey } from '../../../core/search-key.ts';
import { FOUND_KIND, type FoundChange } from './following.ts';
import { nextFoundNo } from './numbers.ts';
import { originOf } from './origin.ts';
import { tellFit } from './pushes.ts';
import { foundItemTable as table } from './tables.ts';

export interface FoundReport {
  /** Names the report: of each sender by itself. */
  reportNo: string;
  /** As its sender calls it. */
  externalId: string;
  plateNumber: string | null;
  driverMobile: string | null;
  /** Milliseconds since 1970. */
  foundOn: number;
  thing: Pick<typeof table.$inferInsert, 'goodsName' | 'goodsType'> & FoundChange;
}

const EVERY_AREA = areaScope([]);
const BY_DOOR = 1;

/** Within a transaction. What names an unknown vehicle alone is not kept: it may be sent again once it is known. */
export async function recordFoundReport(
  { db, clock }: { db: Db; clock: Clock },
  report: FoundReport,
): Promise<{ outcome: FoundOutcome; foundNo: string | null }> {
  const { reportNo, externalId, plateNumber, driverMobile, foundOn, thing } = report;
  await serialize(db, `found report ${reportNo}`);
  const [known] = await db.select({ foundNo: table.foundNo }).from(table).where(eq(table.reportNo, reportNo));
  if (known) return { outcome: 'known', foundNo: known.foundNo };
  const { addressType = ALL_AREAS, ...origin } = await originOf(db, EVERY_AREA, {
    plateNumber,
    driverMobile,
    foundOn,
  });
  // whether a number is in the register makes no difference: the answer would tell
  if (origin.vehicleId === null && driverMobile === null) return { outcome: 'unknown', foundNo: null };
  const now = clock();
  const foundNo = await nextFoundNo(db, now);
  const [added] = await db
    .insert(table)
    .values({
      ...thing,
      ...origin,
      plateNumber,
      foundOn,
      addressType,
      reportNo,
      externalId,
      foundNo,
      source: BY_DOOR,
      searchKey: searchKey(thing.goodsName, plateNumber, origin.driverName, foundNo),
      createdOn: now,
      updatedOn: now,
    })
    .returning();
  if (!added) throw new Error('NO_FOUND_ITEM');
  const { objectType, summary } = FOUND_KIND;
  const made = { objectType, objectId: added.id, after: summary(added) };
  await together(db, [pushes(changesToTell([made], { call: { business: 'add' }, user: undefined, now }))]);
  await tellFit({ db, clock }, added);
  return { outcome: 'noted', foundNo };
}
