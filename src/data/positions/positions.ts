/** Where the vehicles are, from whichever upstream: what a map is filled by. */
import type { VehicleCluster } from '../../contract/clustering.ts';
import type { ConnectionState } from '../push/connection.ts';
import type { FleetStore, IsShown } from './fleet-store.ts';
import type { Looking } from './position-client.ts';

export interface Positions {
  store: FleetStore;
  /** Vehicles that the upstream tells of as one, read anew at each change of the store; none where it tells each. */
  clusters(): readonly VehicleCluster[];
  /** Whenever the map has moved, however often that is. */
  look(view: Looking): void;
  end(): void;
}

/** @param isShown which vehicles the store has at all; all of them, unless it says otherwise */
export type OpenPositions = (onState: (state: ConnectionState) => void, isShown?: IsShown) => Positions;
