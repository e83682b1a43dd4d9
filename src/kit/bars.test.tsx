import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BAR } from './bars.ts';
import { useBarInsets } from './use-bar-insets.ts';

const HEIGHT = window.innerHeight;

function Taken() {
  const { top, bottom } = useBarInsets();
  return <output>{`${top} ${bottom}`}</output>;
}

/** A bar between two heights of the window. */
function bar(top: number, bottom: number) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(BAR)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return document.body.appendChild(element);
}

const frame = () => act(() => vi.advanceTimersByTimeAsync(50));
const taken = () => screen.getByRole('status').textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const left of document.querySelectorAll('[data-bar]')) left.remove();
});

it('bars take what they reach from the upper and from the lower edge, as they come and go', async () => {
  bar(0, 84);
  // of a page that is kept and not drawn, and one that is scrolled out of view
  bar(0, 0);
  bar(HEIGHT + 10, HEIGHT + 60);
  render(<Taken />);
  expect(taken()).toBe('84 0');
  const save = bar(92, 160);
  bar(HEIGHT - 48, HEIGHT);
  await frame();
  expect(taken()).toBe('160 48');
  save.remove();
  await frame();
  expect(taken()).toBe('84 48');
});
