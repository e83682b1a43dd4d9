/**
 * On a low window, as a desktop at 200 % zoom is, bars above a page give their room to what is scrolled below them. What
 * is read stays where it is: the rows that come into view are those which the bars covered.
 */
import { type RefObject, useEffect } from 'react';
import { LOW } from './theme/tokens.ts';

/** On the element of such a bar. It is there again while it has the focus, and at the start of what is scrolled. */
export const FOLDS = { 'data-folds': '' };

const QUERY = LOW.replace('@media ', '');
const BARS = '[data-folds]';
/** Pixels that can still be scrolled once the bars are gone; with less the fold would undo itself. */
const LEAST_LEFT = 24;

/**
 * @param content what has scrollers in it, at any depth
 * @param isOn off where bars are to stay
 * @param page the fold ends where it changes
 */
export function useFoldOnScroll(content: RefObject<HTMLElement | null>, isOn: boolean, page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with its bars
  useEffect(() => {
    const element = content.current;
    if (!element || !isOn) return;
    const root = document.documentElement;
    const low = window.matchMedia(QUERY);
    let folded: { scroller: HTMLElement; height: number } | null = null;
    const last = new WeakMap<HTMLElement, number>();
    const unfold = () => {
      folded = null;
      delete root.dataset.folded;
    };
    const handle = ({ target: scroller }: Event) => {
      if (!low.matches || !(scroller instanceof HTMLElement)) return;
      const before = last.get(scroller) ?? 0;
      const { scrollTop } = scroller;
      last.set(scroller, scrollTop);
      if (folded) {
        if (folded.scroller !== scroller || scrollTop > 0 || before === 0) return;
        const { height } = folded;
        unfold();
        moveTo(scroller, height);
      } else if (scrollTop > before) {
        const height = heightOfBars();
        const left = scroller.scrollHeight - scroller.clientHeight - height;
        if (height === 0 || scrollTop < height || left < LEAST_LEFT) return;
        folded = { scroller, height };
        root.dataset.folded = '';
        moveTo(scroller, scrollTop - height);
      }
    };
    const moveTo = (scroller: HTMLElement, top: number) => {
      scroller.scrollTop = top;
      last.set(scroller, scroller.scrollTop);
    };
    const handleChange = () => !low.matches && unfold();
    element.addEventListener('scroll', handle, { capture: true, passive: true });
    low.addEventListener('change', handleChange);
    return () => {
      element.removeEventListener('scroll', handle, { capture: true });
      low.removeEventListener('change', handleChange);
      unfold();
    };
  }, [content, isOn, page]);
}

/** Of those in view. */
const heightOfBars = () =>
  [...document.querySelectorAll<HTMLElement>(BARS)].reduce((sum, bar) => sum + bar.offsetHeight, 0);
