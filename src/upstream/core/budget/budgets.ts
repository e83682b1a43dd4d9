/**
 * What one who asks may take of this process: calls in a minute, calls at once, room in the operate log. Whoever asks
 * for more waits for himself or is refused; others do not wait for him. Each process counts for itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyCall, type Weight, weightOf } from '../../../contract/grammar/call.ts';
import { isLogged } from '../audit/operate-log.ts';
import type { Clock } from '../context.ts';
import { Failure } from '../failure.ts';
import { turnsByKey } from '../turns.ts';

/** Whose budget it is: a person, however many sessions he has, an account of the open door, or an address. */
export interface Principal {
  kind: 'person' | 'machine' | 'address';
  id: string;
}

export interface BudgetLimits {
  /** Calls in a minute, and the bytes of their bodies. */
  requests: number;
  sentBytes: number;
  /** Bytes of the operate log in a day. */
  logBytes: number;
}

export interface Budgets {
  /** Takes a call with so many bytes. Fails with TOO_FREQUENT: BUDGET_REQUESTS and BUDGET_LOG, `retryOn` beside. */
  take(principal: Principal, call: AnyCall, bytes: number): Promise<void>;
  /** Does the work when it is its turn. Fails with TOO_FREQUENT (TOO_MANY_AT_ONCE) where too many wait already. */
  within<T>(principal: Principal, call: AnyCall, work: () => Promise<T>): Promise<T>;
  /** So many bytes were written into the operate log for him. */
  logged(principal: Principal, bytes: number): void;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** More calls in a minute than anybody makes by hand: the rest of it, one at a time. */
const BRISK = 600;
/** Behind one address there may be a whole office. */
const OF_AN_ADDRESS = 10;

/** Refusals in a minute that are told at once; later ones after a while, as long as not too many wait for theirs. */
const PROMPT_REFUSALS = 20;
const SLOWED_MS = 1_000;
const MOST_SLOWED = 1_000;

/** A browser has six connections to a server. */
const LIGHT = { atOnce: 6, waiting: 200 };
const LINES: Readonly<Record<Weight, typeof LIGHT>> = {
  light: LIGHT,
  heavy: { atOnce: 1, waiting: 30 },
  // it waits for its sender most of the time, and has bounds of its own
  upload: LIGHT,
};
const ONE_BY_ONE = { atOnce: 1, waiting: 200 };
const MANY = { atOnce: 40, waiting: 600 };

interface Spent {
  minute: number;
  requests: number;
  sentBytes: number;
  refusals: number;
  day: number;
  logBytes: number;
}

export function createBudgets(clock: Clock, limitsNow: () => Promise<BudgetLimits>): Budgets {
  const spent = new Map<string, Spent>();
  const line = (limits: typeof LIGHT) => turnsByKey(limits, 'TOO_MANY_AT_ONCE');
  const lines = { light: line(LINES.light), heavy: line(LINES.heavy), upload: line(LINES.upload) };
  const [oneByOne, many] = [line(ONE_BY_ONE), line(MANY)];
  let [prunedIn, slowed] = [0, 0];

  /** Of the present minute and day. */
  function accountOf(key: string): Spent {
    const now = clock();
    const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
    if (minute !== prunedIn) {
      prunedIn = minute;
      for (const [each, account] of spent) if (account.day !== day) spent.delete(each);
    }
    const account = spent.get(key) ?? { minute, requests: 0, sentBytes: 0, refusals: 0, day, logBytes: 0 };
    if (account.minute !== minute) Object.assign(account, { minute, requests: 0, sentBytes: 0, refusals: 0 });
    if (account.day !== day) Object.assign(account, { day, logBytes: 0 });
    spent.set(key, account);
    return account;
  }

  /** Who sends on and on all the same hears it later: refusing thousands a second is work, too. */
  async function slowDown(account: Spent): Promise<void> {
    account.refusals += 1;
    if (account.refusals <= PROMPT_REFUSALS || slowed >= MOST_SLOWED) return;
    slowed += 1;
    await pause(SLOWED_MS);
    slowed -= 1;
  }

  const keyOf = ({ kind, id }: Principal) => `${kind} ${id}`;

  return {
    async take(principal, call, bytes) {
      const limits = await limitsNow();
      const account = accountOf(keyOf(principal));
      const share = principal.kind === 'person' ? 1 : OF_AN_ADDRESS;
      account.requests += 1;
      account.sentBytes += bytes;
      if (account.requests > limits.requests * share || account.sentBytes > limits.sentBytes * share) {
        await slowDown(account);
        const retryOn = (account.minute + 1) * MINUTE_MS;
        throw new Failure('TOO_FREQUENT', { reason: 'BUDGET_REQUESTS', retryOn });
      }
      if (isLogged(call) && account.logBytes >= limits.logBytes) {
        await slowDown(account);
        const retryOn = (account.day + 1) * DAY_MS;
        throw new Failure('TOO_FREQUENT', { reason: 'BUDGET_LOG', retryOn });
      }
    },
    async within(principal, call, work) {
      const key = keyOf(principal);
      if (principal.kind !== 'person') return many(key, work);
      const weight = weightOf(call);
      const isBrisk = weight === 'light' && accountOf(key).requests > BRISK;
      return isBrisk ? oneByOne(key, work) : lines[weight](key, work);
    },
    logged(principal, bytes) {
      accountOf(keyOf(principal)).logBytes += bytes;
    },
  };
}
