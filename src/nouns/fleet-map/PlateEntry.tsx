/** Takes vehicles in, to be shown beside each other: by plates, typed or pasted, by the end of a plate, or by a driver's name. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { writtenPlate } from '../../contract/grammar/plates.ts';
import { platesIn } from '../../contract/grammar/plates-in.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useElsewhere } from './use-outside-search.ts';
import { usePlatePrefix } from './use-plate-prefix.ts';

interface PlateEntryProps {
  /** Those that are there already. */
  plates: readonly string[];
  /** With those that are there. */
  most: number;
  /** Answers those of which there is no vehicle, where that can be said. Where it fails, it has said why. */
  onAdd(plates: readonly string[]): Promise<readonly string[]> | undefined;
  /** All that was written is taken in. */
  onDone?: (() => void) | undefined;
}

/** Milliseconds after the last key. */
const REST_MS = 250;
/** Between several, or the beginning of one: that is no name. */
const SEVERAL = /[,;，；、\n]/u;
const BEGINS_AS_PLATE = /^\p{Script=Han}[A-Z](?:[A-Z\d]|$)/u;

const SEPARATOR = '，';

interface Trouble {
  why: 'wrong' | 'unknown' | 'tooMany';
  texts: readonly string[];
}

export function PlateEntry({ plates, most, onAdd, onDone }: PlateEntryProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  /** It was sent before it was known what it is about. */
  const [isSent, setSent] = useState(false);
  const { prefix } = usePlatePrefix(true);
  const written = text.trim();
  const read = platesIn(written, prefix);
  const isWhole =
    read.plates.length > 1 || SEVERAL.test(written) || BEGINS_AS_PLATE.test(writtenPlate(written));
  const sought = isWhole ? '' : written;
  const rested = useRested(sought);
  const { found, isIdle, ...elsewhere } = useElsewhere(rested);
  const isSearching = elsewhere.isSearching || rested !== sought;
  // several drivers may share one
  const meant = [...new Set(found.map(({ plate }) => plate))];

  const add = async (wanted: readonly string[], wrong: readonly string[] = []) => {
    const fresh = wanted.filter(plate => !plates.includes(plate));
    if (plates.length + fresh.length > most) return setTrouble({ why: 'tooMany', texts: [] });
    setSent(false);
    // what was wrong stays in the field, before what is typed meanwhile
    setText(wrong.join(SEPARATOR));
    setTrouble(wrong.length > 0 ? { why: 'wrong', texts: wrong } : undefined);
    const putBack = (lost: readonly string[]) =>
      setText(now => [now, ...lost].filter(Boolean).join(SEPARATOR));
    let unknown: readonly string[];
    try {
      unknown = (fresh.length > 0 && (await onAdd(fresh))) || [];
    } catch {
      return putBack(fresh);
    }
    if (unknown.length > 0) {
      putBack(unknown);
      setTrouble({ why: wrong.length > 0 ? 'wrong' : 'unknown', texts: [...wrong, ...unknown] });
    } else if (wrong.length === 0) onDone?.();
  };
  const addWritten = () => {
    const [only, ...more] = meant;
    if (!isWhole && more.length > 0) return;
    void (!isWhole && only !== undefined ? add([only]) : add(read.plates, read.wrong));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (written === '') return;
    if (isSearching) setSent(true);
    else addWritten();
  };
  useEffect(() => {
    if (!isSent || isSearching) return;
    setSent(false);
    addWritten();
  });
  const help = isSearching
    ? translate('map.entry.searching')
    : !isIdle && !isWhole && meant.length > 1
      ? translate('map.entry.several')
      : translate('map.entry.help', { most });

  return (
    <form onSubmit={handleSubmit}>
      <FieldShell
        label={translate('map.entry.label')}
        htmlFor={id}
        help={help}
        error={trouble && translate(`map.entry.${trouble.why}`, { most, texts: trouble.texts.join('、') })}
      >
        <Line>
          <Framed
            id={id}
            value={text}
            autoComplete="off"
            error={trouble !== undefined}
            inputProps={{ 'aria-describedby': helpId(id) }}
            onChange={event => {
              setText(event.target.value);
              setTrouble(undefined);
              setSent(false);
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
              <button type="button" onClick={() => void add([plate])}>
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
