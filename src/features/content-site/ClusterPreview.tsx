/** What clusters would be like with the numbers as they are typed: on a map with taxis that are only an example. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { clusteringFields } from '../../contract/clustering.ts';
import { formatCount } from '../../kit/format/count.ts';
import { boxAround, boxOfPlaces } from '../../map/city.ts';
import { type Clustering, clustersOf } from '../../map/clusters.ts';
import { Vehicles } from '../../map/layers/Vehicles.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import { stillFleet } from '../../map/still-fleet.ts';
import { MapHandleReporter } from '../../nouns/fleet-map/MapHandleReporter.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { middleOf, samplePlaces } from './sample.ts';

const MARGINS = { left: 12, right: 12, top: 12, bottom: 12 };
const NOBODY: ReadonlySet<string> = new Set();
const SHOWN = [false, true, true, true, true];
/** Where nothing is drawn, and so nothing is nearer or further. */
const USUAL_ZOOM = 14;

export function ClusterPreview({ initial }: { initial: Clustering }) {
  const translate = useTranslate();
  const id = useId();
  const city = useCity();
  const [map, setMap] = useState<MapHandle | null>(null);
  const clustering = useTyped(initial);
  const middle = useMemo(() => middleOf(boxAround(city ?? null)), [city]);
  const places = useMemo(() => samplePlaces(middle), [middle]);
  const fleet = useMemo(() => stillFleet(places), [places]);
  const fitSample = (on: MapHandle | null) => {
    const box = boxOfPlaces(places);
    if (box) on?.fit(box, MARGINS);
  };
  const handleReady = useRef((_: MapHandle | null) => {});
  handleReady.current = ready => {
    setMap(ready);
    fitSample(ready);
  };
  const onMap = useMemo(() => (ready: MapHandle | null) => handleReady.current(ready), []);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => map?.on('move', look), [map]);

  const zoom = map?.camera().zoom ?? USUAL_ZOOM;
  const { marks } = clustersOf(fleet, { ...clustering, zoom, shown: SHOWN });
  const together = marks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Preview aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('contentSite.preview.title')}</h2>
        <p role="status">
          {translate('contentSite.preview.result', {
            all: formatCount(fleet.count),
            clusters: formatCount(marks.length),
            alone: formatCount(fleet.count - together),
          })}
        </p>
      </header>
      <div>
        <OperatorMap
          margins={MARGINS}
          plain={drawn => <PlainPicture city={drawn} fleet={fleet} shown={SHOWN} marked={NOBODY} />}
        >
          <MapHandleReporter onMap={onMap} />
          <Vehicles
            isDeaf={false}
            fleet={fleet}
            clusters={noClusters}
            shown={SHOWN}
            marked={NOBODY}
            hasPlates={false}
            clustering={clustering}
            onPick={nothing}
          />
          <Buttons>
            <MapButtons map={map} onFit={() => fitSample(map)} />
          </Buttons>
        </OperatorMap>
      </div>
    </Preview>
  );
}

/** The numbers of the form as far as they are any; what is none leaves the one before. */
function useTyped(initial: Clustering): Clustering {
  const last = useRef(initial);
  const [minPoints, meters] = useWatch({ name: ['minPoints', 'meters'] });
  const points = clusteringFields.minPoints.safeParse(minPoints).data ?? last.current.minPoints;
  const metres = clusteringFields.meters.safeParse(meters).data ?? last.current.meters;
  return useMemo(() => {
    last.current = { minPoints: points, meters: metres };
    return last.current;
  }, [points, metres]);
}

const noClusters = () => [];
const nothing = () => {};

const Preview = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  header: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    padding: '12px 16px',
    'h2, p': { margin: 0, padding: 0 },
    p: { color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
  },
  '& > div': { position: 'relative', flex: 1, minHeight: 0, backgroundColor: tokens.sunken },
  [breakpoints.down('md')]: { '& > div': { flex: 'none', height: '60vh' } },
}));

const Buttons = styled('div')({ position: 'absolute', zIndex: 1, right: 12, bottom: 28 });
