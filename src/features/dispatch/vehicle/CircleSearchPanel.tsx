/** Vehicles around a place, typed or taken from the map: own ones, and those that the feed of the industry tells of. */
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { INDUSTRY_FEED } from '../../../contract/vehicle-location.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { MapHandle } from '../../../map/map-handle.ts';
import { VehicleMark } from '../../../map/VehicleMark.tsx';
import { CircleFields } from '../../../nouns/fleet-map/CircleFields.tsx';
import { PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Bare, Fields, Quick, Scroll, VehicleRows } from '../../../nouns/fleet-map/parts.ts';
import { type CircleSearch, LOADS } from './use-circle-search.ts';

interface CircleSearchPanelProps {
  search: CircleSearch;
  map: MapHandle | null;
  onOpen(plate: string): void;
  onClose(): void;
}

export function CircleSearchPanel({ search, map, onOpen, onClose }: CircleSearchPanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const id = useId();
  const { entry, load, setLoad, isPicking, setPicking, found, error, ask } = search;
  const vehicles = found?.vehicleLocationVoList ?? [];
  const isFed = ({ dataFrom }: Candidate) => dataFrom === INDUSTRY_FEED;
  const groups = [
    { key: 'own', listed: vehicles.filter(each => !isFed(each)) },
    { key: 'feed', listed: vehicles.filter(isFed) },
  ].filter(({ listed }) => listed.length > 0);
  return (
    <PanelFrame aria-labelledby={id} data-aside="circle">
      <Head>
        <h2 id={id}>{translate('dispatch.circle.title')}</h2>
        <Bare type="button" aria-label={translate('dispatch.refused.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </Bare>
      </Head>
      <Scroll>
        <Fields>
          <CircleFields
            entry={entry}
            pick={map && { isPicking, toggle: () => setPicking(!isPicking), centre: () => map.centre() }}
          />
          <Quick role="group" aria-label={translate('dispatch.circle.load')}>
            {LOADS.map(each => (
              <button key={each} type="button" aria-pressed={each === load} onClick={() => setLoad(each)}>
                {translate(`dispatch.circle.loads.${each}`)}
              </button>
            ))}
          </Quick>
        </Fields>
        {error !== null && <ErrorState {...failureText(error)} onRetry={ask} />}
        {found && vehicles.length === 0 && (
          <PageState title={translate('dispatch.circle.none')} why={translate('dispatch.nobody.why')} />
        )}
        {groups.map(({ key, listed }) => (
          <section key={key} aria-label={translate(`dispatch.circle.from.${key}`)}>
            <Group>
              {translate(`dispatch.circle.from.${key}`)} <b>{listed.length}</b>
            </Group>
            <VehicleRows>
              {listed.map(({ plateNumber, driverName, businessStatus, distance }) => (
                <li key={plateNumber}>
                  <button type="button" onClick={() => onOpen(plateNumber)}>
                    <VehicleMark status={businessStatus} />
                    <VisuallyHidden>{translate(`map.status.${businessStatus}`)}</VisuallyHidden>
                    <b>{plateNumber}</b>
                    {driverName}
                    <span>{formatDistance(distance)}</span>
                  </button>
                </li>
              ))}
            </VehicleRows>
          </section>
        ))}
      </Scroll>
    </PanelFrame>
  );
}

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 40,
  padding: '4px 4px 0 12px',
  h2: { flex: 1, margin: 0, fontSize: 16, fontWeight: 600 },
});

const Group = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '6px 12px',
  backgroundColor: tokens.sunken,
  color: tokens.text.faint,
  fontSize: 12,
}));
