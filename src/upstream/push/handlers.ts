import type { pushCalls } from '../../contract/push.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';

export const pushHandlers = {
  pushToken: async () => {
    throw new Failure('NOT_FOUND');
  },
} satisfies Handlers<typeof pushCalls>;
