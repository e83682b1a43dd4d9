/** An address, found in the gazetteer or typed, and where it lies: on the map, and by the figures of two fields beside it. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeCalls } from '../../contract/place.ts';
import { useMay } from '../../data/session-context.tsx';
import { type FieldProps, useField } from '../../kit/form/use-field.ts';
import { late } from '../../kit/late.tsx';
import { PlaceField } from '../../nouns/place/PlaceField.tsx';

/** The fields with the degrees of a place. */
interface PlaceFields {
  lng: string;
  lat: string;
}

/** @param at the fields that have its degrees of WGS-84 */
export function PlaceInput({ at, ...props }: FieldProps & { at: PlaceFields }) {
  const translate = useTranslate();
  const { id, field, shell } = useField(props);
  const put = usePut(at);
  const place = usePlaceOf(at);
  const { isDisabled = false } = props;
  const maySearch = useMay(placeCalls.listPlaces) && !isDisabled;
  return (
    <>
      <PlaceField<Degrees>
        {...shell}
        id={id}
        name={field.name}
        help={shell.help ?? (maySearch ? translate('entity.place.help') : undefined)}
        isWide
        isFree
        isDisabled={isDisabled}
        text={typeof field.value === 'string' ? field.value : ''}
        at={place}
        atOf={({ lng, lat }) => [rounded(lng), rounded(lat)]}
        onChange={(text, next) => {
          field.onChange(text === '' ? null : text);
          if (next !== place) put(next);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
      <PlaceOnMap name={props.label} at={at} onPut={put} isReadOnly={isDisabled} />
    </>
  );
}

type Degrees = readonly [number, number];

/** As the form has it now; null while one of them is missing. */
function usePlaceOf({ lng, lat }: PlaceFields): Degrees | null {
  const [east, north]: unknown[] = useWatch({ name: [lng, lat] });
  return useMemo(
    () => (typeof east === 'number' && typeof north === 'number' ? [east, north] : null),
    [east, north],
  );
}

/** A map is heavy. */
const MAP_WORDS = ['map'];
const PlaceOnMap = late(() => import('../../nouns/place-map/PlaceOnMap.tsx'), 'PlaceOnMap', {
  words: MAP_WORDS,
});

const PER_DEGREE = 1_000_000;
/** To the millionth of a degree, which is a hand. */
const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

/** As if it had been typed. */
function usePut({ lng, lat }: PlaceFields) {
  const { setValue } = useFormContext();
  return (place: Degrees | null) => {
    const values = [
      [lng, place && rounded(place[0])],
      [lat, place && rounded(place[1])],
    ] as const;
    for (const [name, value] of values)
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
}
