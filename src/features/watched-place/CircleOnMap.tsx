/** The place on the map, among the others: dragged there, or by keys; the figures above say the same. */
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LARGEST_PLACE, SMALLEST_PLACE, type WatchedPlace } from '../../contract/watched-place.ts';
import type { LngLat } from '../../map/crs.ts';
import { FenceHandles } from '../../map/fences/FenceHandles.tsx';
import { type DrawnFence, rounded } from '../../map/fences/fence.ts';
import { Fences } from '../../map/layers/Fences.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { useFit } from '../../nouns/fleet-map/SmallMap.tsx';
import { Editor, EditorActs, EditorMap, MARGINS, useInView } from '../../nouns/place-map/place-editor.ts';
import { useCircle, useSetCircle } from './use-circle.ts';
import { drawnFences, usePlaces } from './use-places.ts';

const CLOSEST = 15;
const FIRST_RADIUS = 300;

export function CircleOnMap({ isReadOnly }: { isReadOnly: boolean }) {
  const translate = useTranslate();
  const circle = useCircle();
  const setCircle = useSetCircle();
  const fences = useFencesAround(circle);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fit = useFit(map, circle ? [circle] : [], MARGINS, CLOSEST);
  useInView(circle && map, circle && [circle.lng, circle.lat], fit);
  const putHere = ([lng, lat]: LngLat) =>
    setCircle({ lng: rounded(lng), lat: rounded(lat), ...(!circle && { radius: FIRST_RADIUS }) });
  const mayPut = map !== null && !isReadOnly;
  usePutByClick(mayPut && !circle ? map : null, putHere);
  return (
    <Editor data-wide>
      {mayPut && (
        <EditorActs>
          <button type="button" onClick={() => putHere(map.centre())}>
            {translate('watchedPlace.map.centre')}
          </button>
          <span>{translate(circle ? 'watchedPlace.map.drag' : 'watchedPlace.map.click')}</span>
        </EditorActs>
      )}
      <Ground margins={MARGINS} fences={fences} map={map} onMap={setMap} onFit={fit}>
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
      </Ground>
    </Editor>
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

/** Where there is none yet, a click puts it there. @param map null while a click is for nobody */
function usePutByClick(map: MapHandle | null, put: (place: LngLat) => void): void {
  useEffect(() => map?.on('click', (x, y) => put(map.placeAt(x, y))));
}

const Ground = styled(EditorMap)({ height: 340 });
