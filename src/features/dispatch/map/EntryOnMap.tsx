/** The order that is being taken down, on the map: where from, where to, and what a click is for. */
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { boxOfPlaces } from '../../../map/city.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { PlacePicker } from '../../../map/PlacePicker.tsx';
import { PlacePin } from '../../../map/PlacePin.tsx';
import type { Margins } from '../../../map/projection.ts';
import type { PlaceEntry } from '../state/entry.ts';
import type { OpenEntry } from '../state/use-entry.ts';

interface EntryOnMapProps {
  here: OpenEntry;
  map: MapHandle | null;
  margins: Margins;
}

const CLOSEST = 15;

export function EntryOnMap({ here, map, margins }: EntryOnMapProps) {
  const translate = useTranslate();
  const { entry, picking, pick } = here;
  const { origin, dest } = entry;
  useFollowed(map, origin.at, dest.at, margins);
  return (
    <>
      {dest.at && <PlacePin place={[dest.at.lng, dest.at.lat]} label={dest.text} isHollow />}
      {origin.at && (
        <PlacePin
          place={[origin.at.lng, origin.at.lat]}
          label={origin.text || translate('order.field.origin')}
        />
      )}
      {picking && <PlacePicker margins={margins} onPick={pick} />}
    </>
  );
}

type At = PlaceEntry['at'];

/** The map goes along with what is filled in. */
function useFollowed(map: MapHandle | null, from: At, to: At, margins: Margins): void {
  useEffect(() => {
    const places = [from, to].flatMap(at => (at ? [[at.lng, at.lat] as const] : []));
    const box = boxOfPlaces(places);
    if (!map || !box) return;
    const [place] = places;
    if (places.length === 1 && place)
      map.look({ lng: place[0], lat: place[1], zoom: Math.max(map.camera().zoom, CLOSEST) });
    else map.fit(box, margins, CLOSEST);
  }, [map, from, to, margins]);
}
