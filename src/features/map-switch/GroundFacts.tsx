/** What there is to say of the map that is drawn now. */
import { useTranslate } from 'ra-core';
import { useEffect, useId, useReducer } from 'react';
import { Facts } from '../../kit/record/Facts.tsx';
import type { MapHandle } from '../../map/map-handle.ts';

interface GroundFactsProps {
  /** Null until it is there, and where none is drawn. */
  map: MapHandle | null;
  /** Milliseconds that it took. */
  ms: number | undefined;
  isPlain: boolean;
}

export function GroundFacts({ map, ms, isPlain }: GroundFactsProps) {
  const translate = useTranslate();
  const id = useId();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => map?.on('move', look), [map]);
  const word = (key: string) => translate(`mapSwitch.facts.${key}`);
  const [lng = 0, lat = 0] = map?.centre() ?? [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{word('title')}</h2>
      {map && ms !== undefined ? (
        <Facts
          isOneColumn
          facts={[
            { label: word('took'), value: `${Math.round(ms)} ms` },
            { label: word('system'), value: SYSTEMS[map.base.crs] },
            { label: word('zoom'), value: map.camera().zoom.toFixed(1) },
            { label: word('centre'), value: `${lng.toFixed(5)}, ${lat.toFixed(5)}` },
          ]}
        />
      ) : (
        <p role="status">{word(isPlain ? 'plain' : 'waiting')}</p>
      )}
    </section>
  );
}

const SYSTEMS = { wgs84: 'WGS-84', gcj02: 'GCJ-02' } as const;
