/** The notification centre of the signed-in person, for whoever draws. */
import { type Store, useStoreContext } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { isAllowed, type Rights } from '../../contract/grammar/may.ts';
import { useExtensions } from '../extensions-context.tsx';
import type { PushNews } from '../feature.ts';
import { serverNow } from '../server-clock.ts';
import { useCapability, useSession } from '../session-context.tsx';
import type { Notice } from './notice.ts';
import { createNotices, type Notices } from './notices.ts';

/** One for each store, that is for each person. */
const centres = new WeakMap<Store, Notices>();

export function useNotices(): Notices {
  const store = useStoreContext();
  const notices = centres.get(store) ?? createNotices(store, serverNow);
  centres.set(store, notices);
  return notices;
}

/** Newest first. */
export function useNoticeList(): readonly Notice[] {
  const { subscribe, read } = useNotices();
  return useSyncExternalStore(subscribe, read);
}

/** Whether anything can ever come: an upstream that pushes by itself, or a feature that makes news of what this person hears. */
export function useHasNews(): boolean {
  const isPushing = useCapability('push');
  const { news } = useExtensions();
  const { rights } = useSession();
  return isPushing || news.some(one => isForRights(one, rights));
}

/** Whether who has these rights hears of it. */
export const isForRights = ({ needs }: Pick<PushNews, 'needs'>, rights: Rights): boolean =>
  needs === undefined || isAllowed(needs, rights);
