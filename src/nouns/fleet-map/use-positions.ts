/** Where the vehicles are, for as long as a page shows them: by the stream, or asked again and again where there is none. */
import { useEffect, useState } from 'react';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import type { Positions } from '../../data/positions/positions.ts';
import type { ConnectionState } from '../../data/push/connection.ts';
import { useCapability } from '../../data/session-context.tsx';
import { loadCode } from '../../late/load-code.ts';

export interface LivePositions {
  /** Null until the script is there. */
  positions: Positions | null;
  state: ConnectionState;
}

/** @param isShown the same function at each render */
export function usePositions(isShown?: IsShown): LivePositions {
  const hasStream = useCapability('positionStream');
  const [positions, setPositions] = useState<Positions | null>(null);
  const [state, setState] = useState<ConnectionState>('off');
  useEffect(() => {
    let opened: Positions | undefined;
    let isOver = false;
    const open = hasStream
      ? loadCode(() => import('../../data/positions/open-positions.ts')).then(
          ({ openPositions }) => openPositions,
        )
      : loadCode(() => import('../../data/positions/open-polled.ts')).then(({ openPolled }) => openPolled);
    open
      .then(begin => {
        if (isOver) return;
        opened = begin(next => {
          if (!isOver) setState(next);
        }, isShown);
        setPositions(opened);
      })
      .catch(() => {
        if (!isOver) setState('lost');
      });
    return () => {
      isOver = true;
      opened?.end();
      setPositions(null);
    };
  }, [hasStream, isShown]);
  return { positions, state };
}
