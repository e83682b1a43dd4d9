/** All watched places on the map; a click on one opens it, as its row does. */
import { styled } from '@mui/material/styles';
import { useNavigate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { Fences } from '../../map/layers/Fences.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { SmallMap, useFit } from '../../nouns/fleet-map/SmallMap.tsx';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { placePath } from './paths.ts';
import { drawnFences, type PlaceCounts, usePlaces } from './use-places.ts';

const MARGINS = { left: 40, right: 56, top: 32, bottom: 40 };
const CLOSEST = 14;

export function PlacesMap({ counts }: { counts: PlaceCounts }) {
  const navigate = useNavigate();
  const places = usePlaces(REFRESH_MS);
  const fences = useMemo(() => drawnFences(places, counts), [places, counts]);
  const [map, setMap] = useState<MapHandle | null>(null);
  const fit = useFit(map, fences, MARGINS, CLOSEST);
  const isKnown = fences.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both are there
  useEffect(fit, [map, isKnown]);
  return (
    <Whole margins={MARGINS} fences={fences} map={map} onMap={setMap} onFit={fit}>
      <Fences fences={fences} onPick={id => navigate(placePath(id))} />
    </Whole>
  );
}

const Whole = styled(SmallMap)(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  height: '42%',
  minHeight: 180,
  borderBottom: `1px solid ${tokens.line}`,
  [breakpoints.down('md')]: { height: '30%' },
}));
