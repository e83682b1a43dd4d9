import { expect, it } from 'vitest';
import { keyOf } from './use-call-tags.ts';
import { clockOf, isAnswered } from './use-call-words.ts';

it('tells how long somebody talked as hours, minutes and seconds', () => {
  expect([0, 999, 83_000, 3_600_000, 100 * 3_600_000, -5].map(clockOf)).toEqual([
    '00:00:00',
    '00:00:00',
    '00:01:23',
    '01:00:00',
    '100:00:00',
    '00:00:00',
  ]);
});

it('takes a call for answered by its state, and where there is none by the phase that means so', () => {
  expect(isAnswered({ state: 'dealing', callstate: 'Unlink' })).toBe(true);
  expect(isAnswered({ state: null, callstate: 'Hangup' })).toBe(true);
  expect(isAnswered({ state: null, callstate: 'Link' })).toBe(false);
  expect(isAnswered({ state: 'notDeal', callstate: 'Unlink' })).toBe(false);
});

it('has a digit for eleven tags', () => {
  expect(['1', '9', '10', '99', '11', '0', ''].map(keyOf)).toEqual(['1', '9', '0', '-', null, null, null]);
});
