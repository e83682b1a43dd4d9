/** Reading what the end of a session has kept from being read. */
import type { QueryClient } from '@tanstack/react-query';
import { UpstreamError } from './send.ts';

/** Somebody who had declined to sign in again has done so: what was refused meanwhile is asked for again. */
export function readAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error instanceof UpstreamError && error.kind === 'session',
  });
}
