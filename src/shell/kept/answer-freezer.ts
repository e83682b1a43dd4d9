/**
 * What hidden pages have read stays in the cache: a page that is shown again must not begin with nothing, or its
 * form would go. And where the upstream tells of changes, it need not be read again at once.
 */
import { type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';

/** So long an answer counts as fresh while the upstream tells of changes. */
const FRESH_MS = 300_000;

export interface AnswerFreezer {
  /** From now on; answers what ends it. */
  start(): () => void;
  /** The page goes out of view: what its parts let go of from now on is held. */
  hide(tagKey: string): void;
  /** All of them have. */
  hidden(): void;
  /** The page comes into view, and its parts are about to take hold again. */
  show(tagKey: string): void;
  /** They have. */
  shown(tagKey: string): void;
  /** The page is no more. */
  drop(tagKey: string): void;
  /** These answers may be otherwise now: the page that is shown next reads them anew. */
  doubt(which?: (queryKey: readonly unknown[]) => boolean): void;
}

/** @param isLive whether the upstream tells of changes at the moment */
export function createAnswerFreezer(client: QueryClient, isLive: () => boolean): AnswerFreezer {
  const held = new Map<string, Map<string, Hold>>();
  const returning = new Set<string>();
  let leaving: string | null = null;

  const release = (tagKey: string) => {
    for (const { letGo } of held.get(tagKey)?.values() ?? []) letGo();
    held.delete(tagKey);
  };
  const hold = (tagKey: string, query: Query) => {
    const own = held.get(tagKey) ?? new Map<string, Hold>();
    held.set(tagKey, own);
    if (!own.has(query.queryHash)) own.set(query.queryHash, { query, letGo: keepAlive(client, query) });
  };
  const doubt: AnswerFreezer['doubt'] = (which = () => true) => {
    for (const own of held.values()) {
      for (const { query } of own.values()) if (which(query.queryKey)) query.invalidate();
    }
  };
  const isFresh = (query: Query) =>
    returning.has(query.queryHash) &&
    isLive() &&
    !query.state.isInvalidated &&
    Date.now() - query.state.dataUpdatedAt < FRESH_MS;

  return {
    start() {
      const before = client.getDefaultOptions();
      client.setDefaultOptions({
        ...before,
        queries: { ...before.queries, refetchOnMount: query => !isFresh(query as Query) },
      });
      const ends = [
        client.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'observerRemoved' && leaving !== null) hold(leaving, query);
        }),
        // whatever has just been changed here may show on other pages
        client.getMutationCache().subscribe(event => {
          if (event.type === 'updated' && event.action.type === 'success') doubt();
        }),
      ];
      return () => {
        for (const end of ends) end();
        for (const tagKey of [...held.keys()]) release(tagKey);
        client.setDefaultOptions(before);
      };
    },
    hide(tagKey) {
      leaving = tagKey;
    },
    hidden() {
      leaving = null;
    },
    show(tagKey) {
      for (const hash of held.get(tagKey)?.keys() ?? []) returning.add(hash);
    },
    shown(tagKey) {
      release(tagKey);
      returning.clear();
    },
    drop: release,
    doubt,
  };
}

interface Hold {
  query: Query;
  letGo: () => void;
}

/** An observer that never asks: all it does is to be there. */
function keepAlive(client: QueryClient, { queryKey, options }: Query): () => void {
  const observer = new QueryObserver(client, { queryKey, queryFn: options.queryFn, enabled: false });
  return observer.subscribe(() => {});
}
