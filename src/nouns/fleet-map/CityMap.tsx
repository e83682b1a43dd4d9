/** The map of this operator with the fleet on it: what the engine of the map draws, bound to what the upstream tells. */
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Positions } from '../../data/positions/positions.ts';
import { boxAround, type City } from '../../map/city.ts';
import { Vehicles } from '../../map/layers/Vehicles.tsx';
import { useMap } from '../../map/map-context.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import { type Box, type Margins, union } from '../../map/projection.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import type { VehicleView } from '../../map/vehicles-on-map.ts';
import { OperatorMap } from './OperatorMap.tsx';
import { useCity } from './use-city.ts';

/** Marked vehicles are told of wherever they are. */
export interface VehicleChoice extends Omit<VehicleView, 'clusters'> {
  /** Clicks are for somebody else. */
  isDeaf: boolean;
}

interface CityMapProps {
  positions: Positions;
  choice: VehicleChoice;
  /** Vehicles in it are told of also where the map does not look. */
  reach: Box | null;
  /** For the still picture; on the map it is a layer. */
  circle: Circle | null;
  margins: Margins;
  onPick(vehicleId: string | undefined): void;
  children?: ReactNode;
}

/** A little more than is seen: who drives in is there when he comes. */
const BEYOND = 0.06;
const CLOSEST_ASKED = 24;

export function CityMap({ positions, choice, reach, circle, margins, onPick, children }: CityMapProps) {
  const city = useCity();
  const { shown, marked } = choice;
  return (
    <OperatorMap
      margins={margins}
      plain={drawn => (
        <PlainPicture city={drawn} fleet={positions.store} shown={shown} marked={marked} circle={circle} />
      )}
    >
      <Looking positions={positions} marked={marked} reach={reach} city={city ?? null} />
      <Vehicles {...choice} fleet={positions.store} clusters={positions.clusters} onPick={onPick} />
      {children}
    </OperatorMap>
  );
}

interface LookingProps extends Pick<CityMapProps, 'positions' | 'reach'> {
  marked: ReadonlySet<string>;
  city: City | null;
}

/** Tells the upstream where the map looks, and whom one follows. */
function Looking({ positions, marked, reach, city }: LookingProps) {
  const map = useMap();
  const wanted = useRef({ marked, reach });
  wanted.current = { marked, reach };

  const look = useCallback(() => {
    const seen = map ? map.box() : boxAround(city);
    const [west, south, east, north] = wanted.current.reach ? union(seen, wanted.current.reach) : seen;
    const [wide, high] = [(east - west) * BEYOND, (north - south) * BEYOND];
    positions.look({
      zoom: Math.min(Math.max(Math.floor(map ? map.camera().zoom : 0), 0), CLOSEST_ASKED),
      box: [
        Math.max(west - wide, -180),
        Math.max(south - high, -90),
        Math.min(east + wide, 180),
        Math.min(north + high, 90),
      ],
      chosen: [...wanted.current.marked],
    });
  }, [map, city, positions]);
  useEffect(() => {
    look();
    return map?.on('move', look);
  }, [look, map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom one follows, and who is in reach, is told of from then on
  useEffect(look, [marked, reach]);
  return null;
}
