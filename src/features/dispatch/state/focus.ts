/** Where the keyboard is, and where it goes on from nowhere. */

/** The focus is at nothing that anything is done with: at no element, or at the heading of a page or panel. */
export const hasNoFocus = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('h1, h2');

/** The queue or, while nothing waits in it, what begins an order. */
export const QUEUE = '[data-queue], footer button';

export const focusOn = (within: ParentNode | null, selector: string): void =>
  within?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
