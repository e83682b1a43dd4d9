/** The way of a ride on the map, from where to where. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ComplaintEvidence } from '../../contract/complaint.ts';
import { boxOfPlaces } from '../../map/city.ts';
import type { LngLat } from '../../map/crs.ts';
import { WayLine } from '../../map/layers/WayLine.tsx';
import { PlacePin } from '../../map/PlacePin.tsx';
import { FittedMap } from '../../nouns/fleet-map/FittedMap.tsx';

const MARGINS = { left: 32, right: 32, top: 48, bottom: 32 };
/** Metres around either end, where only a picture can be drawn. */
const AROUND = 200;

export default function RideOnMap({ line }: Pick<ComplaintEvidence, 'line'>) {
  const translate = useTranslate();
  const way = useMemo(() => line.map(([lng, lat]): LngLat => [lng, lat]), [line]);
  const ends = useMemo(
    () =>
      [way.at(0), way.at(-1)].flatMap((place, index) =>
        place ? [{ place, label: translate(`complaint.evidence.${index === 0 ? 'from' : 'to'}`) }] : [],
      ),
    [way, translate],
  );
  const fences = ends.map(({ place: [lng, lat], label }) => ({
    id: label,
    label,
    lng,
    lat,
    radius: AROUND,
    isOn: true,
  }));
  const box = useMemo(() => boxOfPlaces(way), [way]);
  return (
    <Ground margins={MARGINS} fences={fences} box={box}>
      <WayLine way={way} isDriven />
      {ends.map(({ place, label }, index) => (
        <PlacePin key={label} place={place} label={label} isHollow={index > 0} />
      ))}
    </Ground>
  );
}

const Ground = styled(FittedMap)({ height: 280 });
