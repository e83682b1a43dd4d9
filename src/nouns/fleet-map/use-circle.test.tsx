import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCircle } from './use-circle.ts';

describe('the place of a circle', () => {
  const entry = () => renderHook(() => useCircle(500)).result;

  it('is what is typed as longitude and latitude, and none before', () => {
    const { current: empty } = entry();
    expect([empty.at, empty.circle]).toEqual([null, null]);
    const typed = entry();
    act(() => typed.current.setPlace('108.366, 22.817'));
    expect(typed.current.circle).toEqual({ lng: 108.366, lat: 22.817, radius: 500 });
  });

  it('keeps its name where it was found by it, until something else is typed', () => {
    const found = entry();
    act(() => found.current.setPlace('金湖广场', [108.366, 22.817]));
    expect(found.current.place).toBe('金湖广场');
    expect(found.current.circle).toEqual({ lng: 108.366, lat: 22.817, radius: 500 });
    act(() => found.current.setPlace('金湖广场 C'));
    expect([found.current.at, found.current.circle]).toEqual([null, null]);
  });
});
