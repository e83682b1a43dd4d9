/** An address, found in the gazetteer or typed, and where it lies: on the map, and by the figures of two fields beside it. */
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressOf, type Place, placeCalls } from '../../contract/place.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { type FieldProps, useField } from '../../kit/form/use-field.ts';
import { PartOnDemand } from '../jobs/PartOnDemand.tsx';
import { FoundPlace } from '../place/FoundPlace.tsx';

/** The fields with the degrees of a place. */
interface PlaceFields {
  lng: string;
  lat: string;
}

/** @param at the fields that have its degrees of WGS-84 */
export function PlaceInput({ at, ...props }: FieldProps & { at: PlaceFields }) {
  const translate = useTranslate();
  const { id, field, hasError, shell, aria } = useField(props);
  const put = usePut(at);
  const { isDisabled = false } = props;
  const maySearch = useMay(placeCalls.listPlaces) && !isDisabled;
  const [isTyping, setTyping] = useState(false);
  const [hasMap, setMap] = useState(true);
  const text = typeof field.value === 'string' ? field.value : '';
  const keyword = text.trim().slice(0, LONGEST_KEYWORD);
  const isAsked = maySearch && isTyping && keyword !== '';
  const { data } = useAnswer(placeCalls.listPlaces, { query: { keyword } }, { enabled: isAsked });
  return (
    <>
      <FieldShell
        {...shell}
        help={shell.help ?? (maySearch ? translate('entity.place.help') : undefined)}
        isWide
      >
        <Autocomplete<Place, false, true, true>
          id={id}
          freeSolo
          disableClearable
          options={isAsked ? (data?.places ?? []) : []}
          // what is found was found by the text already
          filterOptions={all => all}
          getOptionLabel={option => (typeof option === 'string' ? option : addressOf(option))}
          getOptionKey={option => (typeof option === 'string' ? option : option.id)}
          renderOption={({ key, ...item }, option) =>
            typeof option === 'string' ? null : <FoundPlace key={key} {...item} place={option} />
          }
          value={text}
          inputValue={text}
          onInputChange={(_, next, reason) => {
            if (reason !== 'input') return;
            setTyping(true);
            field.onChange(next === '' ? null : next);
          }}
          onChange={(_, picked) => {
            if (typeof picked === 'string') return;
            setTyping(false);
            field.onChange(addressOf(picked));
            put([picked.lng, picked.lat]);
          }}
          onBlur={() => {
            setTyping(false);
            field.onBlur();
          }}
          disabled={isDisabled}
          renderInput={({ InputProps, inputProps, disabled }) => (
            <Framed
              ref={InputProps.ref}
              className={InputProps.className}
              name={field.name}
              inputRef={field.ref}
              inputProps={{ ...inputProps, ...aria }}
              disabled={disabled}
              error={hasError}
              fullWidth
            />
          )}
        />
      </FieldShell>
      <PartOnDemand
        load={loadMap}
        words={MAP_WORDS}
        isWanted={hasMap}
        onFail={() => setMap(false)}
        draw={PlaceOnMap => <PlaceOnMap name={props.label} at={at} onPut={put} isReadOnly={isDisabled} />}
      />
    </>
  );
}

/** Characters that the gazetteer takes. */
const LONGEST_KEYWORD = 40;

/** A map is heavy. */
const MAP_WORDS = ['map'];
const loadMap = async () => ({ default: (await import('../place-map/PlaceOnMap.tsx')).PlaceOnMap });

const PER_DEGREE = 1_000_000;
/** To the millionth of a degree, which is a hand. */
const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

/** As if it had been typed. */
function usePut({ lng, lat }: PlaceFields) {
  const { setValue } = useFormContext();
  return (place: readonly [number, number] | null) => {
    const values = [
      [lng, place && rounded(place[0])],
      [lat, place && rounded(place[1])],
    ] as const;
    for (const [name, value] of values)
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
}
