/** The vehicle that the address names, as links from other pages do: shown once, when there is a map to show it on. */
import { useLocation, useNavigate } from 'ra-core';
import { useEffect } from 'react';
import { useStableCallback } from '../../kit/use-stable-callback.ts';

export function usePlateFromLink(isReady: boolean, onLocate: (plate: string) => void) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const locate = useStableCallback(onLocate);
  const plate = new URLSearchParams(search).get('plate');
  useEffect(() => {
    if (!isReady || !plate) return;
    // who looks elsewhere afterwards and comes back finds the map as he left it
    navigate(pathname, { replace: true });
    locate(plate);
  }, [isReady, plate, pathname, navigate, locate]);
}
