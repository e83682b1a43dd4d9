/** A place on the map, to be looked at. */
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { boxOfFences } from '../../map/fences/fence.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlacePin } from '../../map/PlacePin.tsx';
import { MapTold } from '../fleet-map/MapTold.tsx';
import { OperatorMap } from '../fleet-map/OperatorMap.tsx';

interface PointOnMapProps {
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
  label: string;
}

const MARGINS = { left: 24, right: 24, top: 24, bottom: 24 };
const CLOSEST = 16;
/** Metres around it that are looked at. */
const AROUND = 400;

export function PointOnMap({ lng, lat, label }: PointOnMapProps) {
  const [map, setMap] = useState<MapHandle | null>(null);
  const fences = useMemo(() => [{ id: '', label: '', lng, lat, radius: AROUND, isOn: true }], [lng, lat]);
  const box = useMemo(() => boxOfFences(fences), [fences]);
  useEffect(() => {
    if (map && box) map.fit(box, MARGINS, CLOSEST);
  }, [map, box]);
  return (
    <Ground>
      <OperatorMap margins={MARGINS} plain={drawn => <PlainFences city={drawn} fences={fences} />}>
        <MapTold onMap={setMap} />
        <PlacePin place={[lng, lat]} label={label} />
      </OperatorMap>
      <Buttons>
        <MapButtons map={map} onFit={() => box && map?.fit(box, MARGINS, CLOSEST)} />
      </Buttons>
    </Ground>
  );
}

const Ground = styled('div')({
  position: 'relative',
  height: 280,
  '& > [data-map]': { position: 'absolute', inset: 0 },
});

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 12, bottom: 28 });
