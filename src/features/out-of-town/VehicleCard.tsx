/** One vehicle above the map: since when it is out, how far, who drives it, and where there is more of it to see. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import {
  type OutOfTownPicture,
  type OutOfTownVehicle,
  outOfTown,
  outOfTownCalls,
} from '../../contract/out-of-town.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { factsOf } from '../../resource/pages/facts.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import pages from './pages.tsx';
import {
  FEED_MAP_PATH,
  OWN_MAP_PATH,
  onMapPath,
  REPLAY_PATH,
  replayPath,
  VEHICLE_PATH,
  vehiclePath,
} from './paths.ts';

interface VehicleCardProps {
  /** Unset for one that is not out of town, or not any more. */
  sight: OutOfTownPicture['vehicles'][number] | undefined;
  onClose(): void;
}

/** Where it is tells the map; what else there is changes seldom. */
const FRESH_MS = 15_000;

export function VehicleCard({ sight, onClose }: VehicleCardProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const words = useFieldWords(outOfTown);
  const plate = sight?.plateNumber ?? '';
  const { data, error } = useAnswer(
    outOfTownCalls.listOutOfTown,
    { query: { keyword: plate, size: 1 } },
    { repeatMs: FRESH_MS, enabled: sight !== undefined },
  );
  useShortcut('escape', onClose, { isAlways: true });
  const vehicle = data?.rows[0];
  return (
    <Card
      aria-label={sight ? translate('outOfTown.card', { plate }) : translate('outOfTown.back')}
      data-part="vehicle-card"
    >
      <header>
        <h2>{sight ? plate : translate('outOfTown.isBack')}</h2>
        {sight && (
          <span>
            <VehicleMark status={sight.businessStatus} />
            {translate(`map.status.${sight.businessStatus}`)}
          </span>
        )}
        <IconButton aria-label={translate('outOfTown.close')} aria-keyshortcuts="Escape" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {!sight && <p>{translate('outOfTown.isBackWhy')}</p>}
      {sight && error && <p role="alert">{failureText(error).text}</p>}
      {sight && vehicle && (
        <>
          <Facts
            isOneColumn
            facts={factsOf(pages, words, pages.facts ?? [], { id: vehicle.vehicleId, ...vehicle })}
          />
          <Ways vehicle={vehicle} />
        </>
      )}
    </Card>
  );
}

function Ways({ vehicle }: { vehicle: OutOfTownVehicle }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const map = vehicle.dataFrom === INDUSTRY_FEED ? FEED_MAP_PATH : OWN_MAP_PATH;
  const ways = [
    { key: 'map', isOpen: useLeadsTo(map), path: onMapPath(map, vehicle.plateNumber) },
    { key: 'replay', isOpen: useLeadsTo(REPLAY_PATH), path: replayPath(vehicle.plateNumber, vehicle) },
    { key: 'record', isOpen: useLeadsTo(VEHICLE_PATH), path: vehiclePath(vehicle.vehicleId) },
  ].filter(({ isOpen }) => isOpen);
  if (ways.length === 0) return null;
  return (
    <footer>
      {ways.map(({ key, path }) => (
        <Button key={key} variant="outlined" onClick={() => navigate(path)}>
          {translate(`outOfTown.way.${key}`)}
        </Button>
      ))}
    </footer>
  );
}

const Card = styled('aside')(({ theme: { tokens, breakpoints } }) => ({
  position: 'absolute',
  zIndex: 2,
  top: 12,
  right: 12,
  width: 320,
  maxWidth: 'calc(100% - 24px)',
  maxHeight: 'calc(100% - 60px)',
  overflow: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  [breakpoints.down('md')]: {
    position: 'static',
    flex: 'none',
    width: 'auto',
    maxWidth: 'none',
    maxHeight: '55%',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    boxShadow: 'none',
  },
  header: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 48, padding: '0 4px 0 12px' },
  'header > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  'header > button': { marginLeft: 'auto' },
  h2: { margin: 0, fontFamily: MONO, fontSize: 16, fontWeight: 600 },
  dl: { padding: '0 12px' },
  small: { display: 'block', color: tokens.text.faint, fontSize: 12 },
  p: { margin: '0 12px 12px', color: tokens.text.faint },
  'p[role=alert]': { color: tokens.bad.ink },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: '8px 12px',
    borderTop: `1px solid ${tokens.line}`,
  },
}));
