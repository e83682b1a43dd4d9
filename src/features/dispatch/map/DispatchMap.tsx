/** The town of the desk: its vehicles as they drive, the circle around the order, and who in it is which candidate. */
import { type ReactNode, useMemo } from 'react';
import type { Positions } from '../../../data/positions/positions.ts';
import { boxOfCircle } from '../../../map/metres.ts';
import type { Margins } from '../../../map/projection.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import { CityMap } from '../../../nouns/fleet-map/CityMap.tsx';

interface DispatchMapProps {
  positions: Positions;
  /** By business status. */
  shown: readonly boolean[];
  /** Vehicles that stand out. */
  marked: ReadonlySet<string>;
  circle: Circle | null;
  margins: Margins;
  /** Clicks are for somebody else. */
  isDeaf: boolean;
  onPick(vehicleId: string | undefined): void;
  children?: ReactNode;
}

export function DispatchMap(props: DispatchMapProps) {
  const { positions, shown, marked, circle, margins, isDeaf, onPick, children } = props;
  const choice = useMemo(() => ({ shown, marked, hasPlates: false, isDeaf }), [shown, marked, isDeaf]);
  const reach = useMemo(() => circle && boxOfCircle(circle.lng, circle.lat, circle.radius), [circle]);
  return (
    <CityMap
      positions={positions}
      choice={choice}
      reach={reach}
      circle={circle}
      margins={margins}
      onPick={onPick}
    >
      {children}
    </CityMap>
  );
}
