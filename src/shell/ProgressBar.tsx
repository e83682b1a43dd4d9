/** At the very top of the window, from going somewhere until the page and its first data are there. */
import { keyframes, styled } from '@mui/material/styles';
import { useIsFetching } from '@tanstack/react-query';
import { useLocation, useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MOTION_MS } from '../kit/theme/tokens.ts';
import { useDelayed } from '../kit/use-delayed.ts';
import { isLoading, onLoading } from './progress.ts';
import { useTags } from './tags/tags-context.tsx';

/** What comes sooner never shows it. */
const SHOWN_AFTER_MS = 150;
/** Between the script of a page and its first question there is a moment. */
const SETTLED_MS = 50;
const FULL_MS = 2 * MOTION_MS;

export function ProgressBar() {
  const translate = useTranslate();
  const isShown = useDelayed(useIsArriving(), SHOWN_AFTER_MS);
  const isFull = useJustEnded(isShown);
  if (!isShown && !isFull) return null;
  return (
    <Track>
      {isShown ? (
        <Bar role="progressbar" aria-label={translate('shell.loading')} data-running />
      ) : (
        <Bar aria-hidden="true" />
      )}
    </Track>
  );
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
    const timer = setTimeout(() => setWasOn(false), FULL_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return wasOn && !isOn;
}

/** Fast at first, then ever slower: it never claims to be nearly there. */
const trickle = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.95)' },
});

const leave = keyframes({ to: { opacity: 0 } });

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: theme.zIndex.tooltip,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
}));

const Bar = styled('div')(({ theme }) => ({
  height: '100%',
  backgroundColor: theme.tokens.accent.mark,
  transformOrigin: 'left',
  animation: `${leave} ${FULL_MS}ms forwards`,
  '&[data-running]': { animation: `${trickle} 10s ease-out forwards` },
}));
