/** Puts everything of the page out of reach but one place: for eyes, keys, pointers and screen readers. */

export type Uncover = () => void;

/** Also what is put into the page later. Answers what undoes it, and gives the focus back. */
export function coverAll(place: HTMLElement): Uncover {
  const focused = document.activeElement;
  place.dataset.coversAll = '';
  document.body.append(place);
  // what was inert before, as under an open dialog, is so afterwards
  const covered = new Map<HTMLElement, boolean>();
  const cover = () => {
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element === place || covered.has(element)) continue;
      covered.set(element, element.inert);
      element.inert = true;
      element.dataset.underLock = '';
    }
  };
  cover();
  const watch = new MutationObserver(cover);
  watch.observe(document.body, { childList: true });
  return () => {
    watch.disconnect();
    for (const [element, wasInert] of covered) {
      element.inert = wasInert;
      delete element.dataset.underLock;
    }
    place.remove();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}
