/** At the very top of the window, from going somewhere until the page and its first data are there. */
import { useIsFetching } from '@tanstack/react-query';
import { useLocation } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LEAVING_MS, TopProgress } from '../kit/TopProgress.tsx';
import { useDelayed } from '../kit/use-delayed.ts';
import { isLoading, onLoading } from './progress.ts';
import { useTags } from './tags/tags-context.tsx';

/** What comes sooner never shows it. */
const SHOWN_AFTER_MS = 150;
/** Between the script of a page and its first question there is a moment. */
const SETTLED_MS = 50;

export function ProgressBar() {
  const isShown = useDelayed(useIsArriving(), SHOWN_AFTER_MS);
  const isFull = useJustEnded(isShown);
  if (!isShown && !isFull) return null;
  return <TopProgress isRunning={isShown} />;
}

function useIsArriving(): boolean {
  const { pathname } = useLocation();
  const { activeKey, rounds } = useTags();
  const place = `${pathname} ${(activeKey && rounds[activeKey]) ?? 0}`;
  const isWithoutPage = useSyncExternalStore(onLoading, isLoading);
  const isWithoutData = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const isBusy = isWithoutPage || isWithoutData;
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  useEffect(() => {
    if (isBusy || arrivedAt === place) return;
    const timer = setTimeout(() => setArrivedAt(place), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isBusy, arrivedAt, place]);
  // what is asked later, by a menu or a poll, is no navigation
  return isBusy && arrivedAt !== place;
}

function useJustEnded(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(false);
  useEffect(() => {
    if (isOn) {
      setWasOn(true);
      return;
    }
    const timer = setTimeout(() => setWasOn(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return wasOn && !isOn;
}
