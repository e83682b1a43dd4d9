/** One vehicle as both sides tell of it, on a map with a line between them. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ComparedVehicle } from '../../contract/data-compare.ts';
import { boxOfPlaces } from '../../map/city.ts';
import { PairMark, TwoPlaces } from '../../map/layers/TwoPlaces.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import { stillFleet } from '../../map/still-fleet.ts';
import { MapHandleReporter } from '../../nouns/fleet-map/MapHandleReporter.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';

type Place = readonly [lng: number, lat: number];

const MARGINS = { left: 32, right: 32, top: 32, bottom: 40 };
const STREET = 16;
const SHOWN = [false, true, true, true, true];
const NOBODY: ReadonlySet<string> = new Set();

export function PairMap({ vehicle: { ownLng, ownLat, feedLng, feedLat } }: { vehicle: ComparedVehicle }) {
  const translate = useTranslate();
  const own = usePlace(ownLng, ownLat);
  const feed = usePlace(feedLng, feedLat);
  const places = [own, feed].filter(each => each !== null);
  const box = boxOfPlaces(places);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fitPlaces = (on: MapHandle | null) => box && on?.fit(box, MARGINS, STREET);
  const latest = useRef(fitPlaces);
  latest.current = fitPlaces;
  const handleReady = useCallback((ready: MapHandle | null) => {
    setMap(ready);
    latest.current(ready);
  }, []);
  return (
    <>
      <Room>
        <OperatorMap
          margins={MARGINS}
          plain={city => (
            <PlainPicture city={city} fleet={stillFleet(places)} shown={SHOWN} marked={NOBODY} />
          )}
        >
          <MapHandleReporter onMap={handleReady} />
          <TwoPlaces one={own} other={feed} />
          <Buttons>
            <MapButtons map={map} onFit={() => fitPlaces(map)} />
          </Buttons>
        </OperatorMap>
      </Room>
      <Signs>
        <span>
          <PairMark /> {translate('dataCompare.own')}
        </span>
        <span>
          <PairMark isHollow /> {translate('dataCompare.feed')}
        </span>
      </Signs>
    </>
  );
}

/** The same as long as it is the same place. */
const usePlace = (lng: number | null, lat: number | null): Place | null =>
  useMemo(() => (lng === null || lat === null ? null : [lng, lat]), [lng, lat]);

const Room = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  height: 260,
  marginTop: 12,
  backgroundColor: tokens.sunken,
}));

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 8, bottom: 28 });

const Signs = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 16,
  marginTop: 8,
  color: tokens.text.plain,
  span: { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));
