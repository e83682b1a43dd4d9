/** Waits until the first page has been able to show: nothing of what comes later may delay it. */
import type { QueryClient } from '@tanstack/react-query';

/** So long nothing was read. */
const QUIET_MS = 500;
/** Of pages that read nothing at all. */
const EMPTY_MS = 2_500;
/** Of pages whose reading does not end. */
const LONGEST_MS = 10_000;
/** Of browsers that are never idle. */
const BUSY_MS = 1_000;

/** How many pages' code is on its way; what they read is asked for once it is there. */
let coming = 0;
const waiting = new Set<() => void>();

/** Counts as something that is still read, until it has come or failed. */
export async function countAsLoading<Code>(code: Promise<Code>): Promise<Code> {
  coming += 1;
  for (const look of waiting) look();
  try {
    return await code;
  } finally {
    coming -= 1;
    for (const look of waiting) look();
  }
}

/** Answers what calls it off. */
export function afterFirstPage(queryClient: QueryClient, run: () => void): () => void {
  const cache = queryClient.getQueryCache();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(quiet);
    clearTimeout(longest);
    unsubscribe();
    waiting.delete(look);
  };
  const finish = () => {
    if (isOver) return;
    end();
    // Safari knows no idleness
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: BUSY_MS });
    else run();
  };
  const look = () => {
    clearTimeout(quiet);
    if (coming > 0 || queryClient.isFetching() > 0) return;
    quiet = setTimeout(finish, cache.getAll().length > 0 ? QUIET_MS : EMPTY_MS);
  };
  const longest = setTimeout(finish, LONGEST_MS);
  const unsubscribe = cache.subscribe(look);
  waiting.add(look);
  look();
  return end;
}
