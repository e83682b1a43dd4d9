import { expect, it } from 'vitest';
import {
  afterAct,
  COMPLAINT_ACTS,
  COMPLAINT_STATES,
  type ComplaintState,
  mayAct,
  REOPEN_MS,
} from './complaint-states.ts';

const NOW = 1_790_000_000_000;
const possible = (state: ComplaintState, closedOn: number | null = null) =>
  COMPLAINT_ACTS.filter(act => mayAct(act, { state, closedOn }, NOW));

it('a complaint goes on from where it is, and a rejected one is over', () => {
  expect(COMPLAINT_STATES.map(state => possible(state, NOW - 1))).toEqual([
    ['accept', 'reject'],
    ['reply', 'reject'],
    ['close'],
    ['reopen'],
    [],
  ]);
  expect(COMPLAINT_ACTS.map(afterAct)).toEqual([1, 2, 3, 4, 1]);
});

it('what was closed is taken up again within thirty days', () => {
  expect(possible(3, NOW - REOPEN_MS)).toEqual(['reopen']);
  expect(possible(3, NOW - REOPEN_MS - 1)).toEqual([]);
});
