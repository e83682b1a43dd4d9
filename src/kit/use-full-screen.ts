import { useSyncExternalStore } from 'react';

/** `toggle` resolves with whether the browser did it. */
export function useFullScreen(): { isFull: boolean; toggle: () => Promise<boolean> } {
  const isFull = useSyncExternalStore(subscribe, read);
  const toggle = async () => {
    if (!document.fullscreenEnabled) return false;
    try {
      await (read() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
      return true;
    } catch {
      return false;
    }
  };
  return { isFull, toggle };
}

const read = () => Boolean(document.fullscreenElement);

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
