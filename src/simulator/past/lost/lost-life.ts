/** How a lost case of the past went on: what was done about it, by whom and when, as its guards allow. Pure. */
import {
  AFTER,
  type LostAct,
  type LostGuardState,
  NEW_CASE,
  NOT_FOUND_AT_ALL,
  RETURNED,
} from '../../../contract/lost-states.ts';
import type { Stream } from '../../../upstream/core/streams.ts';

export interface LivedAct {
  act: LostAct | 'refundPaid' | 'rewardPaid';
  on: number;
}

export interface LostLife {
  /** The earliest first; what would be done after now is left out. */
  acts: LivedAct[];
  standing: LostGuardState;
  /** Fen, of the reward. */
  reward: number;
}

interface Told {
  createdOn: number;
  /** Its owner has paid to be served first. */
  isVip: boolean;
  driverId: string;
  now: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of a hundred cases. */
const ENDS = {
  returned: 53,
  notFound: 21,
  denied: 11,
  givenUp: 8,
  police: 3,
  duplicate: 4,
} as const;
type End = keyof typeof ENDS;
/** Fen for being served first. */
export const VIP_FEE = 1_000;
/** Begun too late, of cases that are long over. */
const LATE = 0.05;
const LONG_OVER = 4 * DAY;

const [POLICE, DUPLICATE, DENIED] = [4, 5, 6] as const;

export function liveCase({ createdOn, isVip, driverId, now }: Told, chance: Stream): LostLife {
  const end = endOf(chance);
  const acts: LivedAct[] = [];
  let standing: LostGuardState = {
    ...NEW_CASE,
    payStatus: isVip ? 1 : 0,
    payAmount: isVip ? VIP_FEE : null,
  };
  let time = createdOn;
  /** What would be after now never happened, nor what follows. */
  const then = (act: LivedAct['act'], after: number, set: Partial<LostGuardState> = {}) => {
    time = Math.round(time + after);
    if (time >= now) return;
    acts.push({ act, on: time });
    const next = act === 'refundPaid' || act === 'rewardPaid' ? {} : AFTER[act];
    standing = { ...standing, ...next, ...set };
  };
  const minutes = (low: number, high: number) => chance.between(low, high) * MINUTE;
  const hours = (low: number, high: number) => chance.between(low, high) * HOUR;

  const isLate = chance.happens(LATE) && createdOn < now - LONG_OVER;
  if (isLate) then('claim', minutes(130, 300));
  else then('claim', isVip ? minutes(2, 12) : minutes(3, 100));
  if (end === 'duplicate') then('close', minutes(5, 30), { handleResult: DUPLICATE });
  else if (end === 'notFound')
    then('close', isVip ? hours(8, 22) : hours(24, 64), { handleResult: NOT_FOUND_AT_ALL });
  else if (end === 'givenUp') then('cancel', hours(1, 18));
  else findIt();
  return { acts, standing, reward: 2_000 + 500 * chance.below(13) };

  function findIt() {
    then('match', isVip ? minutes(5, 40) : minutes(10, 120), { matchDriverId: driverId });
    if (end === 'denied') {
      then('notHeld', minutes(20, 200));
      then('close', hours(1, 10), { handleResult: DENIED });
      return;
    }
    then('held', minutes(10, 150));
    if (end === 'police') {
      then('close', hours(2, 10), { handleResult: POLICE });
      return;
    }
    then('ownerConfirms', minutes(5, 60));
    then('giveBack', isVip ? hours(0.7, 8) : hours(1, 16));
    then('closeAsReturned', minutes(5, 30));
    if (standing.handleResult !== RETURNED) return;
    then('reward', hours(1, 20));
    then('rewardPaid', minutes(1, 3), { rewardStatus: 1 });
  }
}

/** Who has paid and got nothing back gets the fee back. */
export function refund(life: LostLife, now: number, chance: Stream): LostLife {
  const { standing, acts } = life;
  const closedOn = acts.at(-1)?.on ?? now;
  const isDue = standing.payStatus === 1 && standing.handleStatus === 2 && standing.handleResult !== RETURNED;
  const askedOn = Math.round(closedOn + chance.between(10, 90) * MINUTE);
  const paidOn = askedOn + Math.round(chance.between(1, 4) * MINUTE);
  if (!isDue || paidOn >= now) return life;
  return {
    ...life,
    acts: [...acts, { act: 'refund', on: askedOn }, { act: 'refundPaid', on: paidOn }],
    standing: { ...standing, refundStatus: 1 },
  };
}

function endOf(chance: Stream): End {
  let drawn = chance.next() * 100;
  for (const [end, share] of Object.entries(ENDS) as [End, number][]) {
    drawn -= share;
    if (drawn < 0) return end;
  }
  return 'returned';
}
