/** Takes positions in: each is judged by itself, the good ones are seen at once and written a moment later. */
import { Malformed } from '../../../contract/grammar/batch.ts';
import {
  AHEAD_MS,
  FASTEST,
  OLDEST_MS,
  type Receipt,
  type Refusal,
} from '../../../contract/positions/intake.ts';
import type { PositionReport } from '../../../contract/positions/report.ts';
import type { Clock } from '../context.ts';
import type { Fix } from './fix.ts';
import type { Journal } from './journal.ts';
import type { LastPositions } from './last-positions.ts';
import { packFixes } from './packed-batch.ts';
import type { FleetRegister } from './register.ts';
import { toWgs84 } from './wgs84.ts';

export interface Intake {
  /**
   * From outside. Fails with DEPENDENCY_AWAY, and has then taken nothing, where the database does not follow.
   * @param dataFrom who delivers: 1 the own platform, 4501001 the industry feed
   */
  take(reports: readonly (PositionReport | Malformed)[], dataFrom: number): Receipt;
  /** From within, for vehicles that are known by id; in WGS-84. Judged and refused alike. */
  takeFixes(fixes: readonly Fix[]): Receipt;
  /** Once everything taken so far is in the database. Fails with DEPENDENCY_AWAY. */
  settled(): Promise<void>;
}

interface Inside {
  register: FleetRegister;
  positions: LastPositions;
  journal: Journal;
  clock: Clock;
  /** Hears what was taken, in the order in which it was; bytes of `packed-batch.ts`. */
  onTaken(packed: Uint8Array): void;
}

const SCRAPPED = 4;
const MOST_PROBLEMS = 20;

export function createIntake({ register, positions, journal, clock, onTaken }: Inside): Intake {
  function takeAll<From>(from: readonly From[], read: (one: From) => Judged): Receipt {
    journal.checkRoom(from.length);
    const now = clock();
    const receipt = emptyReceipt();
    const taken: Fix[] = [];
    for (const fix of inOrder(from.map(read), receipt, now)) {
      const last = positions.of(fix.vehicleId);
      if (last?.gpsTime === fix.gpsTime) {
        receipt.duplicates += 1;
        // of another source it is no news either, but that this one has it is
        if (last.dataFrom !== fix.dataFrom) positions.take(fix, now);
        continue;
      }
      if (positions.take(fix, now)) receipt.accepted += 1;
      else receipt.late += 1;
      taken.push(fix);
    }
    if (taken.length > 0) {
      const packed = packFixes(taken);
      journal.append(packed, taken.length);
      onTaken(packed);
    }
    return receipt;
  }

  return {
    take: (reports, dataFrom) =>
      takeAll(reports, report => (report instanceof Malformed ? report : fixOf(report, register, dataFrom))),
    takeFixes: fixes => takeAll(fixes, fix => checked(fix, register)),
    settled: () => journal.settled(),
  };
}

/** A position as it is kept, or why it is not. */
type Judged = Fix | Refusal | Malformed;

/** What passes, the earliest first; what does not is counted. */
function inOrder(read: readonly Judged[], receipt: Receipt, now: number) {
  const passed: Fix[] = [];
  for (const [index, judged] of read.entries()) {
    const refusal = refusalOf(judged, now);
    if (refusal === undefined) {
      passed.push(judged as Fix);
      continue;
    }
    receipt.refused[refusal] += 1;
    if (receipt.problems.length === MOST_PROBLEMS) continue;
    const field = judged instanceof Malformed ? judged.field : FIELD_OF[refusal];
    receipt.problems.push({ index, field, reason: refusal });
  }
  return passed.sort((a, b) => a.gpsTime - b.gpsTime);
}

function refusalOf(judged: Judged, now: number): Refusal | undefined {
  if (typeof judged === 'string') return judged;
  return judged instanceof Malformed ? 'malformed' : refusalByTime(judged, now);
}

const FIELD_OF: Readonly<Record<Refusal, string | null>> = {
  malformed: null,
  unknownPlate: 'plateNumber',
  scrapped: 'plateNumber',
  badCoordinate: 'lng',
  badSpeed: 'speed',
  clockAhead: 'gpsTime',
  tooOld: 'gpsTime',
};

function refusalByTime({ gpsTime }: Fix, now: number): Refusal | undefined {
  if (gpsTime > now + AHEAD_MS) return 'clockAhead';
  return gpsTime < now - OLDEST_MS ? 'tooOld' : undefined;
}

function fixOf(report: PositionReport, register: FleetRegister, dataFrom: number): Fix | Refusal {
  const known = register.byPlate(report.plateNumber);
  if (!known) return 'unknownPlate';
  if (known.state === SCRAPPED) return 'scrapped';
  return kept({
    vehicleId: known.vehicleId,
    gpsTime: report.gpsTime,
    ...(toWgs84(report, report.coordType) ?? NOWHERE),
    speed: report.speed,
    heading: report.heading,
    status: report.businessStatus ?? (report.load ? 1 : 3),
    dataFrom,
  });
}

function checked(fix: Fix, register: FleetRegister): Fix | Refusal {
  const known = register.byId(fix.vehicleId);
  if (!known) return 'unknownPlate';
  if (known.state === SCRAPPED) return 'scrapped';
  return kept({ ...fix, ...(toWgs84(fix, 1) ?? NOWHERE) });
}

const NOWHERE = { lng: Number.NaN, lat: Number.NaN };

/** As finely as it is kept, so that memory and database say the same. */
function kept(fix: Fix): Fix | Refusal {
  if (Number.isNaN(fix.lng)) return 'badCoordinate';
  if (!(fix.speed >= 0 && fix.speed <= FASTEST)) return 'badSpeed';
  const heading = ((Math.round(fix.heading) % 360) + 360) % 360;
  return { ...fix, gpsTime: Math.round(fix.gpsTime), speed: Math.round(fix.speed * 10) / 10, heading };
}

const emptyReceipt = (): Receipt => ({
  accepted: 0,
  late: 0,
  duplicates: 0,
  refused: {
    malformed: 0,
    unknownPlate: 0,
    badCoordinate: 0,
    badSpeed: 0,
    clockAhead: 0,
    tooOld: 0,
    scrapped: 0,
  },
  problems: [],
});
