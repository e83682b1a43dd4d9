/** The fleet as a layer: renders nothing, mounting adds it and unmounting takes it away. */
import { useEffect, useRef } from 'react';
import type { ClusterMark } from '../clusters.ts';
import type { Fleet } from '../fleet.ts';
import { useMap } from '../map-context.ts';
import { type VehiclesOnMap, type VehicleView, vehiclesOnMap } from '../vehicles-on-map.ts';

interface VehiclesProps extends Omit<VehicleView, 'clusters'> {
  fleet: Fleet;
  /** Drawn as one already by who tells of them; read anew at each change of the fleet. */
  clusters(): readonly ClusterMark[];
  /** A vehicle, or none, was clicked. */
  onPick(vehicleId: string | undefined): void;
  /** Whether clicks are for somebody else. */
  isDeaf: boolean;
}

/** How far one goes in on a cluster. */
const INTO_CLUSTER = 2;

export function Vehicles({ fleet, clusters, onPick, isDeaf, ...look }: VehiclesProps) {
  const map = useMap();
  const drawn = useRef<VehiclesOnMap | null>(null);
  const current = useRef({ look, clusters, onPick });
  current.current = { look, clusters, onPick };
  const { shown, marked, hasPlates, isSticker, clustering, coming } = look;

  useEffect(() => {
    if (!map) return;
    const view = (): VehicleView => ({ ...current.current.look, clusters: current.current.clusters() });
    const vehicles = vehiclesOnMap(map, fleet, view);
    drawn.current = vehicles;
    return () => {
      drawn.current = null;
      vehicles.end();
    };
  }, [map, fleet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of another fleet, others are clicked
  useEffect(() => {
    const vehicles = drawn.current;
    if (!map || !vehicles || isDeaf) return;
    const endings = [
      map.on('click', (x, y) => {
        const cluster = vehicles.clusterAt(x, y);
        if (!cluster) return current.current.onPick(vehicles.at(x, y));
        const { lng, lat } = cluster;
        map.look({ lng, lat, zoom: map.camera().zoom + INTO_CLUSTER });
      }),
      map.on('hover', (x, y) =>
        map.point(vehicles.clusterAt(x, y) !== undefined || vehicles.at(x, y) !== undefined),
      ),
    ];
    return () => {
      for (const end of endings) end();
      map.point(false);
    };
  }, [map, fleet, isDeaf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew for is what these say
  useEffect(() => drawn.current?.refresh(), [shown, marked, hasPlates, isSticker, clustering, coming]);
  return null;
}
