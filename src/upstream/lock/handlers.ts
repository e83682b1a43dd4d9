import type { lockCalls } from '../../contract/lock.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';

export const lockHandlers = {
  takeLock: async () => {
    throw new Failure('NOT_FOUND');
  },
  releaseLock: async () => null,
  listLocks: async () => [],
} satisfies Handlers<typeof lockCalls>;
