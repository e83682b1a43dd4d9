/**
 * What becomes of an order, from the call to the end, in one table that both sides read: the server refuses what it does
 * not allow, the console greys it out with the same reason. 订单 order · 派单 dispatch · 指派 assign · 推送 offer · 改派 reassign ·
 * 销单 cancel · 爽约 no-show · 无响应 no response
 */

/**
 * 1 new, 2 accepted, 3 completed, 4 closed or archived, 5 cancelled by the passenger, 6 by the driver, 7 by the back
 * office, 8 by itself because nobody took it, 9 the passenger did not come.
 */
export const MAIN_STATES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type MainStatus = (typeof MAIN_STATES)[number];
export const CANCELLED: ReadonlySet<MainStatus> = new Set([5, 6, 7, 8, 9]);

/**
 * 10 reserved, not yet active; 11 waits; 12 offered to drivers; 13 assigned, the driver has not answered; 14 nobody has
 * answered; 15 taken back, drivers are ranked anew; 21 driver on the way, 22 arrived, 23 passenger aboard; 31 arrived and
 * unpaid, 32 paid, 33 rated; 41 archived, 43 closed as abnormal. A cancelled order keeps the one it had.
 */
export const SUB_STATES = [10, 11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 41, 43] as const;
export type SubStatus = (typeof SUB_STATES)[number];

export interface OrderState {
  mainStatus: MainStatus;
  subStatus: SubStatus;
}

/** 0 the server itself, 1 the back office, 2 the driver, 3 the passenger. */
export const OPERATOR_TYPES = [0, 1, 2, 3] as const;
export type OperatorType = (typeof OPERATOR_TYPES)[number];

interface Transition {
  /** Sub states of an order that is not over: each belongs to one main state. */
  from: readonly SubStatus[];
  /** Main and sub state; null leaves the sub state as it is. */
  to: readonly [MainStatus, SubStatus | null];
  by: readonly OperatorType[];
}

const transition = (
  from: readonly SubStatus[],
  to: Transition['to'],
  ...by: readonly OperatorType[]
): Transition => ({ from, to, by });

const [SYSTEM, OFFICE, DRIVER, PASSENGER] = OPERATOR_TYPES;
/** Nobody is aboard yet. */
const BEFORE_BOARDING = [10, 11, 12, 13, 14, 15, 21, 22] as const;

export const TRANSITIONS = {
  /** The time of a reserved order comes near. */
  activate: transition([10], [1, 11], SYSTEM, OFFICE),
  offer: transition([11, 12, 14], [1, 12], SYSTEM, OFFICE),
  assign: transition([11, 12, 14], [1, 13], SYSTEM, OFFICE),
  accept: transition([12, 13], [2, 21], DRIVER),
  /** By whom it was assigned to, or his time is over. */
  decline: transition([13], [1, 11], SYSTEM, DRIVER),
  /** The office takes an assignment back at once. The driver may be asked again. */
  withdraw: transition([13], [1, 11], OFFICE),
  noResponse: transition([11, 12], [1, 14], SYSTEM),
  autoCancel: transition([14], [8, null], SYSTEM),
  arrive: transition([21], [2, 22], OFFICE, DRIVER),
  board: transition([22], [2, 23], DRIVER),
  /** Back to the queue, without the former driver. */
  takeBack: transition([21, 22], [1, 15], OFFICE),
  requeue: transition([15], [1, 11], SYSTEM),
  arriveUnpaid: transition([23], [3, 31], DRIVER),
  arrivePaid: transition([23], [3, 32], DRIVER),
  pay: transition([31], [3, 32], SYSTEM, PASSENGER),
  rate: transition([32], [3, 33], PASSENGER),
  cancelByPassenger: transition(BEFORE_BOARDING, [5, null], PASSENGER),
  cancelByDriver: transition([21, 22], [6, null], DRIVER),
  cancelByOffice: transition(BEFORE_BOARDING, [7, null], OFFICE),
  noShow: transition([22], [9, null], OFFICE, DRIVER),
  closeUnpaid: transition([31], [4, 43], SYSTEM),
  /** Aboard for too long, or the terminal is lost. */
  closeAbnormal: transition([23], [4, 43], OFFICE),
  archive: transition([32, 33], [4, 41], SYSTEM),
} as const satisfies Record<string, Transition>;
export type OrderEvent = keyof typeof TRANSITIONS;

/** As an upstream tells it; one that knows the specification alone tells the main state only. */
export interface ReportedState {
  mainStatus: MainStatus;
  subStatus?: SubStatus | null;
}

/** The main state of an open order in a sub state: its first digit. */
const mainOf = (subStatus: SubStatus) => Math.floor(subStatus / 10);

/** 1 to 3: neither cancelled nor closed. */
export const isOpen = ({ mainStatus }: ReportedState): boolean => mainStatus <= 3;

/** A driver is on it: nobody else can be given it, and he can be given nothing else. */
export const hasDriver = ({ mainStatus, subStatus }: ReportedState): boolean =>
  mainStatus === 2 || (mainStatus === 1 && subStatus === 13);

/**
 * Whether the table allows it; other conditions of an event are checked where it happens. Where no sub state is told,
 * it is allowed if one of the main state allows it, and the upstream judges.
 */
export const isAllowedEvent = (event: OrderEvent, { mainStatus, subStatus }: ReportedState): boolean =>
  isOpen({ mainStatus }) &&
  TRANSITIONS[event].from.some(from => (subStatus ? from === subStatus : mainOf(from) === mainStatus));

/** What it leads to. */
export function afterEvent(event: OrderEvent, { subStatus }: OrderState): OrderState {
  const [mainStatus, next] = TRANSITIONS[event].to;
  return { mainStatus, subStatus: next ?? subStatus };
}

/** 1 waited too long, 2 other plans, 3 wrong address, 4 asked by the driver, 5 price, 6 no vehicle, 7 twice, 8 fault or accident, 20 no-show, 99 other. */
export const CANCEL_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 20, 99] as const;
export const NO_SHOW = 20;
/** How long a driver waits where he was ordered to, before the passenger counts as not coming. */
export const NO_SHOW_MS = 600_000;
/** An assignment may be withdrawn for so long, unless the driver has accepted it. */
export const WITHDRAW_MS = 10_000;
/** From here on an order is for later. */
export const RESERVED_MS = 1_800_000;
/** The same number within this time is the same order. */
export const DUPLICATE_MS = 600_000;
/** A driver is there within so many metres. */
export const ARRIVED_METRES = 100;
/** Aboard for so long, or unheard for so long, an order may be closed as abnormal. */
export const LONGEST_RIDE_MS = 6 * 3_600_000;
export const LOST_TERMINAL_MS = 1_800_000;
/** Unpaid for so long, an order is closed as abnormal. */
export const UNPAID_MS = 86_400_000;
/** Less than this until something is due, and somebody should look at it now. */
export const SOON_MS = 60_000;
