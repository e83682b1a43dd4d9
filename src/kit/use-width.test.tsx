import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTENT_RESTS_MS, useContentWidth, useWidth } from './use-width.ts';

let told: () => void;
class Observer {
  constructor(onChange: () => void) {
    told = onChange;
  }
  observe() {}
  disconnect() {}
}
const element = document.createElement('div');
let width: number;
Object.defineProperty(element, 'clientWidth', { get: () => width });
const resize = (to: number) =>
  act(() => {
    width = to;
    told();
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  width = 800;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const of = { current: element };

test('a bar follows each change of its width', () => {
  const { result } = renderHook(() => useWidth(of));
  expect(result.current).toBe(800);
  resize(700);
  resize(650);
  expect(result.current).toBe(650);
});

test('the content of a page takes the first change at once, and the others three seconds after the last', () => {
  expect(CONTENT_RESTS_MS).toBe(3_000);
  const { result } = renderHook(() => useContentWidth(of));
  resize(700);
  expect(result.current).toBe(700);
  resize(650);
  act(() => vi.advanceTimersByTime(2_900));
  resize(600);
  act(() => vi.advanceTimersByTime(2_900));
  expect(result.current).toBe(700);
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe(600);
  resize(610);
  expect(result.current).toBe(610);
});

test('content that is not shown keeps its width, and has one at once when it is shown first', () => {
  const { result } = renderHook(() => useContentWidth(of));
  resize(0);
  expect(result.current).toBe(800);
  width = 0;
  const hidden = renderHook(() => useContentWidth(of));
  expect(hidden.result.current).toBe(0);
  resize(900);
  expect(hidden.result.current).toBe(900);
});
