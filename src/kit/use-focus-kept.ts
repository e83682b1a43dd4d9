/** Where the focus goes when what had it is no more: an act is done, its form is shut, its row has gone. */
import { type RefObject, useEffect, useRef } from 'react';

const REACHED = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/**
 * For an element of which parts go by acts in it. The focus stays within it: where it was, else at what is marked with
 * `data-focus-next`, else at the filled button, else at the first that takes it. Elsewhere it is left alone.
 */
export function useFocusKept<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      last.current = target instanceof HTMLElement && root.current?.contains(target) ? target : null;
    };
    // a press beside it takes the focus away as well
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, note);
    return () => {
      for (const event of events) document.removeEventListener(event, note);
    };
  }, []);
  useEffect(() => {
    const [whole, had] = [root.current, last.current];
    if (!whole || !had || whole.contains(document.activeElement)) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next =
      had.isConnected && whole.contains(had)
        ? had
        : (whole.querySelector<HTMLElement>('[data-focus-next]:not(:disabled)') ??
          whole.querySelector<HTMLElement>('.MuiButton-contained:not(:disabled)') ??
          whole.querySelector<HTMLElement>(REACHED));
    // while the act is under way, none may take it
    next?.focus();
    if (next) last.current = next;
  });
  return root;
}
