/** The shape of a business status beside its word, as the map draws it. */
import { useTheme } from '@mui/material/styles';
import type { Status } from './fleet.ts';

/** As in `vehicle-shapes.glsl.ts`, with y down. */
export const STATUS_PATHS: Readonly<Record<Status, string>> = {
  1: 'M12 3.4 18 19 12 15.6 6 19z',
  2: 'M12 3.8 18.2 8.8V18.4H5.8V8.8z',
  3: 'M12 3.2 17.1 11a6 6 0 1 1-10.2 0zM12 12.1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  4: 'M12 3.4v3.4M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z',
};

export function VehicleMark({ status }: { status: Status }) {
  const { fleet } = useTheme().tokens;
  const colour = { 1: fleet.carrying, 2: fleet.taken, 3: fleet.empty, 4: fleet.off }[status];
  const isRing = status === 4;
  return (
    <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" style={{ flex: 'none' }}>
      <path
        d={STATUS_PATHS[status]}
        fill={isRing ? 'none' : colour}
        fillRule="evenodd"
        stroke={isRing ? colour : 'none'}
        strokeWidth={2.2}
      />
    </svg>
  );
}
