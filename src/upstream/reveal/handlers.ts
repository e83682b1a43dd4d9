/** Seeing a masked value whole: the entry and the answer are one transaction, so there is never the one alone. */
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { isAllowed } from '../../contract/grammar/may.ts';
import { REVEAL_SHOWN_MS, type revealCalls } from '../../contract/reveal.ts';
import { type revealLogCalls, revealLog as revealResource } from '../../contract/reveal-log.ts';
import { entriesSeen } from '../core/audit/log-scope.ts';
import type { Revealable } from '../core/audit/revealable.ts';
import { revealLog } from '../core/audit/tables.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { type FilterColumns, filtersOf } from '../core/filtering.ts';
import { noteReveal } from '../core/lookups/reveal-limits.ts';
import { ifGiven, readRows, type Sorts, sortOf, startsWith } from '../core/paging.ts';

const sorts: Sorts = {
  // ids follow the time
  columns: { id: revealLog.createdOn, createdOn: revealLog.createdOn },
  byDefault: [desc(revealLog.createdOn), desc(revealLog.id)],
  tie: revealLog.id,
};

const filterColumns: FilterColumns<typeof revealResource.filters> = {
  userName: revealLog.userName,
  objectId: revealLog.objectId,
  objectName: revealLog.objectName,
  ip: revealLog.ip,
  objectType: revealLog.objectType,
  field: revealLog.field,
  reason: revealLog.reason,
  createdOn: revealLog.createdOn,
};

/** @param revealables one for each kind of record that has masked values */
export const revealHandlers = (revealables: readonly Revealable[]) =>
  ({
    reveal: async context => {
      const { db, body, user, scope, clock, changed } = context;
      const { objectType, objectId, field, reason } = body;
      const kind = revealables.find(candidate => candidate.objectType === objectType);
      if (!kind?.fields.includes(field)) {
        throw new Failure('PARAMETER', {
          fields: [{ field: kind ? 'field' : 'objectType', code: 'invalid_value' }],
        });
      }
      // who may not see the record learns no more than that he does not see it
      const record = isAllowed(kind.may, user.rights) ? await kind.read(db, objectId, scope) : undefined;
      const value = record?.values[field];
      if (!record || !value) throw new Failure('NOT_FOUND');
      await noteReveal(context, { objectType, objectId, objectName: record.name, field, reason });
      changed({ objectType, objectId });
      return { value, hideOn: clock() + REVEAL_SHOWN_MS };
    },
  }) satisfies Handlers<typeof revealCalls>;

export const revealLogHandlers = {
  revealLog: async ({ db, query, user, scope, isPlain }) => {
    const where = and(
      entriesSeen(scope, user, { by: revealLog.userId, areaIds: revealLog.areaIds }),
      ifGiven(query.id, id => eq(revealLog.id, id)),
      ifGiven(query.userId, id => eq(revealLog.userId, id)),
      ifGiven(query.userName, name => startsWith(revealLog.userName, name)),
      ifGiven(query.objectType, type => eq(revealLog.objectType, type)),
      ifGiven(query.objectId, id => eq(revealLog.objectId, id)),
      ifGiven(query.field, field => eq(revealLog.field, field)),
      ifGiven(query.reason, reason => eq(revealLog.reason, reason)),
      ifGiven(query.ip, ip => eq(revealLog.ip, ip)),
      ifGiven(query.startTime, time => gte(revealLog.createdOn, time)),
      ifGiven(query.endTime, time => lte(revealLog.createdOn, time)),
      ...filtersOf(revealResource.filters, filterColumns, query, isPlain),
    );
    return readRows(db, { ...query, table: revealLog, where, orderedBy: sortOf(sorts, query, isPlain) });
  },
} satisfies Handlers<typeof revealLogCalls>;
