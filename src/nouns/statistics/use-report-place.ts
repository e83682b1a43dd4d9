/** What the page of a report shows, as its address says it, and a way to change a part of that. */
import { useLocation, useNavigate } from 'ra-core';
import { useMemo, useRef } from 'react';

/** A part of a place, or how it follows from the place before. */
export type Change<Place> = Partial<Place> | ((from: Place) => Partial<Place>);

/** @param read the place of a query; @param addressOf the address of a place, with the path */
export function useReportPlace<Place extends object>(
  read: (search: string) => Place,
  addressOf: (place: Place) => string,
): [Place, (change: Change<Place>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useMemo(() => read(search), [read, search]);
  // two changes may come before the page is drawn again: the second keeps the first
  const latest = useRef({ search, place });
  if (latest.current.search !== search) latest.current = { search, place };
  const change = (to: Change<Place>) => {
    const { place: from } = latest.current;
    latest.current.place = { ...from, ...(typeof to === 'function' ? to(from) : to) };
    navigate(addressOf(latest.current.place), { replace: true });
  };
  return [place, change];
}
