/** Where the desk stands, in the address: links lead to it, and the way back keeps it. */
import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { type DeskPlace, placeAfter, readPlace } from './desk-address.ts';

export interface DeskHere extends DeskPlace {
  go(change: Parameters<typeof placeAfter>[1]): void;
}

export function useDeskPlace(): DeskHere {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(search);
  latest.current = search;
  const go = useCallback(
    (change: Parameters<typeof placeAfter>[1]) => {
      const next = placeAfter(latest.current, change);
      // two changes in one go build on each other
      latest.current = next;
      navigate(`${pathname}${next}`, { replace: true });
    },
    [navigate, pathname],
  );
  return useMemo(() => ({ ...readPlace(search), go }), [search, go]);
}
