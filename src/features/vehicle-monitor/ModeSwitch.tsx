/** How vehicles are drawn: each by itself or as clusters, with their plates or without. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** As the specification names them: m monitor, c cluster. */
export const MODES = ['m', 'c'] as const;
export type Mode = (typeof MODES)[number];

interface ModeSwitchProps {
  mode: Mode;
  onMode(mode: Mode): void;
  hasPlates: boolean;
  onPlates(hasPlates: boolean): void;
}

export function ModeSwitch({ mode, onMode, hasPlates, onPlates }: ModeSwitchProps) {
  const translate = useTranslate();
  return (
    <Bar role="group" aria-label={translate('vehicleMonitor.mode')}>
      {MODES.map(each => (
        <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
          {translate(`vehicleMonitor.modes.${each}`)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={hasPlates}
        aria-keyshortcuts="P"
        onClick={() => onPlates(!hasPlates)}
      >
        {translate('vehicleMonitor.plates')}
      </button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  padding: '0 4px',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  button: {
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
