/** All watched places on the map; a click on one opens it, as its row does. */
import { styled } from '@mui/material/styles';
import { useNavigate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { boxAround } from '../../map/city.ts';
import { boxOfFences } from '../../map/fences/fence.ts';
import { PlainFences } from '../../map/fences/PlainFences.tsx';
import { Fences } from '../../map/layers/Fences.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { MapTold } from '../../nouns/fleet-map/MapTold.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { placePath } from './paths.ts';
import { drawnFences, type PlaceCounts, usePlaces } from './use-places.ts';

const MARGINS = { left: 40, right: 56, top: 32, bottom: 40 };
const CLOSEST = 14;

export function PlacesMap({ counts }: { counts: PlaceCounts }) {
  const navigate = useNavigate();
  const city = useCity();
  const places = usePlaces(REFRESH_MS);
  const fences = useMemo(() => drawnFences(places, counts), [places, counts]);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fit = () => map?.fit(boxOfFences(fences) ?? boxAround(city ?? null), MARGINS, CLOSEST);
  const isKnown = fences.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both are there
  useEffect(fit, [map, isKnown]);
  return (
    <Ground>
      <OperatorMap margins={MARGINS} plain={drawn => <PlainFences city={drawn} fences={fences} />}>
        <MapTold onMap={setMap} />
        <Fences fences={fences} onPick={id => navigate(placePath(id))} />
      </OperatorMap>
      <Buttons>
        <MapButtons map={map} onFit={fit} />
      </Buttons>
    </Ground>
  );
}

const Ground = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  position: 'relative',
  flex: 'none',
  height: '42%',
  minHeight: 180,
  borderBottom: `1px solid ${tokens.line}`,
  [breakpoints.down('md')]: { height: '30%' },
}));

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 12, bottom: 28 });
