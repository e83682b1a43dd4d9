/** The shapes of the business statuses, beside words and in pictures. */
import type { Tokens } from '../kit/theme/tokens.ts';
import type { Status } from './fleet.ts';

/** As in `vehicle-shapes.glsl.ts`, with y down, in a square of 24. */
export const VEHICLE_PATHS: Readonly<Record<Status, string>> = {
  1: 'M12 3.4 18 19 12 15.6 6 19z',
  2: 'M12 3.8 18.2 8.8V18.4H5.8V8.8z',
  3: 'M12 3.2 17.1 11a6 6 0 1 1-10.2 0zM12 12.1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  4: 'M12 3.4v3.4M12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z',
};
export const RING_WIDTH = 2.2;
/** Drawn as a line, and not filled. */
export const isRing = (status: Status): boolean => status === 4;

export const statusColour = ({ fleet }: Pick<Tokens, 'fleet'>, status: Status): string =>
  ({ 1: fleet.carrying, 2: fleet.taken, 3: fleet.empty, 4: fleet.off })[status];
