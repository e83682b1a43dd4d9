/** A place and a radius around it: named, typed, clicked on the map, or taken from its middle. */
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { LARGEST_RADIUS } from '../../contract/gis-past.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import type { LngLat } from '../../map/crs.ts';
import { readPlace, writePlace } from '../../map/place-text.ts';
import { PlaceField } from '../place/PlaceField.tsx';
import { Quick } from './parts.ts';
import { type CircleEntry, readRadius } from './use-circle.ts';

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
  const { place, setPlace, at, radius, setRadius } = entry;
  const isNoRadius = readRadius(radius) === null;
  return (
    <>
      <PlaceField<LngLat>
        id={`${id}-place`}
        label={translate('map.circle.place')}
        help={translate('map.circle.placeHelp')}
        text={place}
        at={at}
        atOf={({ lng, lat }) => [lng, lat]}
        isPlace={text => readPlace(text) !== null}
        onChange={setPlace}
      />
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
