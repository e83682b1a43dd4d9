/** The map of this operator with the fleet on it: what the engine of the map draws, bound to what the upstream tells. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Positions } from '../../data/positions/positions.ts';
import { boxAround } from '../../map/city.ts';
import type { Clustering } from '../../map/clusters.ts';
import { Vehicles } from '../../map/layers/Vehicles.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import type { Margins } from '../../map/projection.ts';
import { OperatorMap } from './OperatorMap.tsx';
import { useCity } from './use-city.ts';

export interface VehicleChoice {
  /** By business status. */
  shown: readonly boolean[];
  /** Ids of vehicles that stand out and are told of wherever they are. */
  marked: ReadonlySet<string>;
  hasPlates: boolean;
  /** Which beside each other are drawn as one, the same object at each render; unset, each by itself. */
  clustering?: Clustering | undefined;
}

interface CityMapProps {
  positions: Positions;
  choice: VehicleChoice;
  margins: Margins;
  onPick(vehicleId: string | undefined): void;
  onReady(map: MapHandle): void;
  children?: ReactNode;
}

/** A little more than is seen: who drives in is there when he comes. */
const BEYOND = 0.06;
const CLOSEST_ASKED = 24;

export function CityMap({ positions, choice, margins, onPick, onReady, children }: CityMapProps) {
  const city = useCity();
  const [map, setMap] = useState<MapHandle | null>(null);
  const { marked } = choice;
  const chosen = useRef(marked);
  chosen.current = marked;

  const handleReady = useCallback(
    (ready: MapHandle) => {
      setMap(ready);
      onReady(ready);
    },
    [onReady],
  );

  const look = useCallback(() => {
    const [west, south, east, north] = map ? map.box() : boxAround(city ?? null);
    const [wide, high] = [(east - west) * BEYOND, (north - south) * BEYOND];
    positions.look({
      zoom: Math.min(Math.max(Math.floor(map ? map.camera().zoom : 0), 0), CLOSEST_ASKED),
      box: [
        Math.max(west - wide, -180),
        Math.max(south - high, -90),
        Math.min(east + wide, 180),
        Math.min(north + high, 90),
      ],
      chosen: [...chosen.current],
    });
  }, [map, city, positions]);
  useEffect(() => {
    look();
    return map?.on('move', look);
  }, [look, map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom one follows is told of from then on
  useEffect(look, [marked]);

  return (
    <OperatorMap
      margins={margins}
      plain={drawn => (
        <PlainPicture city={drawn} fleet={positions.store} shown={choice.shown} marked={marked} />
      )}
      onReady={handleReady}
    >
      <Vehicles {...choice} fleet={positions.store} clusters={positions.clusters} onPick={onPick} />
      {children}
    </OperatorMap>
  );
}
