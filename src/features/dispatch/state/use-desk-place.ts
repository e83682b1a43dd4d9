/** Where the desk stands, in the address: links lead to it, and the way back keeps it. */
import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DeskPlace, placeAfter, readPlace } from './desk-address.ts';

export interface OpenDesk extends DeskPlace {
  go(change: Parameters<typeof placeAfter>[1]): void;
}

export function useDeskPlace(): OpenDesk {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // a click is answered at once, whenever the address has followed
  const [ahead, setAhead] = useState<string | null>(null);
  const latest = useRef(search);
  const shown = ahead ?? search;
  latest.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every address, also one that somebody else has set
  useEffect(() => setAhead(null), [search]);
  const go = useCallback(
    (change: Parameters<typeof placeAfter>[1]) => {
      const next = placeAfter(latest.current, change);
      // two changes in one go build on each other
      latest.current = next;
      setAhead(next);
      navigate(`${pathname}${next}`, { replace: true });
    },
    [navigate, pathname],
  );
  return useMemo(() => ({ ...readPlace(shown), go }), [shown, go]);
}
