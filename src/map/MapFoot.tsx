/** What the map is, and whom it is from. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

interface MapFootProps {
  /** Pixels that a panel covers. */
  left: number;
  isCity: boolean;
  attribution: string;
}

export function MapFoot({ left, isCity, attribution }: MapFootProps) {
  const translate = useTranslate();
  const text = isCity ? translate('map.demonstration') : attribution;
  return text ? (
    <Foot data-part="map-foot" style={{ left }}>
      {text}
    </Foot>
  ) : null;
}

const Foot = styled('p')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  bottom: 0,
  margin: 0,
  padding: '1px 8px',
  borderRadius: '4px 4px 0 0',
  backgroundColor: `color-mix(in srgb, ${tokens.surface} 82%, transparent)`,
  color: tokens.text.faint,
  fontSize: 12,
  whiteSpace: 'nowrap',
}));
