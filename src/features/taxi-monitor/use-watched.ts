/** The vehicles on one's own list, read again and again; and how it is changed. */
import { useNotify } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { type WatchedVehicle, watchCalls } from '../../contract/watched-vehicle.ts';
import { createFleetStore, type FleetStore } from '../../data/positions/fleet-store.ts';
import { snapshotsInto } from '../../data/positions/snapshots.ts';
import { UpstreamError } from '../../data/send.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';

/** Milliseconds; an upstream that has no stream is asked as seldom as the specification has it. */
const REPEAT_MS = 5_000;
const SELDOM_MS = 10_000;

export function useWatched() {
  const everyMs = useCapability('positionStream') ? REPEAT_MS : SELDOM_MS;
  const { data, error, dataUpdatedAt, refetch } = useAnswer(
    watchCalls.listWatched,
    { query: {} },
    { repeatMs: everyMs },
  );
  return {
    /** Undefined before they are there. */
    watched: data,
    fleet: useWatchedFleet(data),
    error,
    refetch,
    freshness: { readOn: dataUpdatedAt || undefined, hasFailed: error !== null, everyMs },
  };
}

const NOBODY: readonly WatchedVehicle[] = [];

/** By their plates: an operator's own upstream may have no other name for them. */
function useWatchedFleet(watched: readonly WatchedVehicle[] = NOBODY): FleetStore {
  const { store, tell } = useMemo(() => {
    const store = createFleetStore();
    return { store, tell: snapshotsInto(store) };
  }, []);
  useEffect(() => {
    const told = watched.flatMap(
      ({ plateNumber, lng, lat, direction, speed, businessStatus, gpsTime, online }) =>
        lng === null || lat === null
          ? []
          : {
              key: plateNumber,
              word: { vehicleId: plateNumber, plateNumber, companyId: null, dataFrom: 0 },
              lng,
              lat,
              direction: direction ?? 0,
              speed: online === 0 ? 0 : (speed ?? 0),
              businessStatus: businessStatus ?? 4,
              heardOn: gpsTime ?? 0,
            },
    );
    tell(told, { here: Date.now(), there: serverNow() });
  }, [tell, watched]);
  return store;
}

/** What is refused is said. */
export function useWatchActs() {
  const notify = useNotify();
  const failureText = useFailureText();
  const isAllowed = useMay(watchCalls.watchVehicles);
  const watch = useCall(watchCalls.watchVehicles);
  const unwatch = useCall(watchCalls.unwatchVehicle);
  const onError = (error: unknown) => notify(failureText(error).text, { type: 'error' });
  return {
    isAllowed,
    isBusy: watch.isPending || unwatch.isPending,
    /** Those that there are; answers the others. Fails, once that is said, where it is not known who was added. */
    add: (plateNumbers: readonly string[]): Promise<readonly string[]> =>
      addKnown(plateNumbers, some =>
        watch.mutateAsync({ query: {}, body: { plateNumbers: [...some] } }),
      ).catch(error => {
        onError(error);
        throw error;
      }),
    remove: (plateNumber: string) => unwatch.mutate({ query: { plateNumber } }, { onError }),
  };
}

/** Answers the plates of which there is no vehicle: the others are put without them. */
async function addKnown(
  plates: readonly string[],
  put: (some: readonly string[]) => Promise<unknown>,
): Promise<readonly string[]> {
  try {
    await put(plates);
    return [];
  } catch (error) {
    const unknown = unknownOf(error, plates);
    if (unknown.length === 0) throw error;
    const known = plates.filter(plate => !unknown.includes(plate));
    if (known.length > 0) await put(known);
    return unknown;
  }
}

/** Of these plates, those of which the upstream says that there is no vehicle. */
function unknownOf(error: unknown, plates: readonly string[]): readonly string[] {
  const data = error instanceof UpstreamError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return [];
  const named = new Set(data.fields.map(problem => String(problem?.field)));
  return plates.filter((_, at) => named.has(`plateNumbers.${at}`));
}
