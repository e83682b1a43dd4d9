/** Where an address lies: shown on the map, and put there by a click, by keys, or where the map is looked at. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LngLat } from '../../map/crs.ts';
import { TwoPlaces } from '../../map/layers/TwoPlaces.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useFit } from '../fleet-map/SmallMap.tsx';
import { Editor, EditorActs, EditorMap, MARGINS, typedPlace, useInView } from './place-editor.ts';

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
  onPut(place: LngLat | null): void;
  isReadOnly: boolean;
}

const CLOSEST = 16;
/** Metres around it that are looked at. */
const AROUND = 400;

export function PlaceOnMap({ name, at, onPut, isReadOnly }: PlaceOnMapProps) {
  const translate = useTranslate();
  const place = usePlace(at);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fences = useMemo(
    () => (place ? [{ id: '', label: '', lng: place[0], lat: place[1], radius: AROUND, isOn: true }] : []),
    [place],
  );
  const fit = useFit(map, fences, MARGINS, CLOSEST);
  useInView(map, place, fit);
  const mayPut = map !== null && !isReadOnly;
  usePutByHand(mayPut ? map : null, onPut);
  if (isReadOnly && !place) return null;
  return (
    <Editor data-wide>
      <Ground placeName={name} margins={MARGINS} fences={fences} map={map} onMap={setMap} onFit={fit}>
        <TwoPlaces one={place} other={null} />
      </Ground>
      {mayPut && (
        <EditorActs>
          <button type="button" onClick={() => onPut(map.centre())}>
            {translate('entity.place.centre')}
          </button>
          {place && (
            <button type="button" onClick={() => onPut(null)}>
              {translate('entity.place.clear')}
            </button>
          )}
          <span>{translate(place ? 'entity.place.move' : 'entity.place.click')}</span>
        </EditorActs>
      )}
    </Editor>
  );
}

/** Null while what is typed makes none. */
function usePlace({ lng, lat }: PlaceFields): LngLat | null {
  const [east, north] = useWatch({ name: [lng, lat] }) as unknown[];
  return useMemo(() => typedPlace(east, north), [east, north]);
}

/** A click, or Enter while the map has the keyboard. @param map null while it is for nobody */
function usePutByHand(map: MapHandle | null, put: (place: LngLat) => void): void {
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

const Ground = styled(EditorMap)({ height: 280 });
