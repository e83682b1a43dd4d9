import { eq } from 'drizzle-orm';
import type { sessionCalls } from '../../contract/session.ts';
import type { Handlers } from '../core/context.ts';
import { recordAttempt } from '../core/identity/login-record.ts';
import { session } from '../core/identity/tables.ts';
import { pushSessionOver } from '../core/outbox/outbox.ts';
import { renewMyPassword, renewPassword } from './renew.ts';
import { type SignInSettings, signIn } from './sign-in.ts';
import { userInfo } from './user-info.ts';

export const sessionHandlers = (settings: SignInSettings) =>
  ({
    login: context => signIn(context, settings),
    logout: async ({ db, user, caller, clock }) => {
      const now = clock();
      const { account, userName, sessionId } = user;
      await db.update(session).set({ endedOn: now, endReason: 'logout' }).where(eq(session.id, sessionId));
      await pushSessionOver(db, [sessionId], 'logout', now);
      // who leaves a preview has not left
      if (!user.preview)
        await recordAttempt(db, { account, userName, type: 'logout', caller, now, sessionId });
      return null;
    },
    renewMyPassword: renewMyPassword(settings.passwordCost),
    renewPassword: renewPassword(settings.passwordCost),
    userInfo: ({ db, user }) => userInfo(db, user),
  }) satisfies Handlers<typeof sessionCalls>;
