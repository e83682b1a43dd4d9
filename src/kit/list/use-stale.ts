/** Rows that are shown are still those of the question before: they are dimmed at once, and after a while it is said. */
import { useListContext } from 'ra-core';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';

/** How faint what is no longer asked for is shown, beside what is. */
export const STALE_OPACITY = 0.45;

export function useStale() {
  const { isPlaceholderData, isFetching } = useListContext();
  // who waits no longer is told so elsewhere
  const isStale = isPlaceholderData === true && isFetching === true;
  return { isStale, isLate: useDelayed(isStale, SKELETON_AFTER_MS) };
}
