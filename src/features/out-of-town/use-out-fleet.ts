/** The vehicles of a picture as a map draws them: each drives from where it was to where it is. */
import { useEffect, useMemo } from 'react';
import type { OutOfTownPicture } from '../../contract/out-of-town.ts';
import { createFleetStore, type FleetStore } from '../../data/positions/fleet-store.ts';
import { snapshotsInto } from '../../data/positions/snapshots.ts';
import { serverNow } from '../../data/server-clock.ts';

export function useOutFleet(vehicles: OutOfTownPicture['vehicles']): FleetStore {
  const { store, tell } = useMemo(() => {
    const store = createFleetStore();
    return { store, tell: snapshotsInto(store) };
  }, []);
  useEffect(() => {
    const told = vehicles.map(({ vehicleId, plateNumber, lastTime, ...sight }) => ({
      ...sight,
      key: vehicleId,
      word: { vehicleId, plateNumber, companyId: null, dataFrom: 0 },
      heardOn: lastTime,
    }));
    tell(told, { here: Date.now(), there: serverNow() });
  }, [tell, vehicles]);
  return store;
}
