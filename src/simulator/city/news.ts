/** What comes out of a city: what terminals report, and beside it what is true. */
import type { BusinessStatus } from '../../upstream/core/positions/fix.ts';
import type { RoadEdge } from './graph/road-graph.ts';
import type { FixBatch } from './terminals/fix-batch.ts';

export interface ShiftNews {
  vehicleId: string;
  /** None where the fleet names no drivers. */
  driverId: string | undefined;
  /** 0 by day, 1 by night. */
  shift: 0 | 1;
  on: number;
}

/** Where a vehicle truly is. The same object each time: copy what is to be kept. */
export interface Truth {
  vehicle: number;
  on: number;
  edge: RoadEdge;
  /** Metres along the edge. */
  offset: number;
  /** Metres east and north of the centre. */
  x: number;
  y: number;
  /** Kilometres an hour. */
  speed: number;
  status: BusinessStatus;
}

export interface Ride {
  vehicle: number;
  beganOn: number;
  endedOn: number;
  from: RoadEdge;
  fromOffset: number;
  to: RoadEdge;
  toOffset: number;
  metres: number;
}

/** Somebody orders a taxi, by telephone or app. */
export interface Wish {
  readonly on: number;
  readonly from: NamedSpot;
  readonly to: NamedSpot;
}

/** Degrees of WGS-84. */
export interface NamedSpot {
  readonly lng: number;
  readonly lat: number;
  readonly address: string;
}

/** What its driver's terminal tells of an order. */
export interface ErrandNews {
  readonly orderId: string;
  readonly kind: 'there' | 'aboard' | 'over';
  readonly on: number;
  /** Since the passenger is aboard. */
  readonly metres: number;
}

/** What comes out of a city. Batches are used again after the call. */
export interface CitySink {
  fixes?(batch: FixBatch): void;
  shiftBegan?(news: ShiftNews): void;
  shiftEnded?(news: ShiftNews): void;
  truth?(truth: Truth): void;
  ride?(ride: Ride): void;
  wish?(wish: Wish): void;
  errand?(news: ErrandNews): void;
}
