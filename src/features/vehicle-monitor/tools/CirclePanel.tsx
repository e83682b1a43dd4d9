/** Who is in a circle around a place, the nearest first, as it is now. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { VehicleMark } from '../../../map/VehicleMark.tsx';
import type { NearVehicle, Within } from '../../../map/within.ts';
import { CircleFields, type PlacePick } from '../../../nouns/fleet-map/CircleFields.tsx';
import { Fields, Note, Scroll, VehicleRows } from '../../../nouns/fleet-map/parts.ts';
import { STATUS_ORDER } from '../../../nouns/fleet-map/status-counts.ts';
import type { CircleEntry } from '../../../nouns/fleet-map/use-circle.ts';
import { ToolPanel } from './ToolPanel.tsx';
import { type CircleQuestion, MOST_LISTED, useCircleResults } from './use-circle-results.ts';

interface CirclePanelProps extends CircleQuestion {
  entry: CircleEntry;
  pick: PlacePick | null;
  openId: string | undefined;
  onOpen(vehicle: NearVehicle): void;
  onClose(): void;
}

export function CirclePanel({ entry, pick, openId, onOpen, onClose, ...question }: CirclePanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { found, isAsking, error, ask } = useCircleResults(question);
  return (
    <ToolPanel title={translate('vehicleMonitor.tools.circle')} onClose={onClose}>
      <Scroll>
        <Fields>
          <CircleFields entry={entry} pick={pick} />
        </Fields>
        {entry.circle && error !== null && <ErrorState {...failureText(error)} onRetry={ask} />}
        {entry.circle && !found && isAsking && (
          <PageState title={translate('vehicleMonitor.circle.asking')} />
        )}
        {found && <Found found={found} openId={openId} onOpen={onOpen} />}
      </Scroll>
    </ToolPanel>
  );
}

function Found({ found, openId, onOpen }: Pick<CirclePanelProps, 'openId' | 'onOpen'> & { found: Within }) {
  const translate = useTranslate();
  const { count, counts, nearest } = found;
  if (count === 0)
    return (
      <PageState
        title={translate('vehicleMonitor.circle.none')}
        why={translate('vehicleMonitor.circle.noneWhy')}
      />
    );
  return (
    <>
      <Counts>
        <b>{translate('vehicleMonitor.circle.count', { count: formatCount(count) })}</b>
        {STATUS_ORDER.map(status => (
          <span key={status}>
            <VehicleMark status={status} />
            {translate(`map.status.${status}`)} {formatCount(counts[status] ?? 0)}
          </span>
        ))}
      </Counts>
      {count > MOST_LISTED && (
        <Fields>
          <Note>{translate('vehicleMonitor.circle.listed', { most: MOST_LISTED })}</Note>
        </Fields>
      )}
      <VehicleRows aria-label={translate('vehicleMonitor.circle.list')}>
        {nearest.map(vehicle => (
          <li key={vehicle.id}>
            <button
              type="button"
              aria-current={vehicle.id === openId || undefined}
              onClick={() => onOpen(vehicle)}
            >
              <VehicleMark status={vehicle.status} />
              <VisuallyHidden>{translate(`map.status.${vehicle.status}`)}</VisuallyHidden>
              <b>{vehicle.plate}</b>
              <span>{formatDistance(vehicle.metres)}</span>
            </button>
          </li>
        ))}
      </VehicleRows>
    </>
  );
}

const Counts = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: '4px 12px 8px',
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  b: { flexBasis: '100%', color: tokens.text.strong, fontWeight: 600 },
  span: { display: 'inline-flex', alignItems: 'center', gap: 4 },
}));
