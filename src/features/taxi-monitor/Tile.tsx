/** One watched vehicle: what it does, how fast, since when that is known, who drives it; and a picture that follows it. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { History, Map as MapMark, Maximize2, Minimize2, X } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { INDUSTRY_FEED, type VehicleLocation } from '../../contract/vehicle-location.ts';
import type { WatchedVehicle } from '../../contract/watched-vehicle.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import { Time } from '../../kit/format/Time.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import type { Paint } from '../../map/base/embedded/ground-painter.ts';
import type { City } from '../../map/city.ts';
import { LiveView } from '../../map/LiveView.tsx';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { FEED_MAP_PATH, OWN_MAP_PATH, onMapPath, REPLAY_PATH, replayPath } from './paths.ts';
import { useWay } from './use-way.ts';

interface TileProps {
  watched: WatchedVehicle;
  fleet: FleetStore;
  city: City | null;
  /** Draws the ground in place of the city. */
  paint: Paint | undefined;
  isLarge: boolean;
  onToggle(): void;
  onRemove: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Who drives it changes seldom. */
const FRESH_MS = 30_000;

export function Tile({ watched, fleet, city, paint, isLarge, onToggle, onRemove, onKeyDown }: TileProps) {
  const translate = useTranslate();
  const { plateNumber: plate, lng } = watched;
  const { data: known } = useAnswer(
    gisPastCalls.queryLocationByplateNumber,
    { query: { plateNumber: plate } },
    { repeatMs: FRESH_MS, enabled: lng !== null },
  );
  return (
    <li>
      <Card
        role="group"
        aria-label={translate('taxiMonitor.tile', { plate })}
        aria-keyshortcuts="Enter"
        data-plate={plate}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <header>
          <b>{plate}</b>
          <State watched={watched} />
          <span />
          <Ways plate={plate} dataFrom={known?.dataFrom} />
          <Act
            label={translate(isLarge ? 'taxiMonitor.small' : 'taxiMonitor.large', { plate })}
            Mark={isLarge ? Minimize2 : Maximize2}
            onClick={onToggle}
          />
          {onRemove && <Act label={translate('taxiMonitor.remove', { plate })} Mark={X} onClick={onRemove} />}
        </header>
        <Figures watched={watched} known={known} />
        <div data-part="picture">
          {lng === null ? (
            <p>{translate('taxiMonitor.neverHeard')}</p>
          ) : (
            <Picture watched={watched} fleet={fleet} city={city} paint={paint} />
          )}
        </div>
      </Card>
    </li>
  );
}

function Picture({ watched, fleet, city, paint }: Pick<TileProps, 'watched' | 'fleet' | 'city' | 'paint'>) {
  const translate = useTranslate();
  const { plateNumber: plate } = watched;
  return (
    <LiveView
      label={translate('taxiMonitor.picture', { plate })}
      city={city}
      paint={paint}
      fleet={fleet}
      vehicleId={plate}
      way={useWay(watched)}
    />
  );
}

function State({ watched: { businessStatus, online } }: Pick<TileProps, 'watched'>) {
  const translate = useTranslate();
  if (!businessStatus) return null;
  return (
    <Status data-offline={online === 0 || undefined}>
      <VehicleMark status={businessStatus} />
      {translate(online === 0 ? 'taxiMonitor.offline' : `map.status.${businessStatus}`)}
    </Status>
  );
}

function Figures({ watched, known }: { watched: WatchedVehicle; known: VehicleLocation | undefined }) {
  const translate = useTranslate();
  const { speed, gpsTime, online } = watched;
  const driver = known?.driverName;
  return (
    <p>
      {speed !== null && online === 1 && (
        <span>{translate('taxiMonitor.speed', { speed: Math.round(speed) })}</span>
      )}
      {gpsTime !== null && <Time isByClock value={gpsTime} />}
      {driver && <span>{driver}</span>}
    </p>
  );
}

/** Where there is more to see of it. */
function Ways({ plate, dataFrom }: { plate: string; dataFrom: number | undefined }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const map = dataFrom === INDUSTRY_FEED ? FEED_MAP_PATH : OWN_MAP_PATH;
  const hasMap = useLeadsTo(map);
  const hasReplay = useLeadsTo(REPLAY_PATH);
  return (
    <>
      {hasMap && (
        <Act
          label={translate('taxiMonitor.onMap', { plate })}
          Mark={MapMark}
          onClick={() => navigate(onMapPath(map, plate))}
        />
      )}
      {hasReplay && (
        <Act
          label={translate('taxiMonitor.replay', { plate })}
          Mark={History}
          onClick={() => navigate(replayPath(plate, serverNow()))}
        />
      )}
    </>
  );
}

interface ActProps {
  label: string;
  Mark: typeof X;
  onClick(): void;
}

function Act({ label, Mark, onClick }: ActProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick}>
      <Mark size={14} aria-hidden />
    </IconButton>
  );
}

const Card = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.surface,
  overflow: 'hidden',
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  header: { display: 'flex', flex: 'none', alignItems: 'center', gap: 4, padding: '4px 4px 0 12px' },
  'header > span:empty': { flex: 1 },
  'header .MuiIconButton-root': { width: 24, height: 24, padding: 0 },
  b: { marginRight: 4, fontFamily: MONO, fontWeight: 600, color: tokens.text.strong, whiteSpace: 'nowrap' },
  '& > p': {
    display: 'flex',
    flex: 'none',
    gap: 12,
    minHeight: 22,
    margin: 0,
    padding: '0 12px 4px',
    color: tokens.text.faint,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& > div': { flex: 1, minHeight: 0 },
  'div > p': { margin: 0, padding: 12, color: tokens.text.faint },
}));

const Status = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '&[data-offline]': { color: tokens.text.faint },
}));
