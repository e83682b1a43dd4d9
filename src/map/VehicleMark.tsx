/** The shape of a business status beside its word, as the map draws it. */
import { useTheme } from '@mui/material/styles';
import type { Status } from './fleet.ts';
import { isRing, RING_WIDTH, statusColour, VEHICLE_PATHS } from './vehicle-paths.ts';

export function VehicleMark({ status }: { status: Status }) {
  const colour = statusColour(useTheme().tokens, status);
  return (
    <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d={VEHICLE_PATHS[status]}
        fill={isRing(status) ? 'none' : colour}
        fillRule="evenodd"
        stroke={isRing(status) ? colour : 'none'}
        strokeWidth={RING_WIDTH}
      />
    </svg>
  );
}
