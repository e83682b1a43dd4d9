/** Bars of a page that nothing may lie on. What floats over the page (cards, toasts) is laid above or below them. */
import { useEffect, useState } from 'react';

/** On the element of such a bar: a pager, what can be done with chosen rows, what saves a form. */
export const BAR = { 'data-bar': '' };

/** Pixels that bars take at the upper and at the lower edge of the window. */
export interface TakenByBars {
  top: number;
  bottom: number;
}

const NOTHING: TakenByBars = { top: 0, bottom: 0 };

/** Follows the bars that are in view, as long as the caller is. */
export function useTakenByBars(): TakenByBars {
  const [taken, setTaken] = useState(NOTHING);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = takenByBars();
      setTaken(before => (before.top === now.top && before.bottom === now.bottom ? before : now));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    const passive = { capture: true, passive: true };
    window.addEventListener('scroll', soon, passive);
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', soon, passive);
      window.removeEventListener('resize', soon);
    };
  }, []);
  return taken;
}

function takenByBars(): TakenByBars {
  const height = window.innerHeight;
  const taken = { ...NOTHING };
  for (const bar of document.querySelectorAll('[data-bar]')) {
    const { top, bottom } = bar.getBoundingClientRect();
    // kept pages out of view are not drawn
    if (bottom <= Math.max(top, 0) || top >= height) continue;
    if (top + bottom < height) taken.top = Math.max(taken.top, bottom);
    else taken.bottom = Math.max(taken.bottom, height - top);
  }
  return taken;
}
