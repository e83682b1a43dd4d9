import type { ReactNode } from 'react';
import { useLiveSource } from '../data/live/use-live-source.ts';
import { LiveContext } from '../kit/list/live-rows.ts';

/** Lists hear of what others do: the kit draws it, the client of the contract tells it, and they meet here. */
export function LiveRows({ children }: { children: ReactNode }) {
  return <LiveContext value={useLiveSource()}>{children}</LiveContext>;
}
