/** What is remembered and what was driven, on the map: two circles, the ends of every candidate's ride, and the chosen one. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { boxOfPlaces } from '../../../map/city.ts';
import type { LngLat } from '../../../map/crs.ts';
import { type DrawnFence, movedBy } from '../../../map/fences/fence.ts';
import { Fences } from '../../../map/layers/Fences.tsx';
import { RideEnds } from '../../../map/layers/RideEnds.tsx';
import { WayLine } from '../../../map/layers/WayLine.tsx';
import { PlacePin } from '../../../map/PlacePin.tsx';
import { FittedMap } from '../../../nouns/fleet-map/FittedMap.tsx';
import { useDrivenWay } from './use-driven-way.ts';

interface CandidatesMapProps {
  record: LostOrder;
  candidates: readonly LostCandidate[];
  chosen: LostCandidate;
}

const MARGINS = { left: 32, right: 32, top: 56, bottom: 32 };
/** Metres around what is remembered: streets are, house numbers are not. */
const AROUND = 300;

export default function CandidatesMap({ record, candidates, chosen }: CandidatesMapProps) {
  const translate = useTranslate();
  const fences = useRemembered(record);
  const begun = useMemo(() => candidates.flatMap(each => placeOf(each.upLng, each.upLat)), [candidates]);
  const ended = useMemo(() => candidates.flatMap(each => placeOf(each.downLng, each.downLat)), [candidates]);
  const way = useDrivenWay(chosen);
  const [from] = placeOf(chosen.upLng, chosen.upLat);
  const [to] = placeOf(chosen.downLng, chosen.downLat);
  const box = useMemo(() => {
    const around = fences.flatMap(({ lng, lat, radius }) => [
      movedBy([lng, lat], -radius, -radius),
      movedBy([lng, lat], radius, radius),
    ]);
    return boxOfPlaces([...around, ...way]);
  }, [fences, way]);
  return (
    <Ground margins={MARGINS} fences={fences} box={box}>
      <Fences fences={fences} />
      <RideEnds begun={begun} ended={ended} />
      <WayLine way={way} isDriven />
      {to && <PlacePin place={to} label={translate('lostSearch.down')} isHollow />}
      {from && <PlacePin place={from} label={`${chosen.plateNumber} ${translate('lostSearch.up')}`} />}
    </Ground>
  );
}

const placeOf = (lng: number | null, lat: number | null): LngLat[] =>
  lng === null || lat === null ? [] : [[lng, lat]];

function useRemembered({ upLng, upLat, downLng, downLat }: LostOrder): readonly DrawnFence[] {
  const translate = useTranslate();
  return useMemo(() => {
    const circle = (id: 'up' | 'down', [place]: LngLat[]): DrawnFence[] =>
      place
        ? [
            {
              id,
              label: translate(`lostSearch.told.${id}`),
              lng: place[0],
              lat: place[1],
              radius: AROUND,
              isOn: true,
            },
          ]
        : [];
    return [...circle('up', placeOf(upLng, upLat)), ...circle('down', placeOf(downLng, downLat))];
  }, [translate, upLng, upLat, downLng, downLat]);
}

const Ground = styled(FittedMap)({ height: 320 });
