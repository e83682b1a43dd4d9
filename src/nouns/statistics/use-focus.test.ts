import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocus } from './use-focus.ts';

const WEEK = { from: 100, to: 800 };

it('stays within one period, and begins anew in another', () => {
  const { result, rerender } = renderHook(({ span, first, count }) => useFocus(span, first, count), {
    initialProps: { span: WEEK, first: 2, count: 7 },
  });
  expect(result.current[0]).toBe(2);
  act(() => result.current[1](6));
  expect(result.current[0]).toBe(6);
  rerender({ span: { ...WEEK }, first: 3, count: 7 });
  expect(result.current[0]).toBe(6);
  rerender({ span: { from: 100, to: 3_100 }, first: 3, count: 30 });
  expect(result.current[0]).toBe(3);
});

it('is one of those that are there', () => {
  const { result } = renderHook(() => useFocus(WEEK, -1, 0));
  expect(result.current[0]).toBe(0);
});
