/** Where a page was scrolled to, and where its cursor stood, while it is out of view. Outside React. */

export interface ViewMemory {
  /** Something within the page, or above it, has been scrolled. */
  scrolled(target: EventTarget): void;
  /** Something of the page has the focus; what it opened elsewhere, as a dialog, counts as well. */
  focused(target: EventTarget, page: HTMLElement | null): void;
  /** From now on nothing is remembered: what happens while a page goes or comes is nobody's doing. */
  freeze(): void;
  /** Puts everything where it was. */
  restoreScroll(page: HTMLElement): void;
  /** Before a dialog takes the focus back: what it returns to, when it closes, is the place it was opened from. */
  prepareFocus(): void;
  /** Ends the freeze, and gives the focus back where nobody else wants it. */
  restoreFocus(): void;
}

export function createViewMemory(): ViewMemory {
  const places = new Map<Element, { top: number; left: number }>();
  let last: HTMLElement | null = null;
  let lastInside: HTMLElement | null = null;
  let isFrozen = false;
  return {
    scrolled(target) {
      if (isFrozen || !(target instanceof Element)) return;
      places.set(target, { top: target.scrollTop, left: target.scrollLeft });
    },
    focused(target, page) {
      if (isFrozen || !(target instanceof HTMLElement)) return;
      last = target;
      if (page?.contains(target)) lastInside = target;
    },
    freeze() {
      isFrozen = true;
    },
    restoreScroll(page) {
      // what scrolls around the page is shared by all of them
      for (let above = page.parentElement; above; above = above.parentElement) {
        const { top, left } = places.get(above) ?? { top: 0, left: 0 };
        if (above.scrollTop !== top) above.scrollTop = top;
        if (above.scrollLeft !== left) above.scrollLeft = left;
      }
      for (const [element, { top, left }] of places) {
        if (!element.isConnected) {
          places.delete(element);
          continue;
        }
        if (element.scrollTop !== top) element.scrollTop = top;
        if (element.scrollLeft !== left) element.scrollLeft = left;
      }
    },
    prepareFocus() {
      if (last !== lastInside && isFree(document.activeElement)) lastInside?.focus({ preventScroll: true });
    },
    restoreFocus() {
      isFrozen = false;
      if (last?.isConnected && isFree(document.activeElement)) last.focus({ preventScroll: true });
    },
  };
}

/** Nothing has it; or what was clicked on the way here, and is not being used by keys. */
function isFree(active: Element | null): boolean {
  if (!active || active === document.body) return true;
  // it went out of view just now, and the browser has not noticed yet
  if (active.closest('[style*="display: none"]')) return true;
  if (active.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return false;
  return !active.matches(':focus-visible');
}
