/** Figures that are brought in without orders: of a system before this one, or of a demonstration. */
import type { Db } from '../../core/context.ts';
import type { FigureSums } from './figure-columns.ts';
import { orderFigureDelta } from './tables.ts';

/** Orders of one key in one hour. What is left out is 0. */
export interface PastHour extends Partial<FigureSums> {
  /** Where the hour begins. Milliseconds since 1970. */
  hour: number;
  addressType: string;
  /** 0 where no driver of a company has accepted. */
  companyId: number;
  source: number;
  type: string;
  orderCallType: number;
  created: number;
}

const NOTHING = {
  pushed: 0,
  answered: 0,
  completed: 0,
  cancelledByPassenger: 0,
  cancelledByDriver: 0,
  cancelledByOffice: 0,
  autoCancelled: 0,
  endedOtherwise: 0,
  open: 0,
  elderlyCount: 0,
  matchedCount: 0,
  pickedUpCount: 0,
  revenue: 0,
  matchMs: 0,
  pickupMs: 0,
};

/** Of one insert. */
const MOST_AT_ONCE = 500;

/**
 * Adds them to what is there. They count at once and are folded like all others; a rebuild leaves hours before the day of
 * the first order as they are, and takes away what is brought in for later ones.
 */
export async function addPastFigures(db: Db, hours: readonly PastHour[]): Promise<void> {
  for (let at = 0; at < hours.length; at += MOST_AT_ONCE) {
    const rows = hours.slice(at, at + MOST_AT_ONCE).map(hour => ({ ...NOTHING, ...hour }));
    await db.insert(orderFigureDelta).values(rows);
  }
}
