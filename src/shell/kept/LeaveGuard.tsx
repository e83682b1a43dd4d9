/**
 * The one blocker of the window. Going to another tag loses nothing and asks nothing; what would take an unsaved form
 * off the page asks, and so does closing or reloading the window, once for all pages.
 */
import { useBlocker, useLocation } from 'ra-core';
import { useEffect } from 'react';
import { useDrafts } from '../../kit/form/drafts-context.ts';
import { late } from '../../kit/late.tsx';
import type { Address } from '../frozen-router.tsx';
import { useGuards, useUnsaved } from '../guards/guards-context.tsx';
import type { Desk } from './desk.ts';

const LeaveDialog = late(() => import('./LeaveDialog.tsx'), 'default', { words: ['leave'] });

interface LeaveGuardProps {
  tagAt: Desk['tagAt'];
  areKept: boolean;
}

export function LeaveGuard({ tagAt, areKept }: LeaveGuardProps) {
  const keyAt = (address: Address) => tagAt(address)?.key ?? null;
  const guards = useGuards();
  const unsaved = useUnsaved();
  const isKept = useDrafts() !== null;
  const here = keyAt(useLocation());
  useAskBeforeUnload(unsaved.size > 0);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const from = keyAt(currentLocation);
    if (from === null || !guards.isUnsaved(from)) return false;
    // filters are in the query
    const isOtherPage = currentLocation.pathname !== nextLocation.pathname;
    return areKept
      ? isOtherPage && keyAt(nextLocation) === from
      : isOtherPage || keyAt(nextLocation) !== from;
  });
  const isBlocked = blocker.state === 'blocked';
  // the page went where its own save leads, and has since said that all is saved
  const isFree = isBlocked && (here === null || !unsaved.has(here));
  const { proceed } = blocker;
  useEffect(() => {
    if (isFree) proceed?.();
  }, [isFree, proceed]);
  if (!isBlocked || isFree) return null;
  const handleDiscard = () => {
    if (here !== null) guards.report(here, false);
  };
  return <LeaveDialog isKept={isKept} onDiscard={handleDiscard} onClose={() => blocker.reset?.()} />;
}

function useAskBeforeUnload(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isWanted]);
}
