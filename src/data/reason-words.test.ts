import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasReasonWords, onReason, PATIENCE_MS } from './reason-words.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('where nobody fetches them there are none', async () => {
  expect(await hasReasonWords('BUSY')).toBe(false);
});

test('they are asked for by the reason, until somebody else fetches them', async () => {
  const before = onReason(async () => false);
  const forget = onReason(async reason => reason === 'BUSY');
  before();
  expect(await hasReasonWords('BUSY')).toBe(true);
  expect(await hasReasonWords('DRIVER_BUSY')).toBe(false);
  forget();
  expect(await hasReasonWords('BUSY')).toBe(false);
});

test('that they do not come holds nothing back', async () => {
  vi.useFakeTimers();
  onTestFinished(onReason(() => Promise.reject(new Error('no such file'))));
  expect(await hasReasonWords('BUSY')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('nor for long that nobody knows whether they come', async () => {
  vi.useFakeTimers();
  onTestFinished(onReason(() => new Promise(() => {})));
  const areThere = hasReasonWords('BUSY');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await areThere).toBe(false);
});
