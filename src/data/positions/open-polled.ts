/** Where the vehicles are on an upstream without the capability `positionStream`: what a browser adds to `poll-positions.ts`. */
import { ask } from '../ask.ts';
import { windowTimers } from '../push/timers.ts';
import { serverNow } from '../server-clock.ts';
import { pollPositions } from './poll-positions.ts';
import type { OpenPositions } from './positions.ts';

export const openPolled: OpenPositions = (onState, isShown) => {
  const { show, end, ...positions } = pollPositions({
    ask,
    timers: windowTimers,
    now: () => Date.now(),
    upstreamNow: serverNow,
    onState,
    isShown,
  });
  const handleVisibility = () => show(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
  return {
    ...positions,
    end() {
      document.removeEventListener('visibilitychange', handleVisibility);
      end();
    },
  };
};
