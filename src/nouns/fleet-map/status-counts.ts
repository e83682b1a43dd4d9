/** Vehicles by their business status. */
import type { VehicleCluster } from '../../contract/clustering.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import type { Status } from '../../map/fleet.ts';

/** As the dispatcher looks for them. */
export const STATUS_ORDER: readonly Status[] = [3, 1, 2, 4];

/** How many there are of each business status, by its number; under 0 those in clusters that do not tell theirs. */
export function countsOf(store: FleetStore, clusters: readonly VehicleCluster[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { count, carrying, taken, empty, outOfService } of clusters) {
    const told = [carrying, taken, empty, outOfService];
    const rest = told.reduce((left, each) => left - each, count);
    for (const [at, each] of [rest, ...told].entries()) counts[at] = (counts[at] ?? 0) + each;
  }
  for (let place = 0; place < store.count; place++) {
    const status = store.status[place] ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
