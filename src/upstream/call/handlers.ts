/** Calls: the list, what each was about, and who it is that calls. */
import { and, eq } from 'drizzle-orm';
import { type callRecordCalls, UNTAGGED } from '../../contract/call-record.ts';
import { ALL_AREAS, CALL_TAG_DICTIONARY } from '../../contract/dictionary.ts';
import { mask } from '../../contract/grammar/mask.ts';
import type { Context, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { push } from '../core/outbox/outbox.ts';
import { searchKey } from '../core/search-key.ts';
import { findCall } from '../domain/calls/binding.ts';
import { timesOf } from '../domain/calls/call-filter.ts';
import { deskNews } from '../domain/calls/pushes.ts';
import { countCalls, pageOfCalls, toCalls, wordsOf } from '../domain/calls/reading.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { passengerWhoCalls } from '../domain/orders/passengers.ts';
import { type PassengerRow, passenger } from '../domain/orders/tables.ts';

export const callHandlers = {
  queryCallRecordList: async ({ db, scope, query, clock }) => {
    const { current, size, timeType, startTime, endTime, ...asked } = query;
    const now = clock();
    const chosen = timesOf(timeType, now);
    const own = { from: startTime ?? chosen.from, to: endTime ?? chosen.to };
    const counts = await countCalls(db, scope, {
      ...asked,
      own,
      week: timesOf(7, now),
      month: timesOf(30, now),
    });
    return {
      recordExpands: await pageOfCalls(db, scope, { ...asked, ...own }, { current, size }),
      total: counts.own,
      allCount: counts.all,
      countBy7Day: counts.week,
      countBy30Day: counts.month,
      callCount: counts.own,
      deElectrifyCount: counts.unanswered,
    };
  },

  updateQimoTagging: async ({ db, scope, body, clock, user, changed }) => {
    const tags = await wordsOf(db, CALL_TAG_DICTIONARY);
    if (body.tagging !== UNTAGGED && !tags.has(body.tagging))
      throw new Failure('PARAMETER', { fields: [{ field: 'tagging', code: 'invalid_value' }] });
    const where = and(eq(callRecord.id, body.id), scope.byArea(callRecord.addressType));
    const [before] = await db.select().from(callRecord).where(where).for('update');
    if (!before) throw new Failure('NOT_FOUND');
    const now = clock();
    const [row] = await db
      .update(callRecord)
      .set({
        tagging: body.tagging,
        taggedOn: now,
        updatedOn: now,
        updatedBy: user.userName,
        version: before.version + 1,
      })
      .where(where)
      .returning();
    await push(db, deskNews(body.id, now));
    changed({
      objectType: 'callRecord',
      objectId: body.id,
      objectName: before.callno === null ? undefined : mask('mobile', before.callno),
      before: tagIn(tags, before.tagging),
      after: tagIn(tags, body.tagging),
      areaIds: [before.addressType],
    });
    const [shown] = await toCalls(db, row ? [row] : []);
    if (!shown) throw new Failure('NOT_FOUND');
    return shown;
  },

  updateQimoUser: async context => {
    const { db, body, scope, clock, user, changed } = context;
    const now = clock();
    const id = await personMeant(context, now);
    const [before] = await db
      .select()
      .from(passenger)
      .where(and(eq(passenger.id, id), scope.byArea(passenger.areaIds)))
      .for('update');
    if (!before) throw new Failure('NOT_FOUND');
    const [row] = await db
      .update(passenger)
      .set({
        name: body.name,
        searchKey: searchKey(body.name ?? ''),
        isOldPerson: flagOf(body.isOldPerson),
        isDriver: flagOf(body.isDriver),
        updatedOn: now,
        updatedBy: user.userName,
        version: before.version + 1,
      })
      .where(eq(passenger.id, id))
      .returning();
    const { areaIds } = before;
    changed({
      objectType: 'passenger',
      objectId: id,
      before: markedOf(before),
      after: row && markedOf(row),
      areaIds,
    });
    return null;
  },
} satisfies Handlers<typeof callRecordCalls>;

/** What the log keeps of a tag: its value, and its word as it is now. */
const tagIn = (tags: ReadonlyMap<string, string>, tagging: string) => ({
  tagging,
  ...(tags.has(tagging) && { taggingText: tags.get(tagging) }),
});

/** Whose number it is, or who calls in the call. Fails with STATE_NOT_ALLOWED where he hides his number. */
async function personMeant(
  { db, scope, body, user }: Context<typeof callRecordCalls.updateQimoUser>,
  now: number,
): Promise<string> {
  if (body.callId !== undefined) {
    const found = await findCall(db, scope, body.callId);
    if (!found) throw new Failure('NOT_FOUND');
    if (found.passengerId === null) throw refuse('STATE_NOT_ALLOWED', 'PASSENGER_UNREACHABLE');
    return found.passengerId;
  }
  const areaIds = scope.isUnlimited ? [ALL_AREAS] : user.areaIds;
  const id = await passengerWhoCalls(db, body.mobile ?? null, { now, areaIds });
  if (id === null) throw new Failure('PARAMETER', { fields: [{ field: 'mobile', code: 'invalid_type' }] });
  return id;
}

const markedOf = ({ name, isOldPerson, isDriver }: PassengerRow) => ({ name, isOldPerson, isDriver });

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);
