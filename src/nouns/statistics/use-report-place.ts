/** What the page of a report shows, as its address says it, and a way to change a part of that. */
import { useLocation, useNavigate } from 'ra-core';
import { useMemo } from 'react';

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
  const change = (to: Change<Place>) => {
    // a second change may come before the page is drawn with the first: the address has that already
    const from = read(window.location.search);
    navigate(addressOf({ ...from, ...(typeof to === 'function' ? to(from) : to) }), { replace: true });
  };
  return [place, change];
}
