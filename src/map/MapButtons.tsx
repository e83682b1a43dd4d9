/** Nearer, further, and all at once: for who has neither wheel nor keys. */
import { styled } from '@mui/material/styles';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { floating } from '../kit/float.ts';
import type { MapHandle } from './map-handle.ts';

export function MapButtons({ map, onFit }: { map: MapHandle | null; onFit: () => void }) {
  const translate = useTranslate();
  if (!map) return null;
  return (
    <Buttons>
      <button type="button" aria-label={translate('map.nearer')} onClick={() => map.zoom(1)}>
        <Plus size={16} aria-hidden />
      </button>
      <button type="button" aria-label={translate('map.further')} onClick={() => map.zoom(-1)}>
        <Minus size={16} aria-hidden />
      </button>
      <button type="button" aria-label={translate('map.all')} onClick={onFit}>
        <Maximize size={16} aria-hidden />
      </button>
    </Buttons>
  );
}

const Buttons = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.text.strong,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '& + button': { borderTop: `1px solid ${tokens.line}` },
  },
}));
