import { createHash } from 'node:crypto';
import type { Chance } from '../../src/upstream/core/context.ts';
import type { PasswordCost } from '../../src/upstream/core/identity/password.ts';

/** 2026-06-15 10:00 in Nanning, a Monday. */
export const TEST_TIME = Date.UTC(2026, 5, 15, 2, 0, 0);

/** Hashes in a millisecond; in service one takes tens of them. */
export const CHEAP_COST: PasswordCost = { N: 16, r: 1, p: 1 };

/** Chance that can be repeated: the bytes of a hash chain. */
export function seededChance(seed: number): Chance {
  let count = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let have = 0; have < length; have += 32) {
        count += 1;
        blocks.push(createHash('sha256').update(`${seed}:${count}`).digest());
      }
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}

/** A clock that stands until it is moved. */
export function aClock(start = TEST_TIME) {
  let now = start;
  return Object.assign(() => now, {
    advance(milliseconds: number) {
      now += milliseconds;
    },
  });
}
