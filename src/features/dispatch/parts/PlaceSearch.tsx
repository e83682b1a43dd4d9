/** A place, found by its name, pinyin or initials; or taken from the map. */
import { styled } from '@mui/material/styles';
import { MapPin } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId } from 'react';
import { Bare } from '../../../nouns/fleet-map/parts.ts';
import { PlaceField } from '../../../nouns/place/PlaceField.tsx';
import type { PlaceEntry } from '../state/entry.ts';

interface PlaceSearchProps {
  name: string;
  label: string;
  value: PlaceEntry;
  error: string | undefined;
  onChange(place: PlaceEntry): void;
  /** It is settled: the next field is wanted. */
  onFound(): void;
  /** Null where there is no map. */
  pick: { isPicking: boolean; toggle(): void } | null;
  /** A digit while it is empty; answers whether that meant something. */
  onDigit?(digit: number): boolean;
}

const LONGEST = 120;

export function PlaceSearch(props: PlaceSearchProps) {
  const { name, label, value, error, onChange, onFound, pick, onDigit } = props;
  const translate = useTranslate();
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    const isDigit = value.text === '' && /^[1-9]$/.test(event.key);
    if (isDigit && onDigit?.(Number(event.key))) event.preventDefault();
  };
  return (
    <Whole>
      <PlaceField<NonNullable<PlaceEntry['at']>>
        id={id}
        name={name}
        label={label}
        error={error}
        text={value.text}
        at={value.at}
        atOf={({ lng, lat, id: poiId }) => ({ lng, lat, poiId })}
        onChange={(text, at) => onChange({ text: text.slice(0, LONGEST), detail: value.detail, at })}
        onNext={onFound}
        onKey={handleKey}
        adornment={value.at && <MapPin size={14} aria-label={translate('dispatch.form.located')} />}
        beside={
          pick && (
            <Bare
              type="button"
              aria-pressed={pick.isPicking}
              aria-label={translate('dispatch.form.pick', { place: label })}
              title={translate('dispatch.form.pick', { place: label })}
              onClick={pick.toggle}
            >
              <MapPin size={16} aria-hidden />
            </Bare>
          )
        }
      />
      {pick?.isPicking && <p role="status">{translate('map.circle.picking')}</p>}
    </Whole>
  );
}

const Whole = styled('div')(({ theme: { tokens } }) => ({
  minWidth: 0,
  p: { margin: '2px 0 0', color: tokens.accent.ink, fontSize: 12 },
}));
