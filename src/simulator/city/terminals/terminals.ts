/** What the terminals send of what is true: noise, tunnels, frozen ones, wrong clocks, packets twice or late, silence. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { Cab } from '../driving/cab.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../driving/day.ts';
import { isUnderground } from '../graph/road-graph.ts';
import { createFaulty, type Faulty } from './faulty.ts';
import { createBatch, type FixBatch } from './fix-batch.ts';
import { Terminal } from './terminal.ts';

/** Shares of all terminals, and of all packets. */
export const FAULTS = { frozen: 0.02, skewed: 0.005, twice: 0.005, late: 0.01 };
/** Metres that terminals are off: the best and the worst. */
const NOISE = { best: 5.5, worst: 14.5 };
const FAULT_MS = { frozen: 25 * MINUTE_MS, skewed: 3 * HOUR_MS };
const LATE_S = { least: 8, most: 90 };
/** A wrong clock is off by between these. */
const SKEW_MS = { least: 2 * MINUTE_MS, most: 70 * MINUTE_MS };
const ROWS = 4_096;

export interface Terminals {
  /** A terminal's turn to report that its cab is here, in metres from the centre. */
  report(cab: Cab, x: number, y: number, on: number): void;
  /** Faults come and go, and late packets come in. */
  second(on: number): void;
  /** Hands over what has come in. */
  flush(): void;
  /** Silences so large a share of the terminals, 0 to 1, and lets the others speak. */
  cut(share: number): void;
  /** Packets that have come in. */
  readonly sent: number;
}

export interface TerminalChance {
  noise: Stream;
  faults: Stream;
  packets: Stream;
  cuts: Stream;
}

interface LatePacket {
  vehicle: number;
  gpsTime: number;
  lng: number;
  lat: number;
  speed: number;
  heading: number;
  status: number;
}

export function createTerminals(
  count: number,
  chance: TerminalChance,
  deliver: (batch: FixBatch) => void,
): Terminals {
  const terminals = Array.from(
    { length: count },
    () => new Terminal(chance.noise.between(NOISE.best, NOISE.worst), chance.noise),
  );
  const faults = faultsOf(terminals, chance.faults);
  const late = new Map<number, LatePacket[]>();
  const batch = createBatch(ROWS);
  let sent = 0;
  let silent = 0;

  function flush(): void {
    if (batch.size > 0) deliver(batch);
    batch.size = 0;
  }
  function comesIn(packet: LatePacket, on: number): void {
    if (batch.size === ROWS) flush();
    const row = batch.size;
    batch.vehicle[row] = packet.vehicle;
    batch.gpsTime[row] = packet.gpsTime;
    batch.receivedOn[row] = on;
    batch.lng[row] = packet.lng;
    batch.lat[row] = packet.lat;
    batch.speed[row] = packet.speed;
    batch.heading[row] = packet.heading;
    batch.status[row] = packet.status;
    batch.size = row + 1;
    sent += 1;
  }

  return {
    get sent() {
      return sent;
    },
    flush,
    second: on => {
      for (const fault of faults) fault.update(on);
      for (const packet of late.get(on) ?? []) comesIn(packet, on);
      late.delete(on);
    },
    cut: share => {
      // who is told the same again goes on as it is: the same terminals stay silent
      if (share === silent) return;
      silent = share;
      for (const terminal of terminals) terminal.isSilent = chance.cuts.happens(share);
    },
    report: (cab, x, y, on) => {
      const terminal = terminals[cab.index];
      if (!terminal) return;
      terminal.drift(chance.noise);
      if (terminal.isSilent || isUnderground(cab.edge, cab.offset)) return;
      terminal.locate(cab, x, y, on);
      const luck = chance.packets.next();
      if (luck >= FAULTS.late) comesIn(terminal, on);
      else {
        const due = on + Math.round(chance.packets.between(LATE_S.least, LATE_S.most)) * SECOND_MS;
        late.set(due, [...(late.get(due) ?? []), { ...terminal }]);
      }
      if (luck > 1 - FAULTS.twice) comesIn(terminal, on);
    },
  };
}

function faultsOf(terminals: readonly Terminal[], chance: Stream): Faulty[] {
  const frozen = {
    share: FAULTS.frozen,
    meanMs: FAULT_MS.frozen,
    begin: (of: number) => terminals[of]?.freeze(true),
    end: (of: number) => terminals[of]?.freeze(false),
  };
  const skewed = {
    share: FAULTS.skewed,
    meanMs: FAULT_MS.skewed,
    begin: (of: number) => {
      const ahead = chance.happens(0.5) ? 1 : -1;
      terminals[of]?.skewBy(Math.round(ahead * chance.between(SKEW_MS.least, SKEW_MS.most)));
    },
    end: (of: number) => terminals[of]?.skewBy(0),
  };
  return [frozen, skewed].map(fault => createFaulty(terminals.length, fault, chance));
}
