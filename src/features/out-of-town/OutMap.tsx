/** The outline of the town, and beyond it whoever is out: those and no others. */
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OutOfTownPicture } from '../../contract/out-of-town.ts';
import { boxOfPlaces } from '../../map/city.ts';
import { Outline } from '../../map/layers/Outline.tsx';
import { Vehicles } from '../../map/layers/Vehicles.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import type { Box } from '../../map/projection.ts';
import { MapHandleReporter } from '../../nouns/fleet-map/MapHandleReporter.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useOutFleet } from './use-out-fleet.ts';

interface OutMapProps {
  /** Longitude and latitude of its corners. */
  outline: readonly (readonly number[])[];
  vehicles: OutOfTownPicture['vehicles'];
  chosen: string | undefined;
  onPick(vehicleId: string | undefined): void;
}

/** Of an outline without corners. */
const NOWHERE: Box = [0, 0, 0, 0];
const MARGINS = { left: 24, right: 24, top: 24, bottom: 36 };
const ALL_SHOWN = [false, true, true, true, true];
const NO_CLUSTERS = () => [];
/** As near as one looks at a single vehicle. */
const NEAR = 14;
const WHOLE = 15;

export function OutMap({ outline, vehicles, chosen, onPick }: OutMapProps) {
  const [map, setMap] = useState<MapHandle | null>(null);
  const fleet = useOutFleet(vehicles);
  const ring = useSteady(outline);
  const marked = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen]);
  const box = useMemo(
    () => boxOfPlaces([...ring, ...vehicles.map(({ lng, lat }) => [lng, lat] as const)]) ?? NOWHERE,
    [ring, vehicles],
  );
  const whole = useRef(box);
  whole.current = box;
  const known = useRef(vehicles);
  known.current = vehicles;
  const fit = () => map?.fit(whole.current, MARGINS, WHOLE);

  const isFitted = useRef(false);
  useEffect(() => {
    // who looks closer afterwards is left there, in other colours too
    if (map && !isFitted.current) map.fit(whole.current, MARGINS, WHOLE);
    isFitted.current ||= map !== null;
  }, [map]);
  useEffect(() => {
    const its = known.current.find(({ vehicleId }) => vehicleId === chosen);
    if (map && its) map.look({ lng: its.lng, lat: its.lat, zoom: Math.max(map.camera().zoom, NEAR) });
  }, [map, chosen]);

  return (
    <Place>
      <OperatorMap
        margins={MARGINS}
        plain={city => (
          <PlainPicture city={city} fleet={fleet} shown={ALL_SHOWN} marked={marked} ring={ring} box={box} />
        )}
      >
        <MapHandleReporter onMap={setMap} />
        <Outline ring={ring} />
        <Vehicles
          isDeaf={false}
          fleet={fleet}
          shown={ALL_SHOWN}
          marked={marked}
          hasPlates
          clusters={NO_CLUSTERS}
          onPick={onPick}
        />
        <Buttons>
          <MapButtons map={map} onFit={fit} />
        </Buttons>
      </OperatorMap>
    </Place>
  );
}

/** The same array for the same corners: they come anew with every answer. */
function useSteady(outline: OutMapProps['outline']): readonly (readonly [number, number])[] {
  const text = JSON.stringify(outline);
  return useMemo(() => JSON.parse(text) as [number, number][], [text]);
}

const Place = styled('div')({ position: 'relative', flex: 1, minHeight: 0 });

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 12, bottom: 28 });
