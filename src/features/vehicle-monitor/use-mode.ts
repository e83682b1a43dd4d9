/** How vehicles are drawn: as the address says it once, else as it was left. */
import { useLocation, useNavigate, useStore } from 'ra-core';
import { useEffect } from 'react';
import { MODES, type Mode, modeOf } from './ModeSwitch.tsx';

export function useMode(): [Mode, (mode: Mode) => void] {
  const [kept, setMode] = useStore<unknown>('monitorMap.mode', MODES[0]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('mode')) return;
    const asked = modeOf(query.get('mode'));
    if (asked) setMode(asked);
    // it is switched afterwards, and the address does not say otherwise
    query.delete('mode');
    navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true });
  }, [pathname, search, navigate, setMode]);
  return [modeOf(kept) ?? MODES[0], setMode];
}
