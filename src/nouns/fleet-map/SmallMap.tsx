/** A map that is one part of a page, with the buttons that move it. Where nothing can be drawn, circles take its place. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { boxAround } from '../../map/city.ts';
import { boxOfFences, type DrawnFence } from '../../map/fences/fence.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Margins } from '../../map/projection.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { MapHandleReporter } from './MapHandleReporter.tsx';
import { OperatorMap } from './OperatorMap.tsx';
import { useCity } from './use-city.ts';

export interface SmallMapProps {
  className?: string;
  /** Name of the one place that it shows, as in `OperatorMap`. */
  placeName?: string;
  margins: Margins;
  /** Drawn where graphics are missing; on the map they are a layer. */
  fences: readonly DrawnFence[];
  map: MapHandle | null;
  /** The same function at each render; null when the map has ended. */
  onMap(map: MapHandle | null): void;
  onFit(): void;
  children: ReactNode;
}

/** Its height is set by `styled`. */
export function SmallMap(props: SmallMapProps) {
  const { className, placeName, margins, fences, map, onMap, onFit, children } = props;
  return (
    <Ground className={className}>
      <OperatorMap
        placeName={placeName}
        margins={margins}
        plain={city => <PlainFences city={city} fences={fences} />}
      >
        <MapHandleReporter onMap={onMap} />
        {children}
      </OperatorMap>
      <Buttons>
        <MapButtons map={map} onFit={onFit} />
      </Buttons>
    </Ground>
  );
}

/** Moves the map to all circles, and to the city where there are none. */
export function useFit(
  map: MapHandle | null,
  circles: readonly Circle[],
  margins: Margins,
  closest: number,
): () => void {
  const city = useCity();
  return () => map?.fit(boxOfFences(circles) ?? boxAround(city ?? null), margins, closest);
}

const Ground = styled('div')({ position: 'relative' });

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 12, bottom: 28 });
