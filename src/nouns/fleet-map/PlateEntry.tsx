/** Takes vehicles in, to be shown beside each other: by plates, typed or pasted, by the end of a plate, or by a driver's name. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { platesIn } from './plates-in.ts';
import { useElsewhere } from './use-elsewhere.ts';

interface PlateEntryProps {
  /** Those that are there already. */
  plates: readonly string[];
  /** With those that are there. */
  most: number;
  onAdd(plates: readonly string[]): void;
}

/** Milliseconds after the last key. */
const REST_MS = 250;
/** What is written so is meant as it stands: plates, whole. */
const WHOLE = /^\p{Script=Han}[A-Z]|[\s,;，；、]/u;

export function PlateEntry({ plates, most, onAdd }: PlateEntryProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [isTooMany, setTooMany] = useState(false);
  const written = text.trim();
  const isWhole = WHOLE.test(written.toUpperCase());
  const sought = isWhole ? '' : written;
  const rested = useRested(sought);
  const { found, isIdle, ...elsewhere } = useElsewhere(rested);
  const isSearching = elsewhere.isSearching || rested !== sought;

  const add = (wanted: readonly string[]) => {
    const fresh = wanted.filter(plate => !plates.includes(plate));
    if (plates.length + fresh.length > most) return setTooMany(true);
    setTooMany(false);
    setText('');
    if (fresh.length > 0) onAdd(fresh);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (written === '' || isSearching) return;
    const [only, ...more] = found;
    if (!isWhole && more.length > 0) return;
    add(!isWhole && only ? [only.plate] : platesIn(written));
  };
  const help = isSearching
    ? translate('map.entry.searching')
    : !isIdle && !isWhole && found.length > 1
      ? translate('map.entry.several')
      : translate('map.entry.help', { most });

  return (
    <form onSubmit={handleSubmit}>
      <FieldShell
        label={translate('map.entry.label')}
        htmlFor={id}
        help={help}
        error={isTooMany ? translate('map.entry.tooMany', { most }) : undefined}
      >
        <Line>
          <Framed
            id={id}
            value={text}
            autoComplete="off"
            error={isTooMany}
            inputProps={{ 'aria-describedby': helpId(id) }}
            onChange={event => {
              setText(event.target.value);
              setTooMany(false);
            }}
          />
          <Button type="submit" variant="outlined" color="inherit" disabled={written === ''}>
            {translate('map.entry.add')}
          </Button>
        </Line>
      </FieldShell>
      {!isWhole && found.length > 0 && (
        <Found aria-label={translate('map.entry.found')}>
          {found.map(({ plate, hint }) => (
            <li key={`${plate} ${hint}`}>
              <button type="button" onClick={() => add([plate])}>
                <b>{plate}</b> {hint}
              </button>
            </li>
          ))}
        </Found>
      )}
    </form>
  );
}

/** The text once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}

const Line = styled('div')({ display: 'flex', gap: 8, '& > :not(button)': { flex: 1, minWidth: 0 } });

const Found = styled('ul')(({ theme: { tokens } }) => ({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  button: {
    display: 'flex',
    gap: 8,
    width: '100%',
    minHeight: 28,
    padding: '0 8px',
    border: 0,
    alignItems: 'center',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: { fontFamily: MONO, fontWeight: 600, color: tokens.text.strong },
}));
