/** The menu records of the moment: those of the start, and anew whenever somebody has changed them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accessCalls } from '../../contract/access.ts';
import { MENU_RESOURCE, type Menu } from '../../contract/access-records.ts';
import { usePush } from '../push/push-context.tsx';
import type { Session } from '../session.ts';
import { answerKey, shouldRetry } from '../use-call.ts';
import { keepMenu } from './cached-menu.ts';
import { askMenu, type FirstMenu } from './first-menu.ts';

/** Changes that come within are read together. */
const GATHER_MS = 300;
/** Where nothing is pushed, so often it is asked for. */
const AGAIN_MS = 600_000;

const KEY = answerKey(accessCalls.getMenuList, {});
const NONE: readonly Menu[] = [];

/** None as long as no upstream has said any: then the features' own order serves. */
export function useMenuRecords(session: Session | null, first: FirstMenu | null): readonly Menu[] {
  const client = useQueryClient();
  const isPushed = session?.capabilities.has('push') === true;
  // an answer that is under way is not asked for twice
  const pending = useRef(first?.asked);
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: KEY,
    enabled: session !== null && first !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: shouldRetry,
    ...(!isPushed && { refetchInterval: AGAIN_MS }),
    placeholderData: first?.records ?? undefined,
    queryFn: () => {
      const asked = pending.current ?? askMenu();
      pending.current = undefined;
      return asked;
    },
  });
  const userId = session?.user.id;
  useEffect(() => {
    if (userId !== undefined && data && isSuccess && !isPlaceholderData) keepMenu(userId, data);
  }, [userId, data, isSuccess, isPlaceholderData]);

  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePush('RECORD_CHANGED', ({ data: change }) => {
    if (change.resource !== MENU_RESOURCE) return;
    clearTimeout(gathering.current);
    gathering.current = setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), GATHER_MS);
  });
  useEffect(() => () => clearTimeout(gathering.current), []);
  return data ?? first?.records ?? NONE;
}
