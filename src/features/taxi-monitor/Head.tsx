/** Above the tiles: how many there are, which of them are shown where there are more, and how new they are. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { WATCHED_AT_ONCE } from '../../contract/watched-vehicle.ts';
import { Key } from '../../kit/Key.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { Freshness, type FreshnessProps } from '../../resource/freshness/Freshness.tsx';

interface HeadProps {
  plates: readonly string[];
  shown: readonly string[];
  freshness: FreshnessProps;
  onChoose(plates: readonly string[]): void;
  isAdding: boolean;
  /** Unset where nobody can be added. */
  onAdding: ((isAdding: boolean) => void) | undefined;
}

export function Head({ plates, shown, freshness, onChoose, isAdding, onAdding }: HeadProps) {
  const translate = useTranslate();
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const isTooMany = plates.length > WATCHED_AT_ONCE;
  useShortcut('n', () => onAdding?.(!isAdding), {
    isEnabled: onAdding !== undefined,
    label: 'taxiMonitor.add',
    group: 'page',
  });
  return (
    <>
      <Bar>
        <h1>{translate('title.taxiMonitor')}</h1>
        {isTooMany && (
          <p role="status">
            {translate('taxiMonitor.tooMany', { total: plates.length, shown: shown.length })}
          </p>
        )}
        <Freshness {...freshness} />
        <span />
        {isTooMany && (
          <Button
            variant="outlined"
            color="inherit"
            aria-expanded={isChoosing}
            aria-controls={id}
            startIcon={<ListChecks size={14} aria-hidden />}
            onClick={() => setChoosing(!isChoosing)}
          >
            {translate('taxiMonitor.choose')}
          </Button>
        )}
        {onAdding && (
          <Button
            variant="outlined"
            aria-expanded={isAdding}
            aria-keyshortcuts="n"
            startIcon={<Plus size={14} aria-hidden />}
            onClick={() => onAdding(!isAdding)}
          >
            {translate('taxiMonitor.add')}
            <Key>N</Key>
          </Button>
        )}
      </Bar>
      {isTooMany && isChoosing && <Choice id={id} plates={plates} shown={shown} onChoose={onChoose} />}
    </>
  );
}

/** No more than nine, and at least one. */
function Choice({
  id,
  plates,
  shown,
  onChoose,
}: Pick<HeadProps, 'plates' | 'shown' | 'onChoose'> & { id: string }) {
  const translate = useTranslate();
  return (
    <Choices id={id}>
      <legend>{translate('taxiMonitor.chooseHelp', { most: WATCHED_AT_ONCE })}</legend>
      {plates.map(plate => {
        const isOn = shown.includes(plate);
        return (
          <label key={plate}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={isOn ? shown.length === 1 : shown.length >= WATCHED_AT_ONCE}
              onChange={() => onChoose(isOn ? shown.filter(each => each !== plate) : [...shown, plate])}
            />
            {plate}
          </label>
        );
      })}
    </Choices>
  );
}

const Bar = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 48,
  padding: '6px 16px',
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  p: { margin: 0, color: tokens.warn.ink },
  '& > span:empty': { flex: 1 },
}));

const Choices = styled('fieldset')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '0 16px',
  maxHeight: 160,
  margin: 0,
  padding: '0 16px 8px',
  border: 0,
  borderBottom: `1px solid ${tokens.line}`,
  overflow: 'auto',
  legend: { padding: '0 0 4px', color: tokens.text.faint, fontSize: 12 },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    fontFamily: MONO,
    fontSize: 12,
  },
  input: { width: 16, height: 16, margin: 0, accentColor: tokens.accent.control },
}));
