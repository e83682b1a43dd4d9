/**
 * Where the vehicles are on a plain upstream: asked again and again with the call of the specification. Knows no
 * browser. Nothing is asked while nobody sees the page.
 */
import { mapCalls, type VehicleCluster } from '../../contract/clustering.ts';
import { gisPastCalls } from '../../contract/gis-past.ts';
import type { VehicleLocation } from '../../contract/vehicle-location.ts';
import type { ask } from '../ask.ts';
import type { ConnectionState } from '../push/connection.ts';
import type { Timers } from '../push/timers.ts';
import { createFleetStore, type IsShown } from './fleet-store.ts';
import type { Looking } from './position-client.ts';
import type { Positions } from './positions.ts';
import { type ReportedSight, snapshotsInto } from './snapshots.ts';

export interface PollOptions {
  ask: typeof ask;
  timers: Timers;
  /** By this machine's clock. */
  now: () => number;
  /** By the upstream's clock, as far as it is known. */
  upstreamNow: () => number;
  onState: (state: ConnectionState) => void;
  /** See `positions.ts`. What the upstream tells of as one is counted as it is told. */
  isShown?: IsShown | undefined;
}

export interface PolledPositions extends Positions {
  /** Whether anybody sees the page. */
  show(isSeen: boolean): void;
}

/** As the specification has it. */
export const POLL_MS = 10_000;
/** After the map has come to rest. */
const REST_MS = 400;
/** Vehicles that are asked for one by one. */
const MOST_ASKED = 9;

export function pollPositions(options: PollOptions): PolledPositions {
  const { ask, timers, now, upstreamNow, onState } = options;
  const store = createFleetStore(options.isShown);
  const tell = snapshotsInto(store);
  const plates = new Map<string, string>();
  let clusters: readonly VehicleCluster[] = [];
  let view: Looking | undefined;
  let isSeen = true;
  let isOver = false;
  let cancel = () => {};
  let leaving = new AbortController();

  const take = (found: readonly VehicleLocation[]) => {
    for (const sight of found) plates.set(idOf(sight), sight.plateNumber);
    tell(found.map(reportedSight), { here: now(), there: upstreamNow() });
  };

  /** Vehicles that are followed, and are out of view or told of as one with others. */
  const elsewhere = async (
    chosen: readonly string[],
    alone: readonly VehicleLocation[],
    signal: AbortSignal,
  ): Promise<VehicleLocation[]> => {
    const here = new Set(alone.map(idOf));
    const wanted = chosen.filter(id => !here.has(id)).slice(0, MOST_ASKED);
    const answers = await Promise.allSettled(
      wanted.map(id =>
        ask(
          gisPastCalls.queryLocationByplateNumber,
          { query: { plateNumber: plates.get(id) ?? id } },
          { isBackground: true, signal },
        ),
      ),
    );
    return answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []));
  };

  const poll = async () => {
    cancel();
    leaving.abort();
    if (!view || !isSeen || isOver) return;
    leaving = new AbortController();
    const { signal } = leaving;
    try {
      const input = { query: { bounds: [...view.box], zoom: view.zoom } };
      const { clusters: told, vehicleLocationVoList: alone } = await ask(mapCalls.clusterLocations, input, {
        isBackground: true,
        signal,
      });
      const found = [...alone, ...(await elsewhere(view.chosen, alone, signal))];
      if (signal.aborted) return;
      clusters = told.filter(isDrawable).map(counted);
      take(found);
      onState('open');
    } catch {
      if (signal.aborted) return;
      onState('lost');
    }
    cancel = timers.after(POLL_MS, poll);
  };

  onState('connecting');
  return {
    store,
    clusters: () => clusters,
    look(looking) {
      view = looking;
      cancel();
      cancel = timers.after(REST_MS, poll);
    },
    show(seen) {
      if (seen === isSeen) return;
      isSeen = seen;
      if (seen) void poll();
      else {
        cancel();
        leaving.abort();
      }
    },
    end() {
      isOver = true;
      cancel();
      leaving.abort();
    },
  };
}

const isDrawable = ({ lng, lat }: VehicleCluster) => Number.isFinite(lng) && Number.isFinite(lat);

/** With the numbers that an upstream left out: none of a status that it does not tell, and the sum of those it does. */
function counted({
  count,
  carrying,
  taken,
  empty,
  outOfService,
  ...cluster
}: VehicleCluster): VehicleCluster {
  const told = {
    carrying: carrying ?? 0,
    taken: taken ?? 0,
    empty: empty ?? 0,
    outOfService: outOfService ?? 0,
  };
  const sum = Object.values(told).reduce((all, one) => all + one, 0);
  return { ...cluster, ...told, count: Math.max(count ?? 0, sum) };
}

/** A plain upstream may know vehicles by their plates alone. */
const idOf = ({ vehicleId, plateNumber }: Pick<VehicleLocation, 'vehicleId' | 'plateNumber'>): string =>
  vehicleId ?? plateNumber;

const reportedSight = (sight: VehicleLocation): ReportedSight => ({
  key: sight.plateNumber,
  word: {
    vehicleId: idOf(sight),
    companyId: sight.companyId,
    dataFrom: sight.dataFrom,
    plateNumber: sight.plateNumber,
  },
  lng: sight.lng,
  lat: sight.lat,
  direction: sight.direction,
  speed: sight.speed,
  businessStatus: sight.businessStatus,
  heardOn: sight.receiveTime || sight.gpsTime,
});
