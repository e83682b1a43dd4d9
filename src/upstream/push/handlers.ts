import type { pushCalls } from '../../contract/push.ts';
import type { Handlers } from '../core/context.ts';
import { issueSocketToken } from '../core/push/socket-token.ts';

export const pushHandlers = {
  pushToken: ({ db, user, chance, clock }) =>
    issueSocketToken(db, { sessionId: user.sessionId, chance, now: clock() }),
} satisfies Handlers<typeof pushCalls>;
