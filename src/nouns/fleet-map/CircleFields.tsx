/** A place and a radius around it: named, typed, clicked on the map, or taken from its middle. */
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { LARGEST_RADIUS } from '../../contract/gis-past.ts';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { isComposing } from '../../kit/use-shortcut.ts';
import type { LngLat } from '../../map/crs.ts';
import { writePlace } from '../../map/place-text.ts';
import { Quick } from './parts.ts';
import { type CircleEntry, readRadius } from './use-circle.ts';
import { usePlaces } from './use-places.ts';

export interface PlacePick {
  isPicking: boolean;
  toggle(): void;
  centre(): LngLat;
}

interface CircleFieldsProps {
  entry: CircleEntry;
  /** Null where there is no map to click on. */
  pick: PlacePick | null;
}

export function CircleFields({ entry, pick }: CircleFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const { place, setPlace, takePlace, at, radius, setRadius } = entry;
  const isNamed = place.trim() !== '' && at === null;
  const { places, isSearching } = usePlaces(isNamed ? place : '');
  const isNoPlace = isNamed && places.length === 0 && !isSearching;
  const isNoRadius = readRadius(radius) === null;
  return (
    <>
      <FieldShell
        label={translate('map.circle.place')}
        htmlFor={`${id}-place`}
        help={translate('map.circle.placeHelp')}
        error={isNoPlace ? translate('map.circle.noPlace') : undefined}
      >
        <Framed
          id={`${id}-place`}
          value={place}
          autoComplete="off"
          error={isNoPlace}
          inputProps={{ 'aria-describedby': helpId(`${id}-place`) }}
          onChange={event => setPlace(event.target.value)}
          onKeyDown={event => {
            const [first] = places;
            if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !first) return;
            event.preventDefault();
            takePlace(first);
          }}
        />
      </FieldShell>
      {places.length > 0 && (
        <Quick role="group" aria-label={translate('map.circle.found')}>
          {places.map(found => (
            <button
              key={found.id}
              type="button"
              title={found.address ?? undefined}
              onClick={() => takePlace(found)}
            >
              {found.name}
            </button>
          ))}
        </Quick>
      )}
      {pick && (
        <Quick>
          <button type="button" aria-pressed={pick.isPicking} onClick={pick.toggle}>
            {translate(pick.isPicking ? 'map.circle.picking' : 'map.circle.pick')}
          </button>
          <button type="button" onClick={() => setPlace(writePlace(pick.centre()))}>
            {translate('map.circle.centre')}
          </button>
        </Quick>
      )}
      <FieldShell
        label={translate('map.circle.radius')}
        htmlFor={`${id}-radius`}
        error={isNoRadius ? translate('map.circle.noRadius', { most: LARGEST_RADIUS }) : undefined}
      >
        <Framed
          id={`${id}-radius`}
          value={radius}
          autoComplete="off"
          error={isNoRadius}
          inputProps={{
            inputMode: 'numeric',
            'aria-describedby': isNoRadius ? helpId(`${id}-radius`) : undefined,
          }}
          onChange={event => setRadius(event.target.value)}
        />
      </FieldShell>
    </>
  );
}
