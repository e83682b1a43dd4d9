/** The place on the map, among the others: dragged there, or by keys; the figures above say the same. */
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LARGEST_PLACE, SMALLEST_PLACE, type WatchedPlace } from '../../contract/watched-place.ts';
import { boxAround } from '../../map/city.ts';
import { FenceHandles } from '../../map/fences/FenceHandles.tsx';
import { boxOfFences, type DrawnFence, rounded } from '../../map/fences/fence.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { Fences } from '../../map/layers/Fences.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { MapTold } from '../../nouns/fleet-map/MapTold.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { useCircle, useSetCircle } from './use-circle.ts';
import { drawnFences, usePlaces } from './use-places.ts';

const MARGINS = { left: 24, right: 24, top: 24, bottom: 24 };
const CLOSEST = 15;
const FIRST_RADIUS = 300;

export function CircleOnMap({ isReadOnly }: { isReadOnly: boolean }) {
  const translate = useTranslate();
  const city = useCity();
  const circle = useCircle();
  const setCircle = useSetCircle();
  const fences = useFencesAround(circle);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fit = () =>
    map?.fit(boxOfFences(circle ? [circle] : []) ?? boxAround(city ?? null), MARGINS, CLOSEST);
  useInView(map, circle);
  const putHere = ([lng, lat]: readonly [number, number]) =>
    setCircle({ lng: rounded(lng), lat: rounded(lat), ...(!circle && { radius: FIRST_RADIUS }) });
  const mayPut = map !== null && !isReadOnly;
  usePutByClick(mayPut && !circle ? map : null, putHere);
  return (
    <Whole data-wide>
      {mayPut && (
        <Acts>
          <button type="button" onClick={() => putHere(map.centre())}>
            {translate('watchedPlace.map.centre')}
          </button>
          <span>{translate(circle ? 'watchedPlace.map.drag' : 'watchedPlace.map.click')}</span>
        </Acts>
      )}
      <Ground>
        <OperatorMap margins={MARGINS} plain={drawn => <PlainFences city={drawn} fences={fences} />}>
          <MapTold onMap={setMap} />
          <Fences fences={fences} />
          {circle && !isReadOnly && (
            <FenceHandles
              circle={circle}
              least={SMALLEST_PLACE}
              most={LARGEST_PLACE}
              onMove={([lng, lat]) => setCircle({ lng, lat })}
              onResize={radius => setCircle({ radius })}
            />
          )}
        </OperatorMap>
        <Buttons>
          <MapButtons map={map} onFit={fit} />
        </Buttons>
      </Ground>
    </Whole>
  );
}

/** The other places, and this one as it is typed: its name stands above, its handle in its middle. */
function useFencesAround(circle: Circle | null): DrawnFence[] {
  const place = useRecordContext<WatchedPlace>();
  const places = usePlaces();
  const state: unknown = useWatch({ name: 'state' });
  const id = place?.id ?? '';
  return useMemo(() => {
    const others = drawnFences(places.filter(other => other.id !== id));
    return circle ? [...others, { id, label: '', isOn: state !== 0, ...circle }] : others;
  }, [places, id, state, circle]);
}

/** Comes into view at first, and whenever it lies outside of it: found by name, or typed. */
function useInView(map: MapHandle | null, circle: Circle | null): void {
  const [seen, setSeen] = useState<MapHandle | null>(null);
  useEffect(() => {
    if (!map || !circle) return;
    const [west, south, east, north] = map.box();
    const { lng, lat } = circle;
    const isInView = lng >= west && lng <= east && lat >= south && lat <= north;
    if (seen === map && isInView) return;
    setSeen(map);
    const box = boxOfFences([circle]);
    if (box) map.fit(box, MARGINS, CLOSEST);
  }, [map, circle, seen]);
}

/** Where there is none yet, a click puts it there. @param map null while a click is for nobody */
function usePutByClick(map: MapHandle | null, put: (place: readonly [number, number]) => void): void {
  useEffect(() => map?.on('click', (x, y) => put(map.placeAt(x, y))));
}

const Whole = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

const Acts = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  span: { color: tokens.text.faint },
  button: {
    minHeight: sizes.control,
    padding: '0 8px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.surface,
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
  },
}));

const Ground = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  height: 340,
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  overflow: 'hidden',
}));

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 8, bottom: 28 });
