/** Which panels of the desk are open. Where there is no room for both beside the map, one at a time. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { Side } from '../../../nouns/fleet-map/FoldingPanel.tsx';

export interface Panels {
  isLeftOpen: boolean;
  isRightOpen: boolean;
  open(side: Side): void;
  fold(side: Side): void;
}

/** Both panels, and between them as much of the map as one needs to see a circle. */
const BOTH = '(min-width: 1440px)';

/** @param hasAside there is something for the right one to show */
export function usePanels(hasAside: boolean): Panels {
  const isSingle = !useMediaQuery(BOTH, { noSsr: true });
  const [left, setLeft] = useStore('desk.left', true);
  const [right, setRight] = useStore('desk.right', true);
  const isRightOpen = right && hasAside;
  const open = useCallback(
    (side: Side) => {
      if (side === 'left') setLeft(true);
      if (side === 'right' || isSingle) setRight(side === 'right');
    },
    [isSingle, setLeft, setRight],
  );
  const fold = useCallback(
    (side: Side) => (side === 'left' ? setLeft(false) : setRight(false)),
    [setLeft, setRight],
  );
  return useMemo(
    () => ({ isLeftOpen: left && !(isSingle && isRightOpen), isRightOpen, open, fold }),
    [left, isSingle, isRightOpen, open, fold],
  );
}
