/**
 * Whoever works by keys goes on where he was: what had the focus may be gone, as a button of a bar that closed or the
 * row of a page that was left. Then the row that was touched last has it, the first field of a new record, or the heading
 * of the page. A button that cannot be pressed while it works has it again once it can.
 */

/** For whoever gives it back himself, as a page that was kept, to do so first. */
const PATIENCE_MS = 150;

/**
 * @param before what had it last until now
 * @returns ends it
 */
export function keepFocus(page: HTMLElement, before: Element | null): () => void {
  let last = before;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canGoOn = () =>
    !hasLeft &&
    last instanceof HTMLElement &&
    isNowhere(document.activeElement) &&
    last.isConnected &&
    last.checkVisibility() &&
    !last.matches(':disabled');
  const isLost = () =>
    last !== null && isNowhere(document.activeElement) && !(last.isConnected && last.checkVisibility());
  const giveBack = () => {
    timer = undefined;
    if (!isLost()) return;
    const place = placeIn(page);
    // a page that is still being read has neither: the next change asks again
    if (!place) return;
    if (place.matches('h1')) {
      place.tabIndex = -1;
      // read out, and the next Tab goes on from it; there is nothing to be done with it
      place.style.outline = 'none';
    }
    place.focus({ preventScroll: true });
  };
  const look = (changes: readonly MutationRecord[] = []) => {
    const isOpened = changes.some(
      ({ target, attributeName }) => attributeName === 'disabled' && target === last,
    );
    if (isOpened && canGoOn()) (last as HTMLElement).focus({ preventScroll: true });
    if (timer === undefined && isLost()) timer = setTimeout(giveBack, PATIENCE_MS);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    hasLeft = false;
    if (target instanceof Element) last = target;
  };
  // by a click beside everything, or to another window; what was shut is not left
  const handleBlur = ({ target }: FocusEvent) => {
    hasLeft = target instanceof Element && target.isConnected && !target.matches(':disabled');
  };

  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  const observer = new MutationObserver(look);
  look();
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style', 'hidden', 'disabled'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
    observer.disconnect();
    clearTimeout(timer);
  };
}

const isNowhere = (active: Element | null) => active === null || active === document.body;

const ROWS = 'tr[data-current]';
const FIELDS = 'form :is(input:not([type=hidden], [type=file]), textarea, select):enabled';

function placeIn(page: HTMLElement): HTMLElement | undefined {
  const isNew = location.pathname.endsWith('/create');
  const places = [ROWS, ...(isNew ? [FIELDS] : []), 'h1'];
  return places
    .flatMap(place => [...page.querySelectorAll<HTMLElement>(place)])
    .find(place => place.checkVisibility() && !place.closest('[inert], [aria-hidden=true]'));
}
