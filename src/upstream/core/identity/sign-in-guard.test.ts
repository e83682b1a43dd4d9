import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import type { Db } from '../context.ts';
import type { Store } from '../database/store.ts';
import { Failure } from '../failure.ts';
import {
  admit,
  forgetOldFailures,
  forgive,
  locksOf,
  MOST_OF_ACCOUNT,
  MOST_OF_ADDRESS,
  passwordDoor,
  type SignInAttempt,
  signInDoor,
  takeBack,
  unlockAccount,
} from './sign-in-guard.ts';
import { signInFailure, signInPace, signInPlace } from './sign-in-tables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MAX_FAIL = 5;
const LOCK = 15 * MINUTE;
const PACE = 5 * SECOND;

let store: Store;
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());
beforeEach(clear);

async function clear() {
  for (const table of [signInPlace, signInFailure, signInPace]) await store.db.delete(table);
}

const within = <T>(work: (inside: Db) => Promise<T>) =>
  store.db.transaction(inside => work(inside as unknown as Db));

interface Where {
  /** Accounts 0 and 1 are there, 2 is nobody's. */
  account: number;
  address: number;
  /** On a known device; then the address says which. */
  isKnown: boolean;
}

const USERS = ['7', '8'];
const doorOf = ({ account, address, isKnown }: Where): SignInAttempt =>
  signInDoor({
    account: `Account${account}`,
    userId: USERS[account],
    ip: `10.0.0.${address}`,
    knownDevice: isKnown && USERS[account] ? `device${address}` : undefined,
  });

/** `right` gets in, `step` knows the password and stops at the code, `wrong` does not know it. */
type Attempt = Where & { what: 'right' | 'step' | 'wrong' };
type Verdict = 'open' | { reason: string; retryOn: number };

async function attempt(given: Attempt, now: number): Promise<Verdict> {
  try {
    const charge = await admit(store.db, doorOf(given), now);
    if (given.what === 'right') await within(inside => forgive(inside, charge.door));
    if (given.what === 'step') await within(inside => takeBack(inside, charge));
    return 'open';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { reason: error.data.reason ?? '', retryOn: error.data.retryOn ?? 0 };
  }
}

/** What the rules say, read from the whole history at each attempt. */
function aModel() {
  let wrong: (Where & { at: number })[] = [];
  const locks = new Map<string, number>();
  const lanes = new Map<string, number>();
  const placeOf = ({ account, address, isKnown }: Where) =>
    `${account} ${isKnown && account < 2 ? 'device' : 'address'} ${address}`;

  return (given: Attempt, now: number): Verdict => {
    const place = placeOf(given);
    const until = locks.get(place) ?? 0;
    if (until > now) return { reason: 'SIGN_IN_LOCKED', retryOn: until };
    // failures before a lock that is over count for the account and the address, not for the next lock
    const here = wrong.filter(other => placeOf(other) === place);
    const last = here.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    const inRow = now - last < HOUR ? here.filter(({ at }) => at > until - LOCK) : [];

    if (!(given.isKnown && given.account < 2)) {
      const recent = wrong.filter(other => now - other.at < HOUR && !(other.isKnown && other.account < 2));
      const isFirst = rowOf(inRow) === 0;
      const slowed = [
        ...(recent.filter(({ account }) => account === given.account).length > MOST_OF_ACCOUNT
          ? [`account ${given.account} ${isFirst}`]
          : []),
        ...(recent.filter(({ address }) => address === given.address).length > MOST_OF_ADDRESS
          ? [`address ${given.address} ${given.account} ${isFirst}`]
          : []),
      ];
      const retryOn = Math.max(0, ...slowed.map(lane => lanes.get(lane) ?? 0));
      if (retryOn > now) return { reason: 'SIGN_IN_SLOWED', retryOn };
      for (const lane of slowed) lanes.set(lane, now + PACE);
    }

    if (given.what === 'right') {
      wrong = wrong.filter(other => placeOf(other) !== place);
      locks.delete(place);
    }
    if (given.what === 'wrong') {
      wrong.push({ ...given, at: now });
      if (rowOf(inRow) + 1 === MAX_FAIL) locks.set(place, now + LOCK);
    }
    return 'open';
  };
}

/** A pause of an hour breaks a row. */
function rowOf(times: readonly { at: number }[]): number {
  let row = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of times) {
    row = at - last < HOUR ? row + 1 : 1;
    last = at;
  }
  return row;
}

describe('any sequence of attempts', () => {
  const where = fc.record({
    account: fc.integer({ min: 0, max: 2 }),
    // waves come from 0 to 12, so that some have never failed
    address: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 16 })),
    isKnown: fc.boolean(),
  });
  const one = fc.record({
    kind: fc.constant('attempt' as const),
    where,
    wrong: fc.integer({ min: 0, max: 6 }),
    last: fc.constantFrom<Attempt['what']>('wrong', 'step', 'step', 'right'),
  });
  const wave = fc.record({
    kind: fc.constant('wave' as const),
    along: fc.constantFrom('account' as const, 'address' as const),
    at: fc.integer({ min: 0, max: 2 }),
  });
  const pause = fc.record({
    kind: fc.constant('pause' as const),
    time: fc.constantFrom(0, SECOND, 6 * SECOND, 4 * MINUTE, LOCK, HOUR),
  });

  it('is judged as the rules say', async () => {
    const seen = { open: 0, SIGN_IN_LOCKED: 0, SIGN_IN_SLOWED: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(one, wave, pause), { maxLength: 16 }), async steps => {
        await clear();
        const model = aModel();
        let now = TEST_TIME;
        const compare = async (given: Attempt) => {
          const verdict = await attempt(given, now);
          expect(verdict).toEqual(model(given, now));
          seen[verdict === 'open' ? 'open' : (verdict.reason as 'SIGN_IN_LOCKED')] += 1;
        };
        for (const step of steps) {
          if (step.kind === 'pause') now += step.time;
          if (step.kind === 'attempt') {
            for (let count = 0; count < step.wrong; count += 1)
              await compare({ ...step.where, what: 'wrong' });
            // what the last one leaves behind shows at the next
            await compare({ ...step.where, what: step.last });
            await compare({ ...step.where, what: 'wrong' });
          }
          if (step.kind === 'wave') {
            // one account from many addresses, or many accounts from one
            for (let count = 0; count < 26; count += 1) {
              const own = { account: step.at, address: count % 13, isKnown: false };
              const crossed = { account: count % 3, address: step.at, isKnown: false };
              await compare({ ...(step.along === 'account' ? own : crossed), what: 'wrong' });
            }
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(seen.open).toBeGreaterThan(0);
    expect(seen.SIGN_IN_LOCKED).toBeGreaterThan(0);
    expect(seen.SIGN_IN_SLOWED).toBeGreaterThan(0);
  });
});

describe('many attempts at once', () => {
  const wrong: Attempt = { account: 0, address: 1, isKnown: false, what: 'wrong' };

  it('are no more guesses than one after another', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => attempt(wrong, TEST_TIME)));
    expect(verdicts.filter(verdict => verdict === 'open')).toHaveLength(MAX_FAIL);
    expect(verdicts.filter(verdict => verdict !== 'open')).toEqual(
      Array.from({ length: 15 }, () => ({ reason: 'SIGN_IN_LOCKED', retryOn: TEST_TIME + LOCK })),
    );
  });

  it('from many addresses are slowed at the same count', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, address) => attempt({ ...wrong, address }, TEST_TIME)),
    );
    // one more is let through by the slower pace
    expect(verdicts.filter(verdict => verdict === 'open')).toHaveLength(MOST_OF_ACCOUNT + 2);
  });

  it('of a person who knows the password leave no failure behind', async () => {
    await Promise.all(Array.from({ length: 4 }, () => attempt({ ...wrong, what: 'right' }, TEST_TIME)));
    expect(await store.db.$count(signInFailure)).toBe(0);
    expect(await store.db.$count(signInPlace)).toBe(0);
  });
});

describe('a lock', () => {
  const fail = async (given: Where, times: number, now = TEST_TIME) => {
    for (let count = 0; count < times; count += 1) await attempt({ ...given, what: 'wrong' }, now);
  };
  const here: Where = { account: 0, address: 1, isKnown: false };

  it('is told of the user it is about, the latest of all places, and opened from every place', async () => {
    await fail(here, MAX_FAIL);
    await fail({ ...here, address: 2 }, MAX_FAIL, TEST_TIME + MINUTE);
    await fail({ ...here, account: 1 }, MAX_FAIL - 1);
    expect(await locksOf(store.db, USERS, TEST_TIME + MINUTE)).toEqual(
      new Map([['7', TEST_TIME + MINUTE + LOCK]]),
    );
    expect(await locksOf(store.db, USERS, TEST_TIME + MINUTE + LOCK)).toEqual(new Map());
    await within(inside => unlockAccount(inside, '7'));
    expect(await locksOf(store.db, USERS, TEST_TIME + MINUTE)).toEqual(new Map());
    for (const address of [1, 2]) {
      expect(await attempt({ ...here, address, what: 'wrong' }, TEST_TIME + MINUTE)).toBe('open');
    }
  });

  it('is none when the clock has been set back far behind it', async () => {
    await fail(here, MAX_FAIL);
    expect(await attempt({ ...here, what: 'wrong' }, TEST_TIME - MINUTE)).toMatchObject({
      reason: 'SIGN_IN_LOCKED',
    });
    expect(await attempt({ ...here, what: 'wrong' }, TEST_TIME - HOUR)).toBe('open');
    expect(await locksOf(store.db, USERS, TEST_TIME - HOUR)).toEqual(new Map());
  });

  it('of old passwords named from within stands beside that of the sign-in', async () => {
    const door = passwordDoor('7', '8');
    for (let count = 0; count < MAX_FAIL; count += 1) await admit(store.db, door, TEST_TIME);
    await expect(admit(store.db, door, TEST_TIME)).rejects.toMatchObject({
      failure: 'TOO_FREQUENT',
      data: { reason: 'PASSWORD_TRIES', retryOn: TEST_TIME + LOCK },
    });
    expect(await attempt({ ...here, what: 'wrong' }, TEST_TIME)).toBe('open');
    expect(await locksOf(store.db, USERS, TEST_TIME)).toEqual(new Map());
    await admit(store.db, passwordDoor('7', '7'), TEST_TIME);
    await within(inside => unlockAccount(inside, '7'));
    await admit(store.db, door, TEST_TIME);
  });

  it('and every trace of a failure is swept when it is over, none before', async () => {
    await fail(here, MAX_FAIL);
    const sweep = (now: number) =>
      // the job reads the time and the database only
      forgetOldFailures.run({ db: store.db, clock: () => now } as Parameters<
        typeof forgetOldFailures.run
      >[0]);
    await sweep(TEST_TIME + LOCK);
    expect(await store.db.$count(signInFailure)).toBe(MAX_FAIL);
    expect(await store.db.$count(signInPlace)).toBe(1);
    await sweep(TEST_TIME + HOUR + 1);
    expect(await store.db.$count(signInFailure)).toBe(0);
    expect(await store.db.$count(signInPlace)).toBe(0);
  });
});

it('keeps no account as it was typed', async () => {
  await attempt({ account: 2, address: 1, isKnown: false, what: 'wrong' }, TEST_TIME);
  const kept = JSON.stringify(await store.db.select().from(signInPlace));
  expect(kept).not.toMatch(/account2/i);
});
