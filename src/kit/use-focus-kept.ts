/** Where the focus goes when what had it is no more: an act is done, its form is shut, its row has gone. */
import { type RefObject, useEffect, useRef } from 'react';

const REACHED = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';
/** What opens over a page, and is closed again: it is no other place of work. */
const OVER = '[role=dialog], [role=menu], [role=alert], [role=status]';
/** A heading of the page: the frame puts the focus there after a moment, for want of a better place. */
const STOPGAP = 'h1';

interface Options {
  /** An act is being sent, and its button is disabled: the focus is moved only after the answer. */
  isBusy?: boolean;
  /** The whole page: after a key that is pressed while nothing has the focus, what is marked takes it. */
  isPage?: boolean;
}

/**
 * For an element of which parts go by acts in it. The focus stays within it: where it was, else at what is marked with
 * `data-focus-next`, else at the filled button, else at the first that takes it; where what had it is disabled, at the
 * nearest of these. Where nothing in it takes the focus, that is left to the part around it. Elsewhere it is left alone.
 */
export function useFocusKept<E extends HTMLElement>({
  isBusy = false,
  isPage = false,
}: Options = {}): RefObject<E | null> {
  const root = useRef<E>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.matches(STOPGAP)) return;
      if (root.current?.contains(target)) last.current = target;
      else if (!target.closest(OVER)) last.current = null;
    };
    const noteKey = ({ target }: Event) => {
      if (target === document.body) last.current ??= root.current;
    };
    // a press beside it takes the focus away as well
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, note);
    if (isPage) document.addEventListener('keydown', noteKey, true);
    return () => {
      for (const event of events) document.removeEventListener(event, note);
      document.removeEventListener('keydown', noteKey, true);
    };
  }, [isPage]);
  useEffect(() => {
    const [whole, had] = [root.current, last.current];
    if (!whole || !had || isBusy || !isLost(document.activeElement)) return;
    const next = nextFrom(whole, had);
    next?.focus();
    if (next) last.current = next;
  });
  return root;
}

function nextFrom(whole: HTMLElement, had: HTMLElement): HTMLElement | null {
  if (had === whole) return markedIn(whole);
  const isThere = whole.contains(had);
  if (isThere && !had.matches(':disabled')) return had;
  if (isThere)
    for (let near = had.parentElement; near && near !== whole; near = near.parentElement) {
      const next = firstIn(near);
      if (next) return next;
    }
  return firstIn(whole);
}

const markedIn = (part: HTMLElement) => part.querySelector<HTMLElement>('[data-focus-next]:not(:disabled)');

const firstIn = (part: HTMLElement) =>
  markedIn(part) ??
  part.querySelector<HTMLElement>('.MuiButton-contained:not(:disabled)') ??
  part.querySelector<HTMLElement>(REACHED);

/** A browser takes the focus from a disabled element a moment after it is disabled. */
const isLost = (active: Element | null) =>
  active === null || active === document.body || active.matches(`:disabled, ${STOPGAP}`);
