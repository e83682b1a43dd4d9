/** A field for a place, found by its name, its pinyin or initials. The same in every form: Enter takes the first and goes on. */
import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { addressOf, type Place } from '../../contract/place.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { FoundPlace } from './FoundPlace.tsx';
import { focusAfter } from './focus-after.ts';
import { useFoundPlaces } from './use-found-places.ts';
import { useNamedPlace } from './use-named-place.ts';

export interface PlaceFieldProps<At> {
  id: string;
  name?: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isWide?: boolean | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean;
  text: string;
  /** Where that is; null while nobody knows. */
  at: At | null;
  atOf(place: Place): At;
  /** What is typed or taken, and where it is by then. */
  onChange(text: string, at: At | null): void;
  /** The text says something where it names no place as well. */
  isFree?: boolean;
  /** The text is a place by itself, as degrees are. */
  isPlace?(text: string): boolean;
  onTake?(place: Place): void;
  /** Enter once it is settled; without it the next field of the form gets the focus. */
  onNext?(): void;
  onBlur?(): void;
  /** Before anything of the field's own is done about a key. */
  onKey?(event: KeyboardEvent): void;
  inputRef?: Ref<HTMLInputElement>;
  /** Within the frame, at its end. */
  adornment?: ReactNode;
  /** Beside it. */
  beside?: ReactNode;
}

export function PlaceField<At>(props: PlaceFieldProps<At>) {
  const { id, name, label, help, isWide, isRequired, isDisabled = false, text, at, onChange } = props;
  const translate = useTranslate();
  const { isFree = false, isPlace, onTake, onNext, onKey, atOf } = props;
  const input = useRef<HTMLInputElement>(null);
  const marked = useRef<Place | null>(null);
  const named = useNamedPlace(text, at, isFree);
  const isSettled = text.trim() === '' || at !== null || (isPlace?.(text) ?? false);
  const take = (place: Place) => {
    found.end();
    named.name(addressOf(place), atOf(place));
    onChange(addressOf(place), atOf(place));
    onTake?.(place);
    goOn();
  };
  const found = useFoundPlaces({ text, isAsked: !isDisabled && !isSettled, onHaste: take });
  const goOn = () => (onNext ? onNext() : focusAfter(input.current));
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    onKey?.(event);
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    // it saves no form
    event.preventDefault();
    // where other words may stand, MUI itself takes only what was marked by hand
    if (found.isOpen && marked.current) return take(marked.current);
    if (found.hasten()) return;
    // where nothing can be found, nothing is waited for
    if (isSettled || isFree || !found.isUnknown) goOn();
  };
  const unknown = found.isUnknown ? translate('kit.place.unknown', { place: text.trim() }) : undefined;
  const isNoPlace = !found.maySearch && isPlace !== undefined && !isSettled;
  const lost = named.lost === null ? undefined : translate('kit.place.lost', { place: named.lost });
  const error =
    props.error ?? (isNoPlace ? translate('kit.place.degrees') : isFree ? undefined : (unknown ?? lost));
  const note = isFree ? (unknown ?? lost ?? found.note) : undefined;
  const line = note ?? help;
  const shell = {
    ...(isWide !== undefined && { isWide }),
    ...(isRequired !== undefined && { isRequired }),
    ...(line !== undefined && { help: line }),
    ...(error !== undefined && { error }),
  };
  return (
    <FieldShell {...shell} label={label} htmlFor={id}>
      <Line>
        <Autocomplete<Place, false, true, true>
          id={id}
          freeSolo
          fullWidth
          disableClearable
          autoHighlight
          clearOnBlur={false}
          options={found.places}
          open={found.isOpen}
          onClose={found.close}
          // what is found was found by the text already
          filterOptions={all => all}
          getOptionLabel={option => (typeof option === 'string' ? option : addressOf(option))}
          getOptionKey={option => (typeof option === 'string' ? option : option.id)}
          renderOption={({ key, ...item }, option) =>
            typeof option === 'string' ? null : <FoundPlace key={key} {...item} place={option} />
          }
          onHighlightChange={(_, option) => {
            marked.current = typeof option === 'string' ? null : option;
          }}
          value={text}
          inputValue={text}
          onInputChange={(_, next, reason) => {
            if (reason !== 'input') return;
            marked.current = null;
            found.begin();
            onChange(next, named.of(next));
          }}
          onChange={(_, picked) => {
            if (typeof picked !== 'string') take(picked);
          }}
          onBlur={() => {
            found.close();
            props.onBlur?.();
          }}
          disabled={isDisabled}
          renderInput={({ InputProps, inputProps, disabled }) => (
            <Framed
              ref={InputProps.ref}
              className={InputProps.className}
              name={name}
              inputRef={element => {
                input.current = element;
                put(props.inputRef, element);
              }}
              inputProps={{
                ...inputProps,
                'aria-invalid': error !== undefined,
                'aria-required': isRequired,
                'aria-describedby': (error ?? line) === undefined ? undefined : helpId(id),
              }}
              disabled={disabled}
              error={error !== undefined}
              onKeyDown={handleKey}
              endAdornment={props.adornment}
              fullWidth
            />
          )}
        />
        {props.beside}
      </Line>
    </FieldShell>
  );
}

function put<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

const Line = styled('div')({ display: 'flex', gap: 4, alignItems: 'center', minWidth: 0 });
