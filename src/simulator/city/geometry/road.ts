/** What roads are made of. 道路 road · 路段 stretch · 路口 junction */
import type { Spot } from './plane.ts';

export type RoadKind = 'ring' | 'arterial' | 'street' | 'lane';

/** What is allowed, in kilometres an hour. */
export const LIMITS: Record<RoadKind, number> = { ring: 80, arterial: 60, street: 50, lane: 40 };

export interface Road {
  readonly name: string;
  readonly kind: RoadKind;
}

/** A piece of a road between two junctions as it is laid, before anybody drives on it. */
export interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
  readonly road: Road;
  /** Driven from `from` to `to` only. */
  readonly isOneWay: boolean;
  readonly over: 'land' | 'bridge' | 'tunnel';
}
