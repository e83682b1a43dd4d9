/** The town of the desk: its vehicles as they drive, the circle around the order, and who in it is which candidate. */
import { type ReactNode, useMemo } from 'react';
import type { Positions } from '../../../data/positions/positions.ts';
import type { Coming } from '../../../map/layers/comer-layers.ts';
import { Rehearsal } from '../../../map/layers/Rehearsal.tsx';
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
  /** Who could come to the order. */
  coming: Coming | null;
  circle: Circle | null;
  margins: Margins;
  /** Clicks are for somebody else. */
  isDeaf: boolean;
  onPick(vehicleId: string | undefined): void;
  children?: ReactNode;
}

export function DispatchMap(props: DispatchMapProps) {
  const { positions, shown, marked, coming, circle, margins, isDeaf, onPick, children } = props;
  const choice = useMemo(
    () => ({ shown, marked, coming, hasPlates: false, isDeaf }),
    [shown, marked, coming, isDeaf],
  );
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
      <Rehearsal />
      {children}
    </CityMap>
  );
}
