import { type ReactNode, useMemo } from 'react';
import { useLiveSource } from '../data/live/use-live-source.ts';
import { liveResourcesOf } from '../data/routes.ts';
import { useSession } from '../data/session-context.tsx';
import { LiveContext } from '../kit/list/live-rows.ts';
import { features } from './features.ts';

/** Lists hear of what others do: the kit draws it, the client of the contract tells it, and they meet here. */
export function LiveRows({ children }: { children: ReactNode }) {
  const { rights } = useSession();
  const resources = useMemo(() => liveResourcesOf(features, rights), [rights]);
  return <LiveContext value={useLiveSource(resources)}>{children}</LiveContext>;
}
