/** What lists hear of others, for the roof to hand on. Nothing of it is loaded where the upstream cannot tell. */
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useContext, useEffect, useState } from 'react';
import { loadCode } from '../../late/load-code.ts';
import { afterFirstPage } from '../first-page.ts';
import { PushContext } from '../push/push-context.tsx';
import { useSession } from '../session-context.tsx';
import type { HeardChange } from './live-engine.ts';
import type { LiveListHere } from './live-list.ts';

interface Source {
  open(resource: string): LiveListHere | null;
}

/**
 * Null until it is there.
 * @param resources see `LiveOptions`; the same set as long as nothing in it is otherwise
 */
export function useLiveSource(resources: ReadonlySet<string>): Source | null {
  const { bus, onState, readState } = useContext(PushContext);
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { user, capabilities } = useSession();
  const [source, setSource] = useState<Source | null>(null);
  const canTell = capabilities.has('push');

  useEffect(() => {
    if (!canTell) return;
    let end = () => {};
    let isGone = false;
    const heard: HeardChange[] = [];
    const stopHearing = bus.listen('RECORD_CHANGED', ({ data }, { isLate }) =>
      heard.push({ data, isLate, at: Date.now() }),
    );
    const load = async () => {
      const { createLiveEngine } = await loadCode(() => import('./live-engine.ts'));
      if (isGone) return;
      stopHearing();
      const engine = createLiveEngine({
        bus,
        onOpen: listener => onState(() => readState() === 'open' && listener()),
        queryClient,
        dataProvider,
        userId: user.id,
        resources,
        hasLocks: capabilities.has('locks'),
        heard,
      });
      end = engine.end;
      setSource(engine);
    };
    // without the script lists stay as they are read: nothing that has to be said
    const cancel = afterFirstPage(queryClient, () => void load().catch(stopHearing));
    return () => {
      isGone = true;
      cancel();
      stopHearing();
      end();
      setSource(null);
    };
  }, [canTell, bus, onState, readState, queryClient, dataProvider, user.id, resources, capabilities]);
  return source;
}
