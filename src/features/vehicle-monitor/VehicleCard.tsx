/** One vehicle beside the map: what it does now, whose it is, who drives it. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Crosshair, Pin, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { gisPastCalls } from '../../contract/gis-past.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { floating } from '../../kit/float.ts';
import { Time } from '../../kit/format/Time.tsx';
import { Key } from '../../kit/Key.tsx';
import { Facts } from '../../kit/record/Facts.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { freshnessOf, type Status } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useStoreBeat } from '../../nouns/fleet-map/use-store-beat.ts';
import type { OpenVehicle } from './use-chosen.ts';
import { WatchButton, WatchGroups } from './WatchActs.tsx';

interface VehicleCardProps {
  vehicle: OpenVehicle;
  store: FleetStore;
  isFollowed: boolean;
  /** Among those that are kept in view. */
  isChosen: boolean;
  onToggle(): void;
  onFollow(): void;
  onClose(): void;
}

/** Who drives it changes seldom; where it is tells the stream. */
const FRESH_MS = 15_000;

export function VehicleCard({
  vehicle,
  store,
  isFollowed,
  isChosen,
  onToggle,
  onFollow,
  onClose,
}: VehicleCardProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { nameOf: areaOf } = useAreas();
  useStoreBeat(store);
  const { plate } = vehicle;
  const answer = useAnswer(
    gisPastCalls.queryLocationByplateNumber,
    { query: { plateNumber: plate } },
    { repeatMs: FRESH_MS },
  );
  useShortcut('escape', onClose, { isAlways: true });
  useShortcut('f', onFollow, { label: 'vehicleMonitor.keys.follow', group: 'page' });
  const place = store.placeOf(vehicle.id);
  const known = answer.data;
  const status = (place === undefined ? known?.businessStatus : store.status[place]) as Status | undefined;
  const speed = place === undefined ? known?.speed : store.speed[place];
  const heardOn = place === undefined ? known?.receiveTime : store.heardOn[place];
  const freshness = place === undefined ? 0 : freshnessOf(store, place, Date.now());
  const none = translate('common.none');

  return (
    <Card aria-label={translate('vehicleMonitor.card', { plate })}>
      <header>
        <h2>{plate}</h2>
        {status && (
          <span>
            <VehicleMark status={status} />
            {translate(`map.status.${status}`)}
          </span>
        )}
        <IconButton
          aria-label={translate('vehicleMonitor.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {freshness > 0 && <p data-tone="warn">{translate(`map.freshness.${freshness}`)}</p>}
      {answer.error && <p role="alert">{failureText(answer.error).text}</p>}
      {answer.isPending ? (
        <p aria-busy>{translate('vehicleMonitor.searching')}</p>
      ) : (
        <Facts
          isOneColumn
          facts={[
            {
              label: translate('vehicleMonitor.facts.speed'),
              value: translate('vehicleMonitor.speed', { speed: Math.round(speed ?? 0) }),
            },
            { label: translate('vehicleMonitor.facts.heard'), value: <Time isByClock value={heardOn} /> },
            { label: translate('vehicleMonitor.facts.company'), value: known?.companyName ?? none },
            { label: translate('vehicleMonitor.facts.driver'), value: known?.driverName ?? none },
            {
              label: translate('map.driverInfoSource.label'),
              value: translate(`map.driverInfoSource.${known?.driverInfoSource}`),
            },
            { label: translate('vehicleMonitor.facts.mobile'), value: known?.driverMobile ?? none },
            {
              label: translate('vehicleMonitor.facts.area'),
              value: known?.addressType ? areaOf(known.addressType) : none,
            },
          ]}
        />
      )}
      {known?.isMonitored === 1 && <WatchGroups plate={plate} />}
      <footer>
        <Button
          variant={isFollowed ? 'contained' : 'outlined'}
          aria-pressed={isFollowed}
          aria-keyshortcuts="F"
          startIcon={<Crosshair size={14} aria-hidden />}
          onClick={onFollow}
        >
          {translate(isFollowed ? 'vehicleMonitor.following' : 'vehicleMonitor.follow')}
          <Key>F</Key>
        </Button>
        <Button
          variant="outlined"
          aria-pressed={isChosen}
          startIcon={<Pin size={14} aria-hidden />}
          onClick={onToggle}
        >
          {translate(isChosen ? 'vehicleMonitor.unkeep' : 'vehicleMonitor.keep')}
        </Button>
        {known && <WatchButton plate={plate} isWatched={known.isMonitored === 1} />}
      </footer>
    </Card>
  );
}

const Card = styled('aside')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  overflow: 'auto',
  header: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, padding: '0 4px 0 12px' },
  'header > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  'header > button': { marginLeft: 'auto' },
  h2: { margin: 0, fontFamily: MONO, fontSize: 16, fontWeight: 600 },
  dl: { padding: '0 12px' },
  p: { margin: '0 12px 8px', color: tokens.text.faint },
  'p[role=alert]': { color: tokens.bad.ink },
  'p[data-tone=warn]': { color: tokens.warn.ink },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: '8px 12px',
    borderTop: `1px solid ${tokens.line}`,
  },
}));
