import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FOLDS, useFoldOnScroll } from './fold-on-scroll.ts';

const BAR_HEIGHT = 48;
let isLow = true;

beforeEach(() => {
  isLow = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isLow;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

function Page({ page = '/a', isOn = true }: { page?: string; isOn?: boolean }) {
  const content = useRef<HTMLElement>(null);
  useFoldOnScroll(content, isOn, page);
  return (
    <>
      <header
        ref={bar => void (bar && Object.defineProperty(bar, 'offsetHeight', { value: BAR_HEIGHT }))}
        {...FOLDS}
      />
      <main ref={content}>
        <div data-rows />
      </main>
    </>
  );
}

/** @param left pixels that can be scrolled */
function scroller(left = 500): HTMLElement {
  const rows = document.querySelector<HTMLElement>('[data-rows]');
  if (!rows) throw new Error('no rows');
  Object.defineProperties(rows, {
    scrollHeight: { configurable: true, value: 300 + left },
    clientHeight: { configurable: true, value: 300 },
  });
  return rows;
}

function scrollTo(rows: HTMLElement, top: number) {
  act(() => {
    rows.scrollTop = top;
    rows.dispatchEvent(new Event('scroll'));
  });
}

const isFolded = () => document.documentElement.dataset.folded !== undefined;

it('folds the bars once as much was scrolled as they are high, and what is read stays in its place', () => {
  render(<Page />);
  const rows = scroller();
  scrollTo(rows, BAR_HEIGHT - 1);
  expect(isFolded()).toBe(false);
  scrollTo(rows, 80);
  expect(isFolded()).toBe(true);
  expect(rows.scrollTop).toBe(80 - BAR_HEIGHT);
});

it('has them again at the start, in the same way', () => {
  render(<Page />);
  const rows = scroller();
  scrollTo(rows, 80);
  scrollTo(rows, 0);
  expect(isFolded()).toBe(false);
  expect(rows.scrollTop).toBe(BAR_HEIGHT);
  // the step that this makes is none of the person's
  act(() => void rows.dispatchEvent(new Event('scroll')));
  expect(isFolded()).toBe(false);
});

it('leaves them where folding would end the scrolling, in a high window, and where they are to stay', () => {
  const { rerender } = render(<Page />);
  scrollTo(scroller(BAR_HEIGHT), BAR_HEIGHT);
  expect(isFolded()).toBe(false);
  isLow = false;
  scrollTo(scroller(), 100);
  expect(isFolded()).toBe(false);
  isLow = true;
  rerender(<Page isOn={false} />);
  scrollTo(scroller(), 200);
  expect(isFolded()).toBe(false);
});

it('begins each page with its bars', () => {
  const { rerender } = render(<Page />);
  scrollTo(scroller(), 80);
  expect(isFolded()).toBe(true);
  rerender(<Page page="/b" />);
  expect(isFolded()).toBe(false);
});
