/** Who calls, whom to call back, who is at his desk. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CallBack, callCentreCalls } from '../../contract/call-centre.ts';
import { mask } from '../../contract/grammar/mask.ts';
import { checkNotHeldByAnother, claimOf } from '../core/claims.ts';
import type { Context, Db, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { adminUser } from '../core/identity/tables.ts';
import { push } from '../core/outbox/outbox.ts';
import { ifGiven, readPage } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { checkVersion } from '../core/versions.ts';
import { findCall } from '../domain/calls/binding.ts';
import { GIVEN_UP, TO_CALL } from '../domain/calls/call-backs.ts';
import { popOf } from '../domain/calls/popping.ts';
import { agentsAtDesk, sayPresence } from '../domain/calls/presence.ts';
import { deskNews } from '../domain/calls/pushes.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { passenger } from '../domain/orders/tables.ts';

export const callCentreHandlers = {
  screenPop: async ({ db, clock, scope, query, user }) => {
    const row = await findCall(db, scope, query.callId);
    if (!row) throw new Failure('NOT_FOUND');
    return popOf({ db, clock, scope, rights: user.rights }, row);
  },

  listCallBacks: ({ db, scope, query: { state, current, size } }) => {
    const where = and(
      scope.byArea(callBack.addressType),
      ifGiven(state, wanted => eq(callBack.state, wanted)),
    );
    return readPage(
      db,
      { table: callBack, where, current, size },
      ({ limit, offset }) =>
        readCallBacks(db, where)
          .orderBy(
            asc(callBack.state),
            // in the words of its index
            sql`case when ${callBack.state} = 1 then ${callBack.firstMissedOn} end`,
            desc(callBack.endedOn),
            desc(callBack.id),
          )
          .limit(limit)
          .offset(offset) as Promise<CallBack[]>,
    );
  },

  actOnCallBack: async context => {
    const { db, body, scope, clock, user, changed } = context;
    const before = await held(db, scope, body.id);
    checkVersion(context, before, body.version);
    if (before.state !== TO_CALL) throw refuse('STATE_NOT_ALLOWED', 'CALL_BACK_OVER');
    const done = doneBy(context, before);
    if (!done) return shownCallBack(db, before.id);
    await db
      .update(callBack)
      .set({
        ...done,
        updatedOn: clock(),
        updatedBy: user.userName,
        version: before.version + 1,
      })
      .where(eq(callBack.id, before.id));
    await push(db, deskNews(before.id, clock()));
    const after = await shownCallBack(db, before.id);
    changed({
      objectType: 'callBack',
      objectId: before.id,
      objectName: mask('mobile', before.callno),
      before: summaryOf(before),
      after: { ...summaryOf(after), ...(body.reason && { reason: body.reason }) },
      areaIds: [before.addressType],
    });
    return after;
  },

  listAgents: ({ db, clock }) => agentsAtDesk(db, clock()),

  setPresence: async ({ db, body, clock, user, changed }) => {
    const [own] = await db
      .select({ agent: adminUser.callSystemAccount })
      .from(adminUser)
      .where(eq(adminUser.id, user.userId));
    if (!own?.agent) throw new Failure('STATE_NOT_ALLOWED');
    await sayPresence(db, user.userId, body.isBusy, clock());
    await push(db, deskNews(user.userId, clock()));
    changed({ objectType: 'adminUser', objectId: user.userId, after: { isBusy: body.isBusy } });
    return null;
  },
} satisfies Handlers<typeof callCentreCalls>;

const readCallBacks = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: callBack.id,
      callno: callBack.callno,
      passengerId: callBack.passengerId,
      name: passenger.name,
      addressType: callBack.addressType,
      firstMissedOn: callBack.firstMissedOn,
      lastMissedOn: callBack.lastMissedOn,
      missedCount: callBack.missedCount,
      lastCallId: callBack.lastCallId,
      lastState: callRecord.state,
      state: callBack.state,
      claimedById: callBack.claimedById,
      claimedByName: callBack.claimedByName,
      claimedOn: callBack.claimedOn,
      endedOn: callBack.endedOn,
      reason: callBack.reason,
      version: callBack.version,
    })
    .from(callBack)
    .leftJoin(passenger, eq(passenger.id, callBack.passengerId))
    .leftJoin(callRecord, eq(callRecord.id, callBack.lastCallId))
    .where(where);

async function shownCallBack(db: Db, id: string): Promise<CallBack> {
  const [found] = await readCallBacks(db, eq(callBack.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  return found as CallBack;
}

/** Fails with NOT_FOUND where there is none, or outside the areas. */
async function held(db: Db, scope: AreaScope, id: string) {
  const [found] = await db
    .select()
    .from(callBack)
    .where(and(eq(callBack.id, id), scope.byArea(callBack.addressType)))
    .for('update');
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/**
 * Undefined where it is his already. Fails as `claimOf` where a colleague has it, with STATE_NOT_ALLOWED where nobody has
 * what is released, and with PARAMETER where it is given up and nothing says why.
 */
function doneBy(
  context: Context<typeof callCentreCalls.actOnCallBack>,
  before: typeof callBack.$inferSelect,
): Partial<typeof callBack.$inferInsert> | undefined {
  const { body, user, clock } = context;
  const { claimedById: holderId } = before;
  switch (body.act) {
    case 'claim': {
      const { version, reason } = body;
      if (claimOf(context, before, { holderId, version, reason }) === 'own') return undefined;
      return { claimedById: user.userId, claimedByName: user.userName, claimedOn: clock() };
    }
    case 'release':
      checkNotHeldByAnother(context, holderId);
      if (holderId === null) throw refuse('STATE_NOT_ALLOWED', 'CALL_BACK_NOT_CLAIMED');
      return { claimedById: null, claimedByName: null, claimedOn: null };
    case 'giveUp': {
      checkNotHeldByAnother(context, holderId);
      const reason = body.reason?.trim();
      if (!reason) throw new Failure('PARAMETER', { fields: [{ field: 'reason', code: 'too_small' }] });
      return { state: GIVEN_UP, endedOn: clock(), reason };
    }
  }
}

const summaryOf = ({
  state,
  claimedByName,
  reason,
}: Pick<CallBack, 'state' | 'claimedByName' | 'reason'>) => ({
  state,
  claimedByName,
  reason,
});
