/** Who is here, and who must leave. */
import type { onlineCalls } from '../../contract/online.ts';
import type { Context, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { endSessions } from '../core/identity/sessions.ts';
import { beginPreview } from './preview.ts';
import { holderOf, listOnline, ownSessions } from './queries.ts';

type Forcing = Context<typeof onlineCalls.forceLogout>;

/** Fails with NOT_FOUND outside the areas and with HOLDS_MORE for who holds more than the acting user. */
export type CheckTouchable = (context: Forcing, userId: string) => Promise<unknown>;

export const onlineHandlers = ({ checkTouchable }: { checkTouchable: CheckTouchable }) =>
  ({
    listOwnSessions: ({ db, user, clock }) => ownSessions(db, user, clock()),

    endOwnSession: async ({ db, user, params, clock, changed }) => {
      if (params.sessionId === user.sessionId) throw refuse('STATE_NOT_ALLOWED', 'OWN_SESSION');
      const now = clock();
      const { userId } = user;
      const isOwn = (await holderOf(db, params.sessionId, now)) === userId;
      if (!isOwn) throw new Failure('NOT_FOUND');
      const ended = await endSessions(db, { userId, reason: 'own', sessionId: params.sessionId, now });
      changed({ objectType: 'session', objectId: params.sessionId });
      return { ended };
    },

    endOtherSessions: async ({ db, user, clock, changed }) => {
      const { userId, sessionId } = user;
      const ended = await endSessions(db, { userId, reason: 'own', exceptId: sessionId, now: clock() });
      changed({ objectType: 'adminUser', objectId: userId, after: { ended } });
      return { ended };
    },

    listOnline: ({ db, query, user, scope, clock }) => listOnline(db, { query, user, scope, now: clock() }),

    forceLogout: async context => {
      const { sessionId, userId } = context.body;
      if ((sessionId === undefined) === (userId === undefined)) {
        throw new Failure('PARAMETER', { fields: [{ field: 'sessionId', code: 'invalid_union' }] });
      }
      const { db, user, clock, changed } = context;
      if (sessionId === user.sessionId) throw refuse('STATE_NOT_ALLOWED', 'OWN_SESSION');
      const now = clock();
      const holder = userId ?? (await holderOf(db, sessionId ?? '', now));
      if (holder === undefined) throw new Failure('NOT_FOUND');
      await checkTouchable(context, holder);
      const ended = await endSessions(db, {
        userId: holder,
        reason: 'forced',
        now,
        ...(sessionId === undefined ? { exceptId: user.sessionId } : { sessionId }),
      });
      changed({ objectType: 'adminUser', objectId: holder, after: { sessionId, ended } });
      return { ended };
    },

    previewRole: beginPreview,
  }) satisfies Handlers<typeof onlineCalls>;
