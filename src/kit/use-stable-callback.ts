import { useCallback, useInsertionEffect, useRef } from 'react';

/** One and the same function as long as the component lives, which does what the last drawing says. For handlers. */
export function useStableCallback<Args extends unknown[], Answer>(
  callback: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
