/** A place, found by its name, pinyin or initials; or taken from the map. */
import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { MapPin } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addressOf, type Place, placeCalls } from '../../../contract/place.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { FieldShell, helpId } from '../../../kit/form/FieldShell.tsx';
import { Framed } from '../../../kit/form/Framed.tsx';
import { Bare } from '../../../nouns/fleet-map/parts.ts';
import { FoundPlace } from '../../../nouns/place/FoundPlace.tsx';
import { NO_PLACE, type PlaceEntry } from './entry.ts';

interface PlaceSearchProps {
  name: string;
  label: string;
  value: PlaceEntry;
  error: string | undefined;
  onChange(place: PlaceEntry): void;
  /** One of what was found has been taken. */
  onFound(): void;
  /** Null where there is no map. */
  pick: { isPicking: boolean; toggle(): void } | null;
  /** A digit while it is empty; answers whether that meant something. */
  onDigit?(digit: number): boolean;
}

const LONGEST_KEYWORD = 40;
const LONGEST = 120;

export function PlaceSearch(props: PlaceSearchProps) {
  const { name, label, value, error, onChange, onFound, pick, onDigit } = props;
  const translate = useTranslate();
  const id = useId();
  const hasGazetteer = useCapability('dispatch');
  const maySearch = useMay(placeCalls.listPlaces) && hasGazetteer;
  const [isTyping, setTyping] = useState(false);
  const keyword = value.text.trim().slice(0, LONGEST_KEYWORD);
  const isAsked = maySearch && isTyping && keyword !== '';
  const { data, isFetching } = useAnswer(placeCalls.listPlaces, { query: { keyword } }, { enabled: isAsked });
  const options = isAsked ? (data?.places ?? []) : [];
  const take = (found: Place) => {
    setTyping(false);
    const { lng, lat, id: poiId } = found;
    onChange({ text: addressOf(found), detail: value.detail, at: { lng, lat, poiId } });
    onFound();
  };
  const isHasty = useHaste({ isAsked: isAsked && isFetching, found: data?.places, take });
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isDigit = value.text === '' && /^[1-9]$/.test(event.key);
    if (isDigit && onDigit?.(Number(event.key))) event.preventDefault();
    if (event.key === 'Enter' && isHasty()) event.preventDefault();
  };
  return (
    <Whole>
      <FieldShell label={label} htmlFor={id} error={error}>
        <Line>
          <Autocomplete<Place>
            id={id}
            autoHighlight
            fullWidth
            // what is typed stays, also where nothing is taken
            clearOnBlur={false}
            forcePopupIcon={false}
            options={options}
            open={options.length > 0}
            onClose={() => setTyping(false)}
            // what is found was found by the text already
            filterOptions={all => all}
            getOptionLabel={addressOf}
            getOptionKey={option => option.id}
            renderOption={({ key, ...item }, option) => <FoundPlace key={key} {...item} place={option} />}
            value={null}
            inputValue={value.text}
            onInputChange={(_, text, reason) => {
              if (reason !== 'input') return;
              setTyping(true);
              onChange({ ...NO_PLACE, detail: value.detail, text: text.slice(0, LONGEST) });
            }}
            onChange={(_, found) => {
              if (found) take(found);
            }}
            onBlur={() => setTyping(false)}
            renderInput={({ InputProps, inputProps }) => (
              <Framed
                ref={InputProps.ref}
                className={InputProps.className}
                name={name}
                inputProps={{
                  ...inputProps,
                  'aria-invalid': error !== undefined,
                  'aria-describedby': error ? helpId(id) : undefined,
                }}
                error={error !== undefined}
                onKeyDown={handleKey}
                endAdornment={
                  value.at && <MapPin size={14} aria-label={translate('dispatch.form.located')} />
                }
                fullWidth
              />
            )}
          />
          {pick && (
            <Bare
              type="button"
              aria-pressed={pick.isPicking}
              aria-label={translate('dispatch.form.pick', { place: label })}
              title={translate('dispatch.form.pick', { place: label })}
              onClick={pick.toggle}
            >
              <MapPin size={16} aria-hidden />
            </Bare>
          )}
        </Line>
      </FieldShell>
      {pick?.isPicking && <p role="status">{translate('map.circle.picking')}</p>}
    </Whole>
  );
}

interface Haste {
  /** Something is being sought, and is not there yet. */
  isAsked: boolean;
  found: readonly Place[] | undefined;
  take(found: Place): void;
}

/** Enter pressed before the answer is there means its first place. Answers whether that is so now. */
function useHaste({ isAsked, found, take }: Haste): () => boolean {
  const isWaiting = useRef(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (isAsked || !isWaiting.current) return;
    isWaiting.current = false;
    const [first] = found ?? [];
    if (first) latest.current(first);
  }, [isAsked, found]);
  return () => {
    isWaiting.current = isAsked;
    return isAsked;
  };
}

const Whole = styled('div')(({ theme: { tokens } }) => ({
  minWidth: 0,
  p: { margin: '2px 0 0', color: tokens.accent.ink, fontSize: 12 },
}));

const Line = styled('div')({ display: 'flex', gap: 4, alignItems: 'center' });
