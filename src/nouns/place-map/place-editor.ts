/** What maps have in common on which the place of a form is put. */
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { LngLat } from '../../map/crs.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { SmallMap } from '../fleet-map/SmallMap.tsx';

/** Around what is put there; pixels. */
export const MARGINS = { left: 24, right: 24, top: 24, bottom: 24 };

/** Maps end here. */
const FURTHEST_LAT = 85;

/** Null while what is typed makes none. */
export const typedPlace = (lng: unknown, lat: unknown): LngLat | null =>
  isWithin(lng, 180) && isWithin(lat, FURTHEST_LAT) ? [lng, lat] : null;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Looks at the place at first, and whenever it lies outside of the map: found by name, or typed. */
export function useInView(map: MapHandle | null, place: LngLat | null, look: () => void): void {
  const [seen, setSeen] = useState<MapHandle | null>(null);
  useEffect(() => {
    if (!map) return;
    const [west, south, east, north] = map.box();
    const isIn = !place || (place[0] >= west && place[0] <= east && place[1] >= south && place[1] <= north);
    if (seen === map && isIn) return;
    setSeen(map);
    look();
  }, [map, place, seen, look]);
}

export const Editor = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

export const EditorActs = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  span: { color: tokens.text.faint },
  button: {
    minHeight: sizes.control,
    padding: '0 8px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.surface,
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
  },
}));

export const EditorMap = styled(SmallMap)(({ theme: { tokens } }) => ({
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  overflow: 'hidden',
  // the buttons
  '& > :last-child': { right: 8 },
}));
