/** A place on the map, to be looked at. */
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { boxOfFences } from '../../map/fences/fence.ts';
import { PlacePin } from '../../map/PlacePin.tsx';
import { FittedMap } from '../fleet-map/FittedMap.tsx';

interface PointOnMapProps {
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
  label: string;
}

const MARGINS = { left: 24, right: 24, top: 24, bottom: 24 };
/** Metres around it that are looked at. */
const AROUND = 400;

export function PointOnMap({ lng, lat, label }: PointOnMapProps) {
  const fences = useMemo(() => [{ id: '', label: '', lng, lat, radius: AROUND, isOn: true }], [lng, lat]);
  const box = useMemo(() => boxOfFences(fences), [fences]);
  return (
    <Ground margins={MARGINS} fences={fences} box={box}>
      <PlacePin place={[lng, lat]} label={label} />
    </Ground>
  );
}

const Ground = styled(FittedMap)({ height: 280 });
