/** Where an address lies: shown on the map, and put there by a click, by keys, or where the map is looked at. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { boxAround } from '../../map/city.ts';
import { boxOfFences } from '../../map/fences/fence.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { TwoPlaces } from '../../map/layers/TwoPlaces.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { MapTold } from '../fleet-map/MapTold.tsx';
import { OperatorMap } from '../fleet-map/OperatorMap.tsx';
import { useCity } from '../fleet-map/use-city.ts';

/** The fields with the degrees of a place. */
interface PlaceFields {
  lng: string;
  lat: string;
}

interface PlaceOnMapProps {
  /** What the place is called. */
  name: string;
  at: PlaceFields;
  /** Degrees of WGS-84; null takes it away. */
  onPut(place: readonly [number, number] | null): void;
  isReadOnly: boolean;
}

const MARGINS = { left: 24, right: 24, top: 24, bottom: 24 };
const CLOSEST = 16;
/** Metres around it that are looked at. */
const AROUND = 400;

export function PlaceOnMap({ name, at, onPut, isReadOnly }: PlaceOnMapProps) {
  const translate = useTranslate();
  const city = useCity();
  const place = usePlace(at);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fences = useMemo(
    () => (place ? [{ id: '', label: '', lng: place[0], lat: place[1], radius: AROUND, isOn: true }] : []),
    [place],
  );
  const fit = () => map?.fit(boxOfFences(fences) ?? boxAround(city ?? null), MARGINS, CLOSEST);
  useInView(map, place, fit);
  const mayPut = map !== null && !isReadOnly;
  usePutByHand(mayPut ? map : null, onPut);
  if (isReadOnly && !place) return null;
  return (
    <Whole data-wide>
      <Ground>
        <OperatorMap
          placeName={name}
          margins={MARGINS}
          plain={drawn => <PlainFences city={drawn} fences={fences} />}
        >
          <MapTold onMap={setMap} />
          <TwoPlaces one={place} other={null} />
        </OperatorMap>
        <Buttons>
          <MapButtons map={map} onFit={fit} />
        </Buttons>
      </Ground>
      {mayPut && (
        <Acts>
          <button type="button" onClick={() => onPut(map.centre())}>
            {translate('entity.place.centre')}
          </button>
          {place && (
            <button type="button" onClick={() => onPut(null)}>
              {translate('entity.place.clear')}
            </button>
          )}
          <span>{translate(place ? 'entity.place.move' : 'entity.place.click')}</span>
        </Acts>
      )}
    </Whole>
  );
}

/** Null while what is typed makes none. */
function usePlace({ lng, lat }: PlaceFields): readonly [number, number] | null {
  const [east, north] = useWatch({ name: [lng, lat] }) as unknown[];
  return useMemo(
    () => (isWithin(east, 180) && isWithin(north, FURTHEST_LAT) ? [east, north] : null),
    [east, north],
  );
}

/** Maps end here. */
const FURTHEST_LAT = 85;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Comes into view at first, and whenever it lies outside of it: found by name, or typed. */
function useInView(map: MapHandle | null, place: readonly [number, number] | null, look: () => void): void {
  const [seen, setSeen] = useState<MapHandle | null>(null);
  useEffect(() => {
    if (!map) return;
    const [west, south, east, north] = map.box();
    const isIn = !place || (place[0] >= west && place[0] <= east && place[1] >= south && place[1] <= north);
    if (seen === map && isIn) return;
    setSeen(map);
    look();
  }, [map, place, seen, look]);
}

/** A click, or Enter while the map has the keyboard. @param map null while it is for nobody */
function usePutByHand(map: MapHandle | null, put: (place: readonly [number, number]) => void): void {
  useEffect(() => {
    if (!map) return;
    const endings = [
      map.on('click', (x, y) => put(map.placeAt(x, y))),
      map.on('choose', () => put(map.centre())),
    ];
    return () => {
      for (const end of endings) end();
    };
  });
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
  height: 280,
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  overflow: 'hidden',
}));

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 8, bottom: 28 });
