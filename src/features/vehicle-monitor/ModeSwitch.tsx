/** How vehicles are drawn: each by itself, with its way, as a sticker, or as clusters; with their plates or without. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { floating } from '../../kit/float.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';

/** As the specification names them: m monitor, t track, s sticker, c cluster. */
export const MODES = ['m', 't', 's', 'c'] as const;
export type Mode = (typeof MODES)[number];

/** Two of them have a number as well: 1 clustering, 2 monitor. */
const NUMBERED: Readonly<Record<string, Mode>> = { 1: 'c', 2: 'm' };

/** By its letter or its number, as an address or what was kept has it; undefined for anything else. */
export const modeOf = (told: unknown): Mode | undefined =>
  MODES.find(mode => mode === told) ?? NUMBERED[String(told)];

interface ModeSwitchProps {
  mode: Mode;
  onMode(mode: Mode): void;
  hasPlates: boolean;
  onPlates(hasPlates: boolean): void;
}

export function ModeSwitch({ mode, onMode, hasPlates, onPlates }: ModeSwitchProps) {
  const translate = useTranslate();
  useShortcut('p', () => onPlates(!hasPlates), { label: 'vehicleMonitor.keys.plates', group: 'page' });
  return (
    <Bar role="group" aria-label={translate('vehicleMonitor.mode')}>
      {MODES.map((each, index) => (
        <ModeButton
          key={each}
          mode={each}
          keys={String(index + 1)}
          isOn={mode === each}
          onClick={() => onMode(each)}
        />
      ))}
      <button
        type="button"
        aria-pressed={hasPlates || mode === 's'}
        aria-keyshortcuts="P"
        // a sticker is its plate
        disabled={mode === 's'}
        onClick={() => onPlates(!hasPlates)}
      >
        {translate('vehicleMonitor.plates')}
      </button>
    </Bar>
  );
}

interface ModeButtonProps {
  mode: Mode;
  keys: string;
  isOn: boolean;
  onClick(): void;
}

function ModeButton({ mode, keys, isOn, onClick }: ModeButtonProps) {
  const translate = useTranslate();
  useShortcut(keys, onClick, { label: `vehicleMonitor.keys.mode.${mode}`, group: 'page' });
  return (
    <button type="button" aria-pressed={isOn} aria-keyshortcuts={keys} onClick={onClick}>
      {translate(`vehicleMonitor.modes.${mode}`)}
    </button>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  maxWidth: '100%',
  padding: '0 4px',
  // in some languages it is wider than a phone
  flexWrap: 'wrap',
  button: {
    flex: 'none',
    whiteSpace: 'nowrap',
    height: 28,
    padding: '0 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&[aria-pressed=true]': {
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.ink,
      fontWeight: 600,
    },
  },
}));
