/** The tiles beside each other, or one of them large. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { WatchedVehicle } from '../../contract/watched-vehicle.ts';
import { mapSettings } from '../../data/map-settings.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { useGroundPainter } from '../../map/use-ground-painter.ts';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { columnsFor, tileAfter } from './shown-plates.ts';
import { Tile } from './Tile.tsx';

interface TilesProps {
  /** At least one. */
  watched: readonly WatchedVehicle[];
  fleet: FleetStore;
  /** Unset where nobody may be taken out. */
  onRemove: ((plate: string) => void) | undefined;
}

export function Tiles({ watched, fleet, onRemove }: TilesProps) {
  const translate = useTranslate();
  const { base } = mapSettings();
  const city = useCity() ?? null;
  const paint = useGroundPainter(base);
  const place = useRef<HTMLUListElement>(null);
  const [large, setLarge] = useState<string | null>(null);
  const alone = watched.filter(({ plateNumber }) => plateNumber === large);
  const shown = alone.length > 0 ? alone : watched;
  const columns = columnsFor(shown.length);

  const tileOf = (plate: string) => place.current?.querySelector<HTMLElement>(`[data-plate="${plate}"]`);
  const toggle = (plate: string) => {
    setLarge(large === plate ? null : plate);
    // it is another place, the same tile
    requestAnimationFrame(() => tileOf(plate)?.focus());
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, plate: string) => {
    // keys on a button of the tile are that button's
    if (event.target !== event.currentTarget) return;
    const at = shown.findIndex(({ plateNumber }) => plateNumber === plate);
    const to = tileAfter(event.key, at, shown.length);
    if (to !== undefined) tileOf(shown[to]?.plateNumber ?? '')?.focus();
    else if (event.key === 'Enter') toggle(plate);
    else if (event.key === 'Escape' && large === plate) toggle(plate);
    else if (event.key === 'Delete' && onRemove) onRemove(plate);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Grid
        ref={place}
        aria-label={translate('taxiMonitor.tiles')}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${Math.ceil(shown.length / columns)}, minmax(200px, 1fr))`,
        }}
      >
        {shown.map(vehicle => (
          <Tile
            key={vehicle.plateNumber}
            watched={vehicle}
            fleet={fleet}
            city={base ? null : city}
            paint={paint}
            isLarge={alone.length > 0}
            onToggle={() => toggle(vehicle.plateNumber)}
            onRemove={onRemove && (() => onRemove(vehicle.plateNumber))}
            onKeyDown={event => handleKeyDown(event, vehicle.plateNumber)}
          />
        ))}
      </Grid>
      {paint && base?.attribution && <From>{base.attribution}</From>}
    </>
  );
}

/** Whom the ground is from. */
const From = styled('p')(({ theme: { tokens } }) => ({
  flex: 'none',
  margin: 0,
  padding: '0 8px 4px',
  backgroundColor: tokens.canvas,
  color: tokens.text.faint,
  fontSize: 12,
}));

const Grid = styled('ul')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  flex: 1,
  gap: 8,
  minHeight: 0,
  margin: 0,
  padding: 8,
  overflow: 'auto',
  listStyle: 'none',
  backgroundColor: tokens.canvas,
  // stronger than the columns that the tiles ask for themselves
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) !important',
    gridTemplateRows: 'none !important',
    gridAutoRows: '300px',
  },
}));
