import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayWhenLate } from './open.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a disk that does not answer is told of once', async () => {
  const say = vi.fn();
  sayWhenLate(new Promise(() => {}), say);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(say).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(say).toHaveBeenCalledOnce();
});

it('nothing is said of one that answers, or fails, in time', async () => {
  const say = vi.fn();
  expect(await sayWhenLate(Promise.resolve('open'), say)).toBe('open');
  await expect(sayWhenLate(Promise.reject(new Error('in use')), say)).rejects.toThrow('in use');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(say).not.toHaveBeenCalled();
});
