/** What shapes and colours mean, with how many there are; each hides and shows its own. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { VehicleCluster } from '../../contract/clustering.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { floating } from '../../kit/float.ts';
import { formatCount } from '../../kit/format/count.ts';
import type { Status } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { countsOf, STATUS_ORDER } from './status-counts.ts';
import { useStoreBeat } from './use-store-beat.ts';

interface FleetLegendProps {
  store: FleetStore;
  /** See `Positions`. */
  clusters(): readonly VehicleCluster[];
  shown: readonly boolean[];
  onToggle(status: Status): void;
}

export function FleetLegend({ store, clusters, shown, onToggle }: FleetLegendProps) {
  const translate = useTranslate();
  useStoreBeat(store);
  const counts = countsOf(store, clusters());
  const [untold = 0] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Bar role="group" aria-label={translate('map.fleet.label')}>
      {STATUS_ORDER.map(status => (
        <button
          key={status}
          type="button"
          aria-pressed={shown[status]}
          title={translate(shown[status] ? 'map.fleet.hide' : 'map.fleet.show', {
            status: translate(`map.status.${status}`),
          })}
          onClick={() => onToggle(status)}
        >
          <VehicleMark status={status} />
          {translate(`map.status.${status}`)} <b>{formatCount(counts[status] ?? 0)}</b>
        </button>
      ))}
      {untold > 0 && <span>{translate('map.fleet.untold', { count: formatCount(untold) })}</span>}
      <span>{translate('map.fleet.inView', { count: formatCount(all) })}</span>
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  padding: '0 8px',
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: 28,
    padding: '0 6px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&[aria-pressed=false]': { color: tokens.text.faint, textDecoration: 'line-through' },
    '&[aria-pressed=false] svg': { opacity: 0.35 },
  },
  b: { color: tokens.text.strong },
  '& > span': { padding: '0 4px 0 8px', borderLeft: `1px solid ${tokens.line}`, color: tokens.text.faint },
}));
