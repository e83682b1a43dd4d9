/** Bars of a page that nothing may lie on. What floats over the page (cards, toasts) is laid above or below them. */

/** On the element of such a bar: a pager, what can be done with chosen rows, what saves a form. */
export const BAR = { 'data-bar': '' };

/** Pixels that bars take at the upper and at the lower edge of the window. */
export interface BarInsets {
  top: number;
  bottom: number;
}

/** As they are in view now. */
export function barInsets(): BarInsets {
  const height = window.innerHeight;
  const taken = { top: 0, bottom: 0 };
  for (const bar of document.querySelectorAll('[data-bar]')) {
    const { top, bottom } = bar.getBoundingClientRect();
    // kept pages out of view are not drawn
    if (bottom <= Math.max(top, 0) || top >= height) continue;
    if (top + bottom < height) taken.top = Math.max(taken.top, bottom);
    else taken.bottom = Math.max(taken.bottom, height - top);
  }
  return taken;
}
