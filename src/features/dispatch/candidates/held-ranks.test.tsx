/** What is under the finger does not move: numbers of candidates while ranks change with every report. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { SETTLES_MS, useChangedNumbers } from './changed-numbers.ts';
import { changedNumbers, holdNumbers, nameOf, useHeldRanks } from './held-ranks.ts';

const candidate = (driverId: string | null, plateNumber = `桂A${driverId}`) =>
  ({ driverId, plateNumber, vehicleId: plateNumber, isOfferable: 1, lastPushStatus: null }) as Candidate;
const all = (...drivers: (string | null)[]) => drivers.map(driver => candidate(driver));
const numbersOf = (listed: readonly { driverId: string | null; number: number | null }[]) =>
  listed.map(({ driverId, number }) => `${driverId} ${number}`);

describe('numbers', () => {
  it('stay with who had them first, newcomers come after, and who is gone keeps his', () => {
    const first = holdNumbers([], all('a', 'b', 'c'));
    expect(numbersOf(first)).toEqual(['a 1', 'b 2', 'c 3']);
    const next = holdNumbers(first, all('d', 'c', 'a'));
    expect(numbersOf(next)).toEqual(['a 1', 'b 2', 'c 3', 'd 4']);
    expect(next.map(({ isGone, isOfferable }) => [isGone, isOfferable])).toEqual([
      [false, 1],
      [true, 0],
      [false, 1],
      [false, 1],
    ]);
    expect(numbersOf(holdNumbers(next, all('b', 'a', 'c')))).toEqual(['a 1', 'b 2', 'c 3', 'd 4']);
  });

  it('are given to no taxi without a driver, and a driver who comes into one gets a new one', () => {
    const first = holdNumbers([], [candidate('a'), candidate(null, '桂A9'), candidate('b')]);
    expect(numbersOf(first)).toEqual(['a 1', 'null null', 'b 2']);
    const next = holdNumbers(first, [candidate('a'), candidate('n', '桂A9'), candidate('b')]);
    expect(numbersOf(next)).toEqual(['a 1', 'b 2', 'n 3']);
  });

  it('that would be another driver’s are counted, up to nine', () => {
    const held = holdNumbers([], all('a', 'b', 'c'));
    expect(changedNumbers(held, all('a', 'b', 'c'))).toBe(0);
    expect(changedNumbers(held, all('b', 'a', 'c'))).toBe(2);
    expect(changedNumbers(held, all('a', 'b'))).toBe(1);
    const many = Array.from({ length: 12 }, (_, at) => String(at));
    expect(changedNumbers(holdNumbers([], all(...many)), all(...many.toReversed()))).toBe(9);
  });
});

describe('while taxis report ten times a second', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const desk = (drivers: string[]) =>
    renderHook(
      ({ ranked, about }) => {
        const held = useHeldRanks(ranked, about, false);
        return { ...held, hasJustChanged: useChangedNumbers(held.listed) };
      },
      { initialProps: { ranked: all(...drivers), about: 'order 500' } },
    );
  type Desk = ReturnType<typeof desk>;
  /** Whom a digit means at this moment; undefined where it does nothing. */
  const pressed = ({ result: { current } }: Desk, digit: number) => {
    const meant = current.listed?.find(({ number }) => number === digit);
    return meant && !current.hasJustChanged(digit) ? nameOf(meant) : undefined;
  };
  const DRIVERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  /** The same each time: every report turns the ranks by some. */
  const turned = (by: number) => DRIVERS.map((_, at) => DRIVERS[(at * 3 + by * 7) % DRIVERS.length] ?? '');

  it('a digit means who had it when it was first seen, at every moment', () => {
    const view = desk(DRIVERS);
    for (let report = 1; report <= 300; report++) {
      act(() => void vi.advanceTimersByTime(100));
      view.rerender({ ranked: all(...turned(report)), about: 'order 500' });
      const digit = (report % 9) + 1;
      expect([report, pressed(view, digit)]).toEqual([report, DRIVERS[digit - 1]]);
    }
    expect(view.result.current.changes).toBeGreaterThan(0);
  });

  it('a digit never means somebody whom it has meant for less than a second, though one ranks anew all the time', () => {
    const view = desk(DRIVERS);
    const seen = new Map<number, { name: string | undefined; since: number }>();
    for (let report = 1; report <= 300; report++) {
      act(() => void vi.advanceTimersByTime(100));
      view.rerender({ ranked: all(...turned(report)), about: 'order 500' });
      if (report % 14 === 0) act(() => view.result.current.release());
      for (let digit = 1; digit <= 9; digit++) {
        const owner = view.result.current.listed?.find(({ number }) => number === digit);
        const name = owner && nameOf(owner);
        const before = seen.get(digit);
        if (before?.name !== name) seen.set(digit, { name, since: before ? Date.now() : 0 });
        const isOld = Date.now() - (seen.get(digit)?.since ?? 0) >= SETTLES_MS;
        expect([report, digit, pressed(view, digit)]).toEqual([report, digit, isOld ? name : undefined]);
      }
    }
  });

  it('another circle numbers them anew, and its digits do nothing for a second', () => {
    const view = desk(['a', 'b']);
    act(() => void vi.advanceTimersByTime(5_000));
    view.rerender({ ranked: all('c', 'b', 'a'), about: 'order 1000' });
    expect([1, 2, 3].map(digit => pressed(view, digit))).toEqual([undefined, 'b', 'a']);
    act(() => void vi.advanceTimersByTime(SETTLES_MS));
    expect(pressed(view, 1)).toBe('c');
  });

  it('ranks of an earlier look give no numbers while newer ones are read', () => {
    const view = renderHook(({ isOld }) => useHeldRanks(all('a'), 'order 500', isOld), {
      initialProps: { isOld: true },
    });
    expect(view.result.current.listed).toBeUndefined();
    view.rerender({ isOld: false });
    expect(view.result.current.listed).toHaveLength(1);
    // once they are seen they stay, however old they grow
    view.rerender({ isOld: true });
    expect(view.result.current.listed).toHaveLength(1);
  });
});
