import { expect, it } from 'vitest';
import { awaitedOf, waitsSince } from './standing.ts';

const ASKED = {
  state: 0,
  secondFor: [],
  createdOn: 1,
  firstAuditTime: null,
  auditTime: null,
  updatedOn: 9,
} as const satisfies Parameters<typeof awaitedOf>[0];
const TWO = { ...ASKED, secondFor: ['amount'] } satisfies Parameters<typeof awaitedOf>[0];

it.each([
  ['one that one auditor decides', ASKED, 'audit', 1],
  ['one that two decide', TWO, 'first', 1],
  ['one that one of two has approved', { ...TWO, firstAuditTime: 4 }, 'second', 4],
  ['one that is approved', { ...ASKED, state: 10, auditTime: 5 }, 'pay', 5],
  ['one that is being paid', { ...ASKED, state: 12, auditTime: 5 }, 'channel', 9],
  ['one whose payment failed', { ...ASKED, state: 21, auditTime: 5 }, 'retry', 9],
  ['one that was paid', { ...ASKED, state: 11, auditTime: 5 }, undefined, 9],
  ['one that was refused', { ...ASKED, state: 20, auditTime: 5 }, undefined, 9],
] as const)('%s says what it waits for, and since when', (_, row, awaited, since) => {
  expect([awaitedOf(row), waitsSince(row)]).toEqual([awaited, since]);
});
