/** The way of a ride on the map, from where to where. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { ComplaintEvidence } from '../../contract/complaint.ts';
import { boxOfPlaces } from '../../map/city.ts';
import type { LngLat } from '../../map/crs.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { WayLine } from '../../map/layers/WayLine.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlacePin } from '../../map/PlacePin.tsx';
import { MapTold } from '../../nouns/fleet-map/MapTold.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';

const MARGINS = { left: 32, right: 32, top: 48, bottom: 32 };
const CLOSEST = 16;
/** Metres around either end, where only a picture can be drawn. */
const AROUND = 200;

export default function RideOnMap({ line }: Pick<ComplaintEvidence, 'line'>) {
  const translate = useTranslate();
  const [map, setMap] = useState<MapHandle | null>(null);
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
  useEffect(() => {
    if (map && box) map.fit(box, MARGINS, CLOSEST);
  }, [map, box]);
  return (
    <Ground>
      <OperatorMap margins={MARGINS} plain={city => <PlainFences city={city} fences={fences} />}>
        <MapTold onMap={setMap} />
        <WayLine way={way} isDriven />
        {ends.map(({ place, label }, index) => (
          <PlacePin key={label} place={place} label={label} isHollow={index > 0} />
        ))}
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
