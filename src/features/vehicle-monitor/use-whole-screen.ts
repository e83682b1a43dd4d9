/** The map with its panels over everything else: on the whole screen where the browser can, else on the whole window. */
import { useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../../kit/use-full-screen.ts';

export interface WholeScreen {
  isWhole: boolean;
  toggle(): void;
}

export function useWholeScreen(): WholeScreen {
  const [isWhole, setWhole] = useState(false);
  const { isFull, toggle } = useFullScreen();
  const wasFull = useRef(isFull);
  useEffect(() => {
    // by Escape, which the browser keeps to itself
    if (wasFull.current && !isFull) setWhole(false);
    wasFull.current = isFull;
  }, [isFull]);
  return {
    isWhole,
    toggle() {
      setWhole(!isWhole);
      if (isFull === isWhole) void toggle();
    },
  };
}
