/**
 * What becomes of a lost case. Its axes are independent: 处理 handling · 匹配 match · 失主确认 owner · 归还 return · 退款 refund ·
 * 奖励 reward. One table of guards that both sides read.
 */
import type { LostReason } from './lost-reasons.ts';

/** 0 not handled, 1 in hand, 2 handled. */
export const HANDLE_STATES = [0, 1, 2] as const;
/** 0 failed, 1 success, 2 unconfirmed. */
export const OWNER_STATES = [2, 1, 0] as const;
/** Whether the driver holds it: 0 unknown, 1 held, 2 not found. */
export const HOLD_STATES = [0, 1, 2] as const;
/** 0 no, 1 on its way, 2 returned. */
export const RETURN_STATES = [0, 1, 2] as const;
/** 1 returned, 2 not found, 3 owner gave up, 4 handed to the police, 5 duplicate or invalid, 6 the driver denies. */
export const LOST_RESULTS = [1, 2, 3, 4, 5, 6] as const;
/** Of a refund: 0 not refunded, 1 success, 2 processing, 3 failed. Of a reward: 0 unpaid, 1 paid, and the same. */
export const PAYMENT_STATES = [0, 1, 2, 3] as const;

export const [RETURNED, NOT_FOUND_AT_ALL, GIVEN_UP] = LOST_RESULTS;
const [UNPAID, PAID, PROCESSING] = PAYMENT_STATES;

/** As much of a case as its guards read. */
export interface LostGuardState {
  handleStatus: (typeof HANDLE_STATES)[number];
  handleResult: (typeof LOST_RESULTS)[number] | null;
  cancelStatus: 0 | 1;
  matchStatus: 0 | 1;
  propertyConfirm: (typeof HOLD_STATES)[number];
  propertyReturn: (typeof RETURN_STATES)[number];
  ownerConfirm: (typeof OWNER_STATES)[number];
  payStatus: 0 | 1;
  /** Fen. Null where no payment is known, also of who was said to have paid when the case was taken down. */
  payAmount: number | null;
  refundStatus: (typeof PAYMENT_STATES)[number];
  /** The driver of the register to whom it is matched; null where the register does not know him. */
  matchDriverId: string | null;
  /** Null until the goods are back. */
  rewardStatus: (typeof PAYMENT_STATES)[number] | null;
}

/** A case as it begins. */
export const NEW_CASE: LostGuardState = {
  handleStatus: 0,
  handleResult: null,
  cancelStatus: 0,
  matchStatus: 0,
  propertyConfirm: 0,
  propertyReturn: 0,
  ownerConfirm: 2,
  payStatus: 0,
  payAmount: null,
  refundStatus: UNPAID,
  matchDriverId: null,
  rewardStatus: null,
};

export const LOST_ACTS = [
  'claim',
  'release',
  'match',
  'unmatch',
  'identify',
  'remark',
  'held',
  'notHeld',
  'handOver',
  'sendBack',
  'giveBack',
  'ownerConfirms',
  'ownerDenies',
  'close',
  'closeAsReturned',
  'reopen',
  'refund',
  'reward',
  'cancel',
] as const;
export type LostAct = (typeof LOST_ACTS)[number];

type Guard = readonly [
  reason: LostReason,
  on: keyof LostGuardState,
  holds: (standing: LostGuardState) => boolean,
];

/** Each guard reads one field. */
const guard = <F extends keyof LostGuardState>(
  reason: LostReason,
  on: F,
  holds: (value: LostGuardState[F]) => boolean,
): Guard => [reason, on, standing => holds(standing[on])];

const isInHand = guard('LOST_NOT_IN_HAND', 'handleStatus', at => at === 1);
const isMatched = guard('LOST_NOT_MATCHED', 'matchStatus', at => at === 1);
const isNotBack = guard('LOST_RETURNED', 'propertyReturn', at => at !== 2);
const isOwnerOpen = guard('LOST_OWNER_CONFIRMED', 'ownerConfirm', at => at !== 1);
const isConfirmed = guard('LOST_OWNER_UNCONFIRMED', 'ownerConfirm', at => at === 1);
const isHeld = guard('LOST_NOT_HELD', 'propertyConfirm', at => at === 1);
const isBack = guard('LOST_NOT_RETURNED', 'propertyReturn', at => at === 2);
const isOpen = guard('LOST_CLOSED', 'handleStatus', at => at !== 2);
const isUnrewarded = guard('LOST_REWARD_PAID', 'rewardStatus', at => at !== PAID);
const hasNoRewardUnderWay = guard('LOST_REWARD_UNDER_WAY', 'rewardStatus', at => at !== PROCESSING);
const isUnrefunded = guard('LOST_REFUND_PAID', 'refundStatus', at => at !== PAID);
const hasNoRefundUnderWay = guard('LOST_REFUND_UNDER_WAY', 'refundStatus', at => at !== PROCESSING);

/** All of them hold, or the first that does not says why. */
const GUARDS: Readonly<Record<LostAct, readonly Guard[]>> = {
  claim: [isOpen],
  release: [isInHand],
  match: [isInHand, isNotBack, isOwnerOpen],
  unmatch: [isInHand, isMatched, isNotBack, isOwnerOpen],
  identify: [
    isMatched,
    guard('LOST_DRIVER_KNOWN', 'matchDriverId', at => at === null),
    isUnrewarded,
    hasNoRewardUnderWay,
  ],
  remark: [],
  held: [isInHand, isMatched, isNotBack, guard('LOST_HELD_ALREADY', 'propertyConfirm', at => at !== 1)],
  notHeld: [isInHand, isMatched, isNotBack, guard('LOST_DENIED_ALREADY', 'propertyConfirm', at => at !== 2)],
  handOver: [isInHand, isHeld, isNotBack],
  sendBack: [isInHand, isHeld, guard('LOST_ON_ITS_WAY', 'propertyReturn', at => at === 0)],
  giveBack: [isInHand, isHeld, isNotBack],
  ownerConfirms: [
    isInHand,
    isMatched,
    isOwnerOpen,
    guard('LOST_NOT_HELD', 'propertyConfirm', at => at !== 2),
  ],
  ownerDenies: [isInHand, isMatched, isNotBack],
  close: [isInHand],
  closeAsReturned: [isInHand, isConfirmed, isBack],
  reopen: [guard('LOST_NOT_CLOSED', 'handleStatus', at => at === 2), isUnrewarded, hasNoRewardUnderWay],
  refund: [
    guard('LOST_NOT_PAID', 'payStatus', at => at === 1),
    guard('LOST_PAYMENT_UNKNOWN', 'payAmount', at => at !== null),
    isUnrefunded,
    hasNoRefundUnderWay,
    isUnrewarded,
    hasNoRewardUnderWay,
    guard('LOST_BACK_ALREADY', 'handleResult', at => at !== RETURNED),
  ],
  reward: [
    isConfirmed,
    guard('LOST_NOT_CLOSED_AS_RETURNED', 'handleResult', at => at === RETURNED),
    guard('LOST_DRIVER_UNKNOWN', 'matchDriverId', at => at !== null),
    isUnrewarded,
    hasNoRewardUnderWay,
    isUnrefunded,
    hasNoRefundUnderWay,
  ],
  cancel: [isOpen, isUnrewarded, hasNoRewardUnderWay],
};

/**
 * Undefined where it may be done.
 * @param isTold whether the upstream tells the field: a guard on one that it does not tell is left to the upstream
 */
export const whyNot = (
  act: LostAct,
  standing: LostGuardState,
  isTold: (field: keyof LostGuardState) => boolean = () => true,
): LostReason | undefined => GUARDS[act].find(([, on, holds]) => isTold(on) && !holds(standing))?.[0];

const NOTHING_MATCHED = { matchStatus: 0, propertyConfirm: 0, propertyReturn: 0 } as const;
const CLOSED = { handleStatus: 2 } as const;

/** What an act changes. `close` names its result besides; what a payment comes to is told later. */
export const AFTER: Readonly<Record<LostAct, Partial<LostGuardState>>> = {
  claim: { handleStatus: 1 },
  release: { handleStatus: 0 },
  match: { ...NOTHING_MATCHED, matchStatus: 1, ownerConfirm: 2 },
  unmatch: { ...NOTHING_MATCHED, ownerConfirm: 2 },
  // which record it is, the call says
  identify: {},
  remark: {},
  held: { propertyConfirm: 1 },
  // what the owner has confirmed was not there
  notHeld: { propertyConfirm: 2, propertyReturn: 0, ownerConfirm: 2 },
  handOver: {},
  sendBack: { propertyReturn: 1 },
  giveBack: { propertyReturn: 2 },
  ownerConfirms: { ownerConfirm: 1 },
  // it was somebody else's: the search goes on
  ownerDenies: { ...NOTHING_MATCHED, ownerConfirm: 0 },
  close: CLOSED,
  closeAsReturned: { ...CLOSED, handleResult: RETURNED, rewardStatus: UNPAID },
  reopen: { handleStatus: 1, handleResult: null, cancelStatus: 0, rewardStatus: null },
  refund: { refundStatus: PROCESSING },
  reward: { rewardStatus: PROCESSING },
  cancel: { ...CLOSED, handleResult: GIVEN_UP, cancelStatus: 1 },
};

/** Who has paid and cancels, or whose case is taken up by nobody, gets it back: the refund begins with the cancelling. */
export const refundsOnCancel = (standing: LostGuardState): boolean =>
  whyNot('refund', standing) === undefined;

export const LOST_STAGES = [
  'toHandle',
  'searching',
  'askingDriver',
  'askingOwner',
  'returning',
  'toReward',
  'done',
  'cancelled',
  'refunding',
  'refunded',
] as const;
export type LostStage = (typeof LOST_STAGES)[number];

/** Where a case stands, in one word. */
export function stageOf(standing: LostGuardState): LostStage {
  const { handleStatus, handleResult, matchStatus, propertyConfirm, ownerConfirm } = standing;
  if (handleStatus === 0) return 'toHandle';
  if (handleStatus === 2) {
    if (standing.refundStatus === PROCESSING) return 'refunding';
    if (standing.refundStatus === PAID) return 'refunded';
    if (standing.cancelStatus === 1) return 'cancelled';
    return handleResult === RETURNED && standing.rewardStatus !== PAID ? 'toReward' : 'done';
  }
  if (matchStatus === 0) return 'searching';
  if (propertyConfirm !== 1) return 'askingDriver';
  return ownerConfirm === 1 ? 'returning' : 'askingOwner';
}

/** What the case waits for next; undefined where it waits for nothing that a person does. */
export function nextAct(standing: LostGuardState): LostAct | undefined {
  const next = NEXT[stageOf(standing)](standing);
  return next && whyNot(next, standing) === undefined ? next : undefined;
}

const NEXT: Readonly<Record<LostStage, (standing: LostGuardState) => LostAct | undefined>> = {
  toHandle: () => 'claim',
  searching: () => 'match',
  askingDriver: ({ propertyConfirm }) => (propertyConfirm === 2 ? 'unmatch' : 'held'),
  askingOwner: () => 'ownerConfirms',
  returning: ({ propertyReturn }) => (propertyReturn === 2 ? 'closeAsReturned' : 'giveBack'),
  toReward: ({ matchDriverId }) => (matchDriverId === null ? 'identify' : 'reward'),
  done: () => undefined,
  cancelled: () => 'refund',
  refunding: () => undefined,
  refunded: () => undefined,
};
